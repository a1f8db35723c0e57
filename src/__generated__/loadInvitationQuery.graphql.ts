/**
 * @generated SignedSource<<86e7b2aaf219a971633a4c65faae19cf>>
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
    readonly invitedBy: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "secret",
        "variableName": "secret"
      }
    ],
    "concreteType": "OfferedInvitation",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "libraryName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invitedBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expires",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadInvitationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadInvitationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "85f092851e9bca5d9c7405783cec9e3a",
    "id": null,
    "metadata": {},
    "name": "loadInvitationQuery",
    "operationKind": "query",
    "text": "query loadInvitationQuery(\n  $secret: String!\n) {\n  invitation(secret: $secret) {\n    libraryName\n    role\n    invitedBy\n    expires\n    library {\n      id\n      name\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b7b0711562dc268fa33e50e14c858594";

export default node;
