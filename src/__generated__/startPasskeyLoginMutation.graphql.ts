/**
 * @generated SignedSource<<ac2f5d44f4f32bd0ee98be72989013b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type startPasskeyLoginMutation$variables = Record<PropertyKey, never>;
export type startPasskeyLoginMutation$data = {
  readonly startPasskeyLogin: {
    readonly options: string;
  } | null | undefined;
};
export type startPasskeyLoginMutation = {
  response: startPasskeyLoginMutation$data;
  variables: startPasskeyLoginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeyOptions",
    "kind": "LinkedField",
    "name": "startPasskeyLogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "startPasskeyLoginMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "startPasskeyLoginMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "4e5840cd42467fb51ec08109b9604d98",
    "id": null,
    "metadata": {},
    "name": "startPasskeyLoginMutation",
    "operationKind": "mutation",
    "text": "mutation startPasskeyLoginMutation {\n  startPasskeyLogin {\n    options\n  }\n}\n"
  }
};
})();

(node as any).hash = "ae82d073a72a33dd4452077efdfcdc98";

export default node;
