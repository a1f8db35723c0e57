/**
 * @generated SignedSource<<0b95610b81323da4ffa1615cf497345d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LookUpStatus = "FOUND" | "LIMITED" | "NOT_FOUND" | "OFF" | "UNAVAILABLE" | "%future added value";
export type FindDoiInput = {
  documentId: string;
  libraryId?: string | null | undefined;
};
export type findDoiMutation$variables = {
  input: FindDoiInput;
};
export type findDoiMutation$data = {
  readonly findDoi: {
    readonly candidates: ReadonlyArray<{
      readonly entry: string;
    }>;
    readonly message: string | null | undefined;
    readonly status: LookUpStatus;
  };
};
export type findDoiMutation = {
  response: findDoiMutation$data;
  variables: findDoiMutation$variables;
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
    "concreteType": "FindDoiPayload",
    "kind": "LinkedField",
    "name": "findDoi",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LookUpCandidate",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entry",
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
    "name": "findDoiMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findDoiMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c7680d3735e08ed6c74b760f358a4bd3",
    "id": null,
    "metadata": {},
    "name": "findDoiMutation",
    "operationKind": "mutation",
    "text": "mutation findDoiMutation(\n  $input: FindDoiInput!\n) {\n  findDoi(input: $input) {\n    status\n    message\n    candidates {\n      entry\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e2c5b4d6830074c52f194ec958c66996";

export default node;
