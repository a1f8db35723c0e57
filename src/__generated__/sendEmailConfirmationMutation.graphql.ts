/**
 * @generated SignedSource<<28675743580239e0f5c7cee0f4b7853e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type sendEmailConfirmationMutation$variables = Record<PropertyKey, never>;
export type sendEmailConfirmationMutation$data = {
  readonly sendEmailConfirmation: {
    readonly result: boolean;
  } | null | undefined;
};
export type sendEmailConfirmationMutation = {
  response: sendEmailConfirmationMutation$data;
  variables: sendEmailConfirmationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SendEmailConfirmationPayload",
    "kind": "LinkedField",
    "name": "sendEmailConfirmation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "result",
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
    "name": "sendEmailConfirmationMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sendEmailConfirmationMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b3489dbe3abf6951a0cde5abc60b593e",
    "id": null,
    "metadata": {},
    "name": "sendEmailConfirmationMutation",
    "operationKind": "mutation",
    "text": "mutation sendEmailConfirmationMutation {\n  sendEmailConfirmation {\n    result\n  }\n}\n"
  }
};
})();

(node as any).hash = "bda742bb79439e730c0888a485c1d465";

export default node;
