/**
 * @generated SignedSource<<e6d15f900cbcdd25ff85aa7bc1df698b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ApiTokenScope = "READ" | "WRITE" | "%future added value";
export type DeviceLoginSectionQuery$variables = {
  code: string;
};
export type DeviceLoginSectionQuery$data = {
  readonly deviceLogin: {
    readonly clientName: string;
    readonly scope: ApiTokenScope;
  } | null | undefined;
};
export type DeviceLoginSectionQuery = {
  response: DeviceLoginSectionQuery$data;
  variables: DeviceLoginSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "DeviceLogin",
    "kind": "LinkedField",
    "name": "deviceLogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scope",
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
    "name": "DeviceLoginSectionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeviceLoginSectionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "04e98a957f0ca3d46cd12fc9d26f233a",
    "id": null,
    "metadata": {},
    "name": "DeviceLoginSectionQuery",
    "operationKind": "query",
    "text": "query DeviceLoginSectionQuery(\n  $code: String!\n) {\n  deviceLogin(code: $code) {\n    clientName\n    scope\n  }\n}\n"
  }
};
})();

(node as any).hash = "c911bb60368faa31b3b0c16141a4cf55";

export default node;
