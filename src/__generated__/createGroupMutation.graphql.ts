/**
 * @generated SignedSource<<d25383cb77a2095f07e217afb41b4398>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupHierarchyType = "INDEPENDENT" | "INTERSECTION" | "UNION" | "%future added value";
export type CreateGroupInput = {
  automaticKeywordGroup?: AutomaticKeywordGroupInput | null | undefined;
  automaticPersonsGroup?: AutomaticPersonsGroupInput | null | undefined;
  children?: ReadonlyArray<CreateGroupInput> | null | undefined;
  color?: string | null | undefined;
  description?: string | null | undefined;
  desktopGroup?: DesktopGroupInput | null | undefined;
  displayName?: string | null | undefined;
  explicitGroup?: ExplicitGroupInput | null | undefined;
  hierarchyType?: GroupHierarchyType | null | undefined;
  icon?: string | null | undefined;
  isExpanded?: boolean | null | undefined;
  lastNameGroup?: LastNameGroupInput | null | undefined;
  name: string;
  parentId?: string | null | undefined;
  regexKeywordGroup?: RegexKeywordGroupInput | null | undefined;
  searchGroup?: SearchGroupInput | null | undefined;
  texGroup?: TexGroupInput | null | undefined;
  wordKeywordGroup?: WordKeywordGroupInput | null | undefined;
};
export type AutomaticKeywordGroupInput = {
  field: string;
  keywordDelimiter: string;
  keywordHierarchicalDelimiter: string;
};
export type AutomaticPersonsGroupInput = {
  field: string;
};
export type DesktopGroupInput = {
  record: string;
};
export type ExplicitGroupInput = {
  documentIds: ReadonlyArray<string>;
  keepDocuments?: boolean | null | undefined;
  keywordDelimiter: string;
};
export type LastNameGroupInput = {
  authorLastName: string;
  field: string;
};
export type RegexKeywordGroupInput = {
  caseSensitive: boolean;
  field: string;
  searchExpression: string;
};
export type SearchGroupInput = {
  caseSensitive: boolean;
  isRegEx: boolean;
  olderExpression?: string | null | undefined;
  searchExpression: string;
};
export type TexGroupInput = {
  citedKeys?: ReadonlyArray<string> | null | undefined;
  paths: ReadonlyArray<TexGroupPathInput>;
};
export type TexGroupPathInput = {
  deviceName: string;
  filePath: string;
};
export type WordKeywordGroupInput = {
  caseSensitive: boolean;
  field: string;
  keywordDelimiter: string;
  onlySplitWordsAtDelimiter: boolean;
  searchExpression: string;
};
export type createGroupMutation$variables = {
  input: CreateGroupInput;
  key?: string | null | undefined;
  libraryId?: string | null | undefined;
  step?: string | null | undefined;
};
export type createGroupMutation$data = {
  readonly createGroup: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"groupNode_group">;
  } | null | undefined;
};
export type createGroupMutation = {
  response: createGroupMutation$data;
  variables: createGroupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "step"
},
v4 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "libraryId",
    "variableName": "libraryId"
  },
  {
    "kind": "Variable",
    "name": "step",
    "variableName": "step"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMade",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasChildren",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExpanded",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hierarchyType",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "createGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createGroup",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "groupNode_group",
            "selections": [
              (v6/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "createGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createGroup",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isGroup"
          },
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "faa77d0b11a8cc87054fa778b119bded",
    "id": null,
    "metadata": {},
    "name": "createGroupMutation",
    "operationKind": "mutation",
    "text": "mutation createGroupMutation(\n  $libraryId: ID\n  $input: CreateGroupInput!\n  $key: String\n  $step: ID\n) {\n  createGroup(libraryId: $libraryId, input: $input, key: $key, step: $step) {\n    __typename\n    id\n    ...groupNode_group\n  }\n}\n\nfragment groupNode_group on Group {\n  __isGroup: __typename\n  __typename\n  id\n  displayName\n  parent {\n    __typename\n    id\n  }\n  isMade\n  hasChildren\n  isExpanded\n  color\n  icon\n  hierarchyType\n  problem\n}\n"
  }
};
})();

(node as any).hash = "dce6a142e60ad8cc080b7487a6820a53";

export default node;
