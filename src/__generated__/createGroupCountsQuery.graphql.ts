/**
 * @generated SignedSource<<7a07eecc137848f730aae275a0de815e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type createGroupCountsQuery$variables = {
  ids: ReadonlyArray<string>;
  libraryId?: string | null | undefined;
};
export type createGroupCountsQuery$data = {
  readonly library: {
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v3 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "createGroupCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "createGroupCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "cacheID": "0bd05a4418c60a5a5a010f80740b1612",
    "id": null,
    "metadata": {},
    "name": "createGroupCountsQuery",
    "operationKind": "query",
    "text": "query createGroupCountsQuery(\n  $libraryId: ID\n  $ids: [ID!]!\n) {\n  library(id: $libraryId) {\n    groupCounts(ids: $ids) {\n      groupId\n      documentCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f8fa071caabcefbaf3161432c43c6d7";

export default node;
