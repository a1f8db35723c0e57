/**
 * @generated SignedSource<<681e3538bbab92cfc386ae41a1bc8a9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type groupFormQuery$variables = {
  id: string;
};
export type groupFormQuery$data = {
  readonly group: {
    readonly __typename: string;
    readonly authorLastName?: string;
    readonly caseSensitive?: boolean;
    readonly citedKeys?: ReadonlyArray<string>;
    readonly description: string | null | undefined;
    readonly displayName: string;
    readonly field?: string;
    readonly isRegEx?: boolean;
    readonly keywordDelimiter?: string;
    readonly keywordHierarchicalDelimiter?: string;
    readonly name: string;
    readonly onlySplitWordsAtDelimiter?: boolean;
    readonly paths?: ReadonlyArray<{
      readonly deviceName: string;
      readonly filePath: string;
    }>;
    readonly searchExpression?: string;
    readonly " $fragmentSpreads": FragmentRefs<"groupNode_group">;
  } | null | undefined;
};
export type groupFormQuery = {
  response: groupFormQuery$data;
  variables: groupFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMade",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasChildren",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExpanded",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hierarchyType",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keywordDelimiter",
  "storageKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v14/*:: as any*/)
  ],
  "type": "ExplicitGroup",
  "abstractKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "searchExpression",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caseSensitive",
  "storageKey": null
},
v19 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlySplitWordsAtDelimiter",
      "storageKey": null
    }
  ],
  "type": "WordKeywordGroup",
  "abstractKey": null
},
v20 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "type": "RegexKeywordGroup",
  "abstractKey": null
},
v21 = {
  "kind": "InlineFragment",
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRegEx",
      "storageKey": null
    }
  ],
  "type": "SearchGroup",
  "abstractKey": null
},
v22 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorLastName",
      "storageKey": null
    }
  ],
  "type": "LastNameGroup",
  "abstractKey": null
},
v23 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keywordHierarchicalDelimiter",
      "storageKey": null
    }
  ],
  "type": "AutomaticKeywordGroup",
  "abstractKey": null
},
v24 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/)
  ],
  "type": "AutomaticPersonsGroup",
  "abstractKey": null
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TexGroupPath",
      "kind": "LinkedField",
      "name": "paths",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filePath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "citedKeys",
      "storageKey": null
    }
  ],
  "type": "TexGroup",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "groupFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "groupNode_group",
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v15/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "groupFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isGroup"
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v15/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a55c8af2a5a033c9327ba35b7fbfcb33",
    "id": null,
    "metadata": {},
    "name": "groupFormQuery",
    "operationKind": "query",
    "text": "query groupFormQuery(\n  $id: ID!\n) {\n  group(id: $id) {\n    __typename\n    name\n    displayName\n    description\n    ...groupNode_group\n    ... on ExplicitGroup {\n      keywordDelimiter\n    }\n    ... on WordKeywordGroup {\n      field\n      searchExpression\n      caseSensitive\n      keywordDelimiter\n      onlySplitWordsAtDelimiter\n    }\n    ... on RegexKeywordGroup {\n      field\n      searchExpression\n      caseSensitive\n    }\n    ... on SearchGroup {\n      searchExpression\n      caseSensitive\n      isRegEx\n    }\n    ... on LastNameGroup {\n      field\n      authorLastName\n    }\n    ... on AutomaticKeywordGroup {\n      field\n      keywordDelimiter\n      keywordHierarchicalDelimiter\n    }\n    ... on AutomaticPersonsGroup {\n      field\n    }\n    ... on TexGroup {\n      paths {\n        deviceName\n        filePath\n      }\n      citedKeys\n    }\n    id\n  }\n}\n\nfragment groupNode_group on Group {\n  __isGroup: __typename\n  __typename\n  id\n  displayName\n  parent {\n    __typename\n    id\n  }\n  isMade\n  hasChildren\n  isExpanded\n  color\n  icon\n  hierarchyType\n  problem\n}\n"
  }
};
})();

(node as any).hash = "07f1bfbdd9f3bdef922da037e11f6b86";

export default node;
