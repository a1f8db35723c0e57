/**
 * @generated SignedSource<<aab94d0f4705406a2490b041c336f4e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type followChangesKnownQuery$variables = {
  libraryId?: string | null | undefined;
};
export type followChangesKnownQuery$data = {
  readonly library: {
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesCursor",
  "kind": "LinkedField",
  "name": "lastChange",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupsModified",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "followChangesKnownQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "followChangesKnownQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a5f3fbdfd3ac8f1273553ec3bd4e4c5f",
    "id": null,
    "metadata": {},
    "name": "followChangesKnownQuery",
    "operationKind": "query",
    "text": "query followChangesKnownQuery(\n  $libraryId: ID\n) {\n  library(id: $libraryId) {\n    lastChange {\n      id\n      lastModified\n    }\n    groupsModified\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4285bfdf1848c5763a0ea5bafe8fa093";

export default node;
