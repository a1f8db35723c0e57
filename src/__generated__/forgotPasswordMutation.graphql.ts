/**
 * @generated SignedSource<<b13931077b3dec86685c1d15653db82c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordInput = {
  email: string;
};
export type forgotPasswordMutation$variables = {
  input: ForgotPasswordInput;
};
export type forgotPasswordMutation$data = {
  readonly forgotPassword: {
    readonly result: boolean;
  } | null | undefined;
};
export type forgotPasswordMutation = {
  response: forgotPasswordMutation$data;
  variables: forgotPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ForgotPasswordPayload",
    "kind": "LinkedField",
    "name": "forgotPassword",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "forgotPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "forgotPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ddfa9b221a24b03d90a73d3df2fe3df4",
    "id": null,
    "metadata": {},
    "name": "forgotPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation forgotPasswordMutation(\n  $input: ForgotPasswordInput!\n) {\n  forgotPassword(input: $input) {\n    result\n  }\n}\n"
  }
};
})();

(node as any).hash = "9d4e8e3b470eb78ea950aa032dbb4cef";

export default node;
