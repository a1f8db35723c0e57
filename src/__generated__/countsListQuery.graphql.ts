/**
 * @generated SignedSource<<6caf38ecae9a02a19f2bc6c6bc4bd296>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type DocumentFilters = {
  groupId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupMatch?: GroupMatch | null | undefined;
  query?: string | null | undefined;
  trashed?: boolean | null | undefined;
};
export type countsListQuery$variables = {
  filterBy?: DocumentFilters | null | undefined;
  libraryId?: string | null | undefined;
};
export type countsListQuery$data = {
  readonly library: {
    readonly documents: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type countsListQuery = {
  response: countsListQuery$data;
  variables: countsListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filterBy"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "countsListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "countsListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "77371b9f06f5ebeeb7b73432ea0b3a64",
    "id": null,
    "metadata": {},
    "name": "countsListQuery",
    "operationKind": "query",
    "text": "query countsListQuery(\n  $libraryId: ID\n  $filterBy: DocumentFilters\n) {\n  library(id: $libraryId) {\n    documents(filterBy: $filterBy, first: 0) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4024992ebc661c2cfb51182bcc388b7c";

export default node;
