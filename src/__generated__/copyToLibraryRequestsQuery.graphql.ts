/**
 * @generated SignedSource<<e40708ac0dad980f5120e55613d54c31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LibraryKind = "PERSONAL" | "SHARED" | "%future added value";
export type LibraryRole = "EDITOR" | "OWNER" | "READER" | "%future added value";
export type copyToLibraryRequestsQuery$variables = {
  libraryId?: string | null | undefined;
};
export type copyToLibraryRequestsQuery$data = {
  readonly library: {
    readonly id: string;
    readonly viewerRole: LibraryRole;
  } | null | undefined;
  readonly me: {
    readonly libraries: ReadonlyArray<{
      readonly id: string;
      readonly kind: LibraryKind;
      readonly name: string;
      readonly trashed: string | null | undefined;
      readonly viewerRole: LibraryRole;
    }>;
  } | null | undefined;
};
export type copyToLibraryRequestsQuery = {
  response: copyToLibraryRequestsQuery$data;
  variables: copyToLibraryRequestsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "libraryId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "id",
      "variableName": "libraryId"
    }
  ],
  "concreteType": "Library",
  "kind": "LinkedField",
  "name": "library",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Library",
  "kind": "LinkedField",
  "name": "libraries",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
    (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "copyToLibraryRequestsQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "copyToLibraryRequestsQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5b08ba71e638e9bdc126218e45a6e7ca",
    "id": null,
    "metadata": {},
    "name": "copyToLibraryRequestsQuery",
    "operationKind": "query",
    "text": "query copyToLibraryRequestsQuery(\n  $libraryId: ID\n) {\n  library(id: $libraryId) {\n    id\n    viewerRole\n  }\n  me {\n    libraries {\n      id\n      name\n      kind\n      viewerRole\n      trashed\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "506c42246246ba6d62a928243beadcb7";

export default node;
