/**
 * @generated SignedSource<<04956b5c18e8c4cc73ee13821965b20f>>
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
  selection: DocumentSelection;
};
export type readCompletableQuery$data = {
  readonly me: {
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
    "name": "selection"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "selection",
    "variableName": "selection"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doi",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v5 = {
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
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0f4e94ee94f0e48a6ac55eeeef8ba543",
    "id": null,
    "metadata": {},
    "name": "readCompletableQuery",
    "operationKind": "query",
    "text": "query readCompletableQuery(\n  $selection: DocumentSelection!\n) {\n  me {\n    documentsWithDoi(selection: $selection) {\n      documents {\n        __typename\n        id\n        doi\n      }\n      count\n      withoutDoi\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "70aa53811b66665bb47affcf51a5e4a8";

export default node;
