/**
 * @generated SignedSource<<55424ab450a74aa45300888aff2aad82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LibraryKind = "PERSONAL" | "SHARED" | "%future added value";
export type loadLibrariesQuery$variables = Record<PropertyKey, never>;
export type loadLibrariesQuery$data = {
  readonly me: {
    readonly libraries: ReadonlyArray<{
      readonly id: string;
      readonly kind: LibraryKind;
      readonly name: string;
      readonly trashed: string | null | undefined;
    }>;
  } | null | undefined;
};
export type loadLibrariesQuery = {
  response: loadLibrariesQuery$data;
  variables: loadLibrariesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Library",
  "kind": "LinkedField",
  "name": "libraries",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trashed",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadLibrariesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "loadLibrariesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c35edd6a3331c152b4e8a4f76d3d57c7",
    "id": null,
    "metadata": {},
    "name": "loadLibrariesQuery",
    "operationKind": "query",
    "text": "query loadLibrariesQuery {\n  me {\n    libraries {\n      id\n      name\n      kind\n      trashed\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a72feca1625231ae77ee059b9bcfec54";

export default node;
