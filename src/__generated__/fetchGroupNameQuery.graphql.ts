/**
 * @generated SignedSource<<e48036c174ce5fe0db019eb3f45f18d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type fetchGroupNameQuery$variables = {
  id: string;
};
export type fetchGroupNameQuery$data = {
  readonly group: {
    readonly displayName: string;
  } | null | undefined;
};
export type fetchGroupNameQuery = {
  response: fetchGroupNameQuery$data;
  variables: fetchGroupNameQuery$variables;
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
  "name": "displayName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchGroupNameQuery",
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
    "name": "fetchGroupNameQuery",
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
    "cacheID": "6d26a5b21611e21f7f33b53f96d5e2e9",
    "id": null,
    "metadata": {},
    "name": "fetchGroupNameQuery",
    "operationKind": "query",
    "text": "query fetchGroupNameQuery(\n  $id: ID!\n) {\n  group(id: $id) {\n    __typename\n    displayName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d16b3e2dff20639c404818d5969744ec";

export default node;
