/**
 * @generated SignedSource<<79e69738d44f5a085c8706981f9e3b04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type styleChoiceQuery$variables = Record<PropertyKey, never>;
export type styleChoiceQuery$data = {
  readonly me: {
    readonly id: string;
    readonly styleChoice: {
      readonly locale: string | null | undefined;
      readonly style: string;
    };
  } | null | undefined;
};
export type styleChoiceQuery = {
  response: styleChoiceQuery$data;
  variables: styleChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "me",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StyleChoice",
        "kind": "LinkedField",
        "name": "styleChoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "style",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locale",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "styleChoiceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "styleChoiceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6d1a037db7ea328f701737a5a3dfb9c4",
    "id": null,
    "metadata": {},
    "name": "styleChoiceQuery",
    "operationKind": "query",
    "text": "query styleChoiceQuery {\n  me {\n    id\n    styleChoice {\n      style\n      locale\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ec430935a8c150c39895f51789788e1";

export default node;
