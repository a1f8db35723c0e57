/**
 * @generated SignedSource<<fb4c57e9ddd3f6ed13a9af3cf30b9aa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type createGroupCountsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type createGroupCountsQuery$data = {
  readonly me: {
    readonly groupCounts: ReadonlyArray<{
      readonly documentCount: number;
      readonly groupId: string;
    }>;
  } | null | undefined;
};
export type createGroupCountsQuery = {
  response: createGroupCountsQuery$data;
  variables: createGroupCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "ids",
      "variableName": "ids"
    }
  ],
  "concreteType": "GroupCount",
  "kind": "LinkedField",
  "name": "groupCounts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentCount",
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
    "name": "createGroupCountsQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createGroupCountsQuery",
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
    "cacheID": "c7bc2217d56f53cc2c60a254679c75c1",
    "id": null,
    "metadata": {},
    "name": "createGroupCountsQuery",
    "operationKind": "query",
    "text": "query createGroupCountsQuery(\n  $ids: [ID!]!\n) {\n  me {\n    groupCounts(ids: $ids) {\n      groupId\n      documentCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fee2cad95975a576bc5d668c38c4151c";

export default node;
