/**
 * @generated SignedSource<<1286696c2db5d8add6cb643d8f8f6577>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type followChangesKnownQuery$variables = Record<PropertyKey, never>;
export type followChangesKnownQuery$data = {
  readonly me: {
    readonly lastChange: {
      readonly id: string;
      readonly lastModified: string;
    } | null | undefined;
  } | null | undefined;
};
export type followChangesKnownQuery = {
  response: followChangesKnownQuery$data;
  variables: followChangesKnownQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesCursor",
  "kind": "LinkedField",
  "name": "lastChange",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastModified",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "followChangesKnownQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followChangesKnownQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "32a7adc9e49813f5836fe7e7938434a4",
    "id": null,
    "metadata": {},
    "name": "followChangesKnownQuery",
    "operationKind": "query",
    "text": "query followChangesKnownQuery {\n  me {\n    lastChange {\n      id\n      lastModified\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ebfb58ed144c8c74c376e3ad29216e6";

export default node;
