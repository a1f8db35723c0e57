/**
 * @generated SignedSource<<a616111c5b07f57ef43b69fcb6db56e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type lookUpsEnabledQuery$variables = Record<PropertyKey, never>;
export type lookUpsEnabledQuery$data = {
  readonly lookUpsEnabled: boolean;
};
export type lookUpsEnabledQuery = {
  response: lookUpsEnabledQuery$data;
  variables: lookUpsEnabledQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lookUpsEnabled",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "lookUpsEnabledQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "lookUpsEnabledQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ca65b3721006f8903566e5f90863da66",
    "id": null,
    "metadata": {},
    "name": "lookUpsEnabledQuery",
    "operationKind": "query",
    "text": "query lookUpsEnabledQuery {\n  lookUpsEnabled\n}\n"
  }
};
})();

(node as any).hash = "68f113051c317f20ff9dc2d41e19adf3";

export default node;
