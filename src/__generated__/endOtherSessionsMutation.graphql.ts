/**
 * @generated SignedSource<<4c9ee299d4fce859cd88898e808e0024>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EndOtherSessionsInput = {
  password?: string | null | undefined;
};
export type endOtherSessionsMutation$variables = {
  input?: EndOtherSessionsInput | null | undefined;
};
export type endOtherSessionsMutation$data = {
  readonly endOtherSessions: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly result: boolean;
  } | null | undefined;
};
export type endOtherSessionsMutation = {
  response: endOtherSessionsMutation$data;
  variables: endOtherSessionsMutation$variables;
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
    "concreteType": "EndOtherSessionsPayload",
    "kind": "LinkedField",
    "name": "endOtherSessions",
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
    "name": "endOtherSessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endOtherSessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "84b3dee75c81f335562b5723703a94d2",
    "id": null,
    "metadata": {},
    "name": "endOtherSessionsMutation",
    "operationKind": "mutation",
    "text": "mutation endOtherSessionsMutation(\n  $input: EndOtherSessionsInput\n) {\n  endOtherSessions(input: $input) {\n    result\n    problems {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1014b217d030e798ad8d38fc254ffea4";

export default node;
