/**
 * @generated SignedSource<<83097c305e5d4131219c3788f63cecc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type readStyleQuery$variables = Record<PropertyKey, never>;
export type readStyleQuery$data = {
  readonly me: {
    readonly styleChoice: {
      readonly locale: string | null | undefined;
      readonly style: string;
    };
  } | null | undefined;
};
export type readStyleQuery = {
  response: readStyleQuery$data;
  variables: readStyleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "readStyleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "readStyleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eb507816e5df169829d11672bfd73a22",
    "id": null,
    "metadata": {},
    "name": "readStyleQuery",
    "operationKind": "query",
    "text": "query readStyleQuery {\n  me {\n    styleChoice {\n      style\n      locale\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b2099083cd20915ec094a87ee83ad3d3";

export default node;
