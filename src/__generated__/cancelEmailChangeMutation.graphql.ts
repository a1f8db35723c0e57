/**
 * @generated SignedSource<<b2720ce003b504de317b32e3e3fdfb9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type cancelEmailChangeMutation$variables = Record<PropertyKey, never>;
export type cancelEmailChangeMutation$data = {
  readonly cancelEmailChange: {
    readonly user: {
      readonly id: string;
      readonly pendingEmail: string | null | undefined;
    };
  } | null | undefined;
};
export type cancelEmailChangeMutation = {
  response: cancelEmailChangeMutation$data;
  variables: cancelEmailChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CancelEmailChangePayload",
    "kind": "LinkedField",
    "name": "cancelEmailChange",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "pendingEmail",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cancelEmailChangeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cancelEmailChangeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0250e6a9428b027fde229b2d7b982478",
    "id": null,
    "metadata": {},
    "name": "cancelEmailChangeMutation",
    "operationKind": "mutation",
    "text": "mutation cancelEmailChangeMutation {\n  cancelEmailChange {\n    user {\n      id\n      pendingEmail\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3624d2a4505ba4b97aff9c1589822623";

export default node;
