/**
 * @generated SignedSource<<848ca8191c42c6c46c41f3dfa615b75f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type DocumentFilters = {
  groupId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupMatch?: GroupMatch | null | undefined;
  query?: string | null | undefined;
  trashed?: boolean | null | undefined;
};
export type bibliographyQuery$variables = {
  countsList: boolean;
  filterBy?: DocumentFilters | null | undefined;
  groupId: string;
  hasGroup: boolean;
  libraryId?: string | null | undefined;
};
export type bibliographyQuery$data = {
  readonly group?: {
    readonly displayName: string;
  } | null | undefined;
  readonly library: {
    readonly documents?: {
      readonly totalCount: number;
    };
    readonly styleChoice: {
      readonly locale: string | null | undefined;
      readonly style: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"useLibraryFacts_library">;
  } | null | undefined;
};
export type bibliographyQuery = {
  response: bibliographyQuery$data;
  variables: bibliographyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "countsList"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filterBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGroup"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
},
v8 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    }
  ]
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "StyleChoice",
  "kind": "LinkedField",
  "name": "styleChoice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "style",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "condition": "countsList",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filterBy",
          "variableName": "filterBy"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
        }
      ],
      "concreteType": "UserDocumentsConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "groupId"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "bibliographyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useLibraryFacts_library",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasGroup",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "group",
            "plural": false,
            "selections": [
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "bibliographyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasGroup",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "group",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "6249fa34f2b691a317968f18a5b0f4b4",
    "id": null,
    "metadata": {},
    "name": "bibliographyQuery",
    "operationKind": "query",
    "text": "query bibliographyQuery(\n  $libraryId: ID\n  $filterBy: DocumentFilters\n  $countsList: Boolean!\n  $groupId: ID!\n  $hasGroup: Boolean!\n) {\n  library(id: $libraryId) {\n    ...useLibraryFacts_library\n    styleChoice {\n      style\n      locale\n    }\n    documents(first: 0, filterBy: $filterBy) @include(if: $countsList) {\n      totalCount\n    }\n    id\n  }\n  group(id: $groupId) @include(if: $hasGroup) {\n    __typename\n    displayName\n    id\n  }\n}\n\nfragment useLibraryFacts_library on Library {\n  name\n  viewerRole\n}\n"
  }
};
})();

(node as any).hash = "6638137b96c08fa570f113c5088c0398";

export default node;
