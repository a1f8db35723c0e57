/**
 * @generated SignedSource<<7eae76a38792f7f034b586c2cd93a0c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type followChangesKnownQuery$variables = Record<PropertyKey, never>;
export type followChangesKnownQuery$data = {
  readonly me: {
    readonly groupsModified: string | null | undefined;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupsModified",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "016551391370ceb1708219e8ab2d1617",
    "id": null,
    "metadata": {},
    "name": "followChangesKnownQuery",
    "operationKind": "query",
    "text": "query followChangesKnownQuery {\n  me {\n    lastChange {\n      id\n      lastModified\n    }\n    groupsModified\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "31535ad10a84eaff1b57b0046a70a1cb";

export default node;
