/**
 * @generated SignedSource<<710bef5713eecf08e219f49ec4cddf62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LibraryRole = "EDITOR" | "OWNER" | "READER" | "%future added value";
export type loadInvitationQuery$variables = {
  secret: string;
};
export type loadInvitationQuery$data = {
  readonly invitation: {
    readonly expires: string;
    readonly invitedBy: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
    };
    readonly library: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly libraryName: string;
    readonly role: LibraryRole;
  } | null | undefined;
};
export type loadInvitationQuery = {
  response: loadInvitationQuery$data;
  variables: loadInvitationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "secret"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "secret",
    "variableName": "secret"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "libraryName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expires",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Library",
  "kind": "LinkedField",
  "name": "library",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadInvitationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfferedInvitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryPerson",
            "kind": "LinkedField",
            "name": "invitedBy",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "loadInvitationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfferedInvitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryPerson",
            "kind": "LinkedField",
            "name": "invitedBy",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4da436dd93d323f12d3c65cad10c5ee3",
    "id": null,
    "metadata": {},
    "name": "loadInvitationQuery",
    "operationKind": "query",
    "text": "query loadInvitationQuery(\n  $secret: String!\n) {\n  invitation(secret: $secret) {\n    libraryName\n    role\n    invitedBy {\n      name\n      email\n      id\n    }\n    expires\n    library {\n      id\n      name\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8b17baeef924585f4bc530192f1fb1d5";

export default node;
