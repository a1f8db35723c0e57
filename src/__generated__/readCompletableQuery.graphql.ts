/**
 * @generated SignedSource<<634ad89fa9ab1b20c8a3fee9c47a4f0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type DocumentSelection = {
  except?: ReadonlyArray<string> | null | undefined;
  filterBy?: DocumentFilters | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type DocumentFilters = {
  groupId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupMatch?: GroupMatch | null | undefined;
  query?: string | null | undefined;
  trashed?: boolean | null | undefined;
};
export type readCompletableQuery$variables = {
  libraryId?: string | null | undefined;
  selection: DocumentSelection;
};
export type readCompletableQuery$data = {
  readonly library: {
    readonly documentsWithDoi: {
      readonly count: number;
      readonly documents: ReadonlyArray<{
        readonly doi: string | null | undefined;
        readonly id: string;
      }>;
      readonly withoutDoi: number;
    };
  } | null | undefined;
};
export type readCompletableQuery = {
  response: readCompletableQuery$data;
  variables: readCompletableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "libraryId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "selection"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "selection",
    "variableName": "selection"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doi",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withoutDoi",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readCompletableQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "DocumentsWithDoi",
            "kind": "LinkedField",
            "name": "documentsWithDoi",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "readCompletableQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "DocumentsWithDoi",
            "kind": "LinkedField",
            "name": "documentsWithDoi",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ecc471aae4eaf10b25dff81614d6af63",
    "id": null,
    "metadata": {},
    "name": "readCompletableQuery",
    "operationKind": "query",
    "text": "query readCompletableQuery(\n  $libraryId: ID\n  $selection: DocumentSelection!\n) {\n  library(id: $libraryId) {\n    documentsWithDoi(selection: $selection) {\n      documents {\n        __typename\n        id\n        doi\n      }\n      count\n      withoutDoi\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "19cccaea8a97a86d9fa42e3dd40d8b6d";

export default node;
