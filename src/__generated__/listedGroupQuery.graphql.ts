/**
 * @generated SignedSource<<51fa7706600f9edcb1916566f72e2c44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type listedGroupQuery$variables = {
  id: string;
};
export type listedGroupQuery$data = {
  readonly group: {
    readonly __typename: string;
    readonly displayName: string;
    readonly id: string;
  } | null | undefined;
};
export type listedGroupQuery = {
  response: listedGroupQuery$data;
  variables: listedGroupQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
        "kind": "ScalarField",
        "name": "displayName",
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
    "name": "listedGroupQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listedGroupQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3e8b2a0e05b8551de456f5a79f4c244c",
    "id": null,
    "metadata": {},
    "name": "listedGroupQuery",
    "operationKind": "query",
    "text": "query listedGroupQuery(\n  $id: ID!\n) {\n  group(id: $id) {\n    __typename\n    id\n    displayName\n  }\n}\n"
  }
};
})();

(node as any).hash = "505efd0c77f962cda9ec4fc4a848a394";

export default node;
