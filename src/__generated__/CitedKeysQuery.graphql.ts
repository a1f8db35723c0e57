/**
 * @generated SignedSource<<34ff683e4ca9797ef58da6116468e5dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CitedKeysQuery$variables = {
  id: string;
};
export type CitedKeysQuery$data = {
  readonly group: {
    readonly citedKeys?: ReadonlyArray<string>;
    readonly missingKeys?: ReadonlyArray<string>;
    readonly uncitedKeys?: ReadonlyArray<string>;
  } | null | undefined;
};
export type CitedKeysQuery = {
  response: CitedKeysQuery$data;
  variables: CitedKeysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "citedKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uncitedKeys",
      "storageKey": null
    }
  ],
  "type": "TexGroup",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CitedKeysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CitedKeysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "cacheID": "70614c55b1b7e69dfeb3fe09049ef3af",
    "id": null,
    "metadata": {},
    "name": "CitedKeysQuery",
    "operationKind": "query",
    "text": "query CitedKeysQuery(\n  $id: ID!\n) {\n  group(id: $id) {\n    __typename\n    ... on TexGroup {\n      citedKeys\n      missingKeys\n      uncitedKeys\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "22f5353226ca9757473159faa6fa3059";

export default node;
