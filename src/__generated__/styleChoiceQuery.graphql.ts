/**
 * @generated SignedSource<<d1191a97f9141bcea36d06442a36c624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type styleChoiceQuery$variables = {
  libraryId?: string | null | undefined;
};
export type styleChoiceQuery$data = {
  readonly library: {
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "libraryId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v2 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "styleChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
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
    "name": "styleChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
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
    "cacheID": "4ef0678c5a8f6e9ded71c4f3030fc12e",
    "id": null,
    "metadata": {},
    "name": "styleChoiceQuery",
    "operationKind": "query",
    "text": "query styleChoiceQuery(\n  $libraryId: ID\n) {\n  library(id: $libraryId) {\n    styleChoice {\n      style\n      locale\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "13be7fd22e7adb9c9a35482996cc5629";

export default node;
