/**
 * @generated SignedSource<<7c6d8b8bc460117f0f6aea4350945f73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  id: string;
  password?: string | null | undefined;
};
export type endSessionMutation$variables = {
  input: EndSessionInput;
};
export type endSessionMutation$data = {
  readonly endSession: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InputFieldValidationProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "cacheID": "8d567ff5e4094e7ba89dc500cd8fbae3",
    "id": null,
    "metadata": {},
    "name": "endSessionMutation",
    "operationKind": "mutation",
    "text": "mutation endSessionMutation(\n  $input: EndSessionInput!\n) {\n  endSession(input: $input) {\n    result\n    problems {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "872b3340615aa8afb7082e2806f6e52d";

export default node;
