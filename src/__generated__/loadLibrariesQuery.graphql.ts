/**
 * @generated SignedSource<<9037ea7418257bf19ec30a1d7c8c9241>>
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
    readonly soleOwnedLibraries: ReadonlyArray<{
      readonly library: {
        readonly id: string;
      };
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
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "SoleOwnedLibrary",
  "kind": "LinkedField",
  "name": "soleOwnedLibraries",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Library",
      "kind": "LinkedField",
      "name": "library",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2ca75ff3aec2506935adcaa75f6c42ab",
    "id": null,
    "metadata": {},
    "name": "loadLibrariesQuery",
    "operationKind": "query",
    "text": "query loadLibrariesQuery {\n  me {\n    libraries {\n      id\n      name\n      kind\n      trashed\n    }\n    soleOwnedLibraries {\n      library {\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d80ab48cdb4f69d1f1caea7b139b19a8";

export default node;
