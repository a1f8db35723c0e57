/**
 * @generated SignedSource<<8eb24f9ddb3655374bfa1b55dcdfcc03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AbstractPanelQuery$variables = {
  id: string;
};
export type AbstractPanelQuery$data = {
  readonly userDocument: {
    readonly abstract: string | null | undefined;
  } | null | undefined;
};
export type AbstractPanelQuery = {
  response: AbstractPanelQuery$data;
  variables: AbstractPanelQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abstract",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AbstractPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "userDocument",
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
    "name": "AbstractPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "userDocument",
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
    "cacheID": "4c6c0e5375a4c0c57206b6684437caf4",
    "id": null,
    "metadata": {},
    "name": "AbstractPanelQuery",
    "operationKind": "query",
    "text": "query AbstractPanelQuery(\n  $id: ID!\n) {\n  userDocument(id: $id) {\n    __typename\n    abstract\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "47bfdc4cbd6f4fad5a1ab74e851a5f1c";

export default node;
