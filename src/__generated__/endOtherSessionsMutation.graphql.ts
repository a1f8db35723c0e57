/**
 * @generated SignedSource<<e4b0e0d8e2fdd5d93141c561c32ea890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type endOtherSessionsMutation$variables = Record<PropertyKey, never>;
export type endOtherSessionsMutation$data = {
  readonly endOtherSessions: {
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
    "alias": null,
    "args": null,
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
    "name": "endOtherSessionsMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "endOtherSessionsMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "8456b17f78cb974ad83c03902b0f2190",
    "id": null,
    "metadata": {},
    "name": "endOtherSessionsMutation",
    "operationKind": "mutation",
    "text": "mutation endOtherSessionsMutation {\n  endOtherSessions {\n    result\n  }\n}\n"
  }
};
})();

(node as any).hash = "f8c99f06721de68a5d5b971ae6bd408d";

export default node;
