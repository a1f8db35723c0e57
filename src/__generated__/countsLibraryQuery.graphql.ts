/**
 * @generated SignedSource<<88851acfd5b2d83a4d763fa832b5ad1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type countsLibraryQuery$variables = {
  libraryId?: string | null | undefined;
};
export type countsLibraryQuery$data = {
  readonly library: {
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
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": "all",
  "args": [
    (v2/*:: as any*/)
  ],
  "concreteType": "UserDocumentsConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "documents(first:0)"
},
v5 = {
  "alias": "trash",
  "args": [
    {
      "kind": "Literal",
      "name": "filterBy",
      "value": {
        "trashed": true
      }
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "UserDocumentsConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "documents(filterBy:{\"trashed\":true},first:0)"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesCursor",
  "kind": "LinkedField",
  "name": "lastChange",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
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
v8 = {
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
    "name": "countsLibraryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "countsLibraryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "01b02c5727bc482de31df5484d6d6c5e",
    "id": null,
    "metadata": {},
    "name": "countsLibraryQuery",
    "operationKind": "query",
    "text": "query countsLibraryQuery(\n  $libraryId: ID\n) {\n  library(id: $libraryId) {\n    all: documents(first: 0) {\n      totalCount\n    }\n    trash: documents(filterBy: {trashed: true}, first: 0) {\n      totalCount\n    }\n    lastChange {\n      id\n      lastModified\n    }\n    groupsModified\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc09a8e84b47ac6d4187faa8427b9b19";

export default node;
