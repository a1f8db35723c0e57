/**
 * @generated SignedSource<<ed982f97f6c4156eaa83a1b76f14d866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  id: string;
};
export type endSessionMutation$variables = {
  input: EndSessionInput;
};
export type endSessionMutation$data = {
  readonly endSession: {
    readonly result: boolean;
  } | null | undefined;
};
export type endSessionMutation = {
  response: endSessionMutation$data;
  variables: endSessionMutation$variables;
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
    "concreteType": "EndSessionPayload",
    "kind": "LinkedField",
    "name": "endSession",
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
    "name": "endSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "06eb1dcc200cc601a66ad4ef096a83b8",
    "id": null,
    "metadata": {},
    "name": "endSessionMutation",
    "operationKind": "mutation",
    "text": "mutation endSessionMutation(\n  $input: EndSessionInput!\n) {\n  endSession(input: $input) {\n    result\n  }\n}\n"
  }
};
})();

(node as any).hash = "faa0c22f88eeda72b1811e8993569489";

export default node;
