/**
 * @generated SignedSource<<83d857999c977ec44878e297d684d834>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type countsLibraryQuery$variables = Record<PropertyKey, never>;
export type countsLibraryQuery$data = {
  readonly me: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly trash: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type countsLibraryQuery = {
  response: countsLibraryQuery$data;
  variables: countsLibraryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = {
  "alias": "all",
  "args": [
    (v0/*:: as any*/)
  ],
  "concreteType": "UserDocumentsConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "documents(first:0)"
},
v3 = {
  "alias": "trash",
  "args": [
    {
      "kind": "Literal",
      "name": "filterBy",
      "value": {
        "trashed": true
      }
    },
    (v0/*:: as any*/)
  ],
  "concreteType": "UserDocumentsConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "documents(filterBy:{\"trashed\":true},first:0)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "countsLibraryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "countsLibraryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "41a3566bf87366ced076d6bb0629d5e1",
    "id": null,
    "metadata": {},
    "name": "countsLibraryQuery",
    "operationKind": "query",
    "text": "query countsLibraryQuery {\n  me {\n    all: documents(first: 0) {\n      totalCount\n    }\n    trash: documents(filterBy: {trashed: true}, first: 0) {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "809c3afa0fe6a402050ad946a1fb842c";

export default node;
