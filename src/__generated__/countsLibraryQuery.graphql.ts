/**
 * @generated SignedSource<<31069730b8aa982f30c30428c406e786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type countsLibraryQuery$variables = Record<PropertyKey, never>;
export type countsLibraryQuery$data = {
  readonly me: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly groupsModified: string | null | undefined;
    readonly lastChange: {
      readonly id: string;
      readonly lastModified: string;
    } | null | undefined;
    readonly trash: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type countsLibraryQuery = {
  response: countsLibraryQuery$data;
  variables: countsLibraryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = {
  "alias": "all",
  "args": [
    (v0/*:: as any*/)
  ],
  "concreteType": "UserDocumentsConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "documents(first:0)"
},
v3 = {
  "alias": "trash",
  "args": [
    {
      "kind": "Literal",
      "name": "filterBy",
      "value": {
        "trashed": true
      }
    },
    (v0/*:: as any*/)
  ],
  "concreteType": "UserDocumentsConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "documents(filterBy:{\"trashed\":true},first:0)"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesCursor",
  "kind": "LinkedField",
  "name": "lastChange",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupsModified",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "countsLibraryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "countsLibraryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5eaecc20bd337e7548e54becfe32d942",
    "id": null,
    "metadata": {},
    "name": "countsLibraryQuery",
    "operationKind": "query",
    "text": "query countsLibraryQuery {\n  me {\n    all: documents(first: 0) {\n      totalCount\n    }\n    trash: documents(filterBy: {trashed: true}, first: 0) {\n      totalCount\n    }\n    lastChange {\n      id\n      lastModified\n    }\n    groupsModified\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cb4809993d212a7f613bb66848aeb0d2";

export default node;
