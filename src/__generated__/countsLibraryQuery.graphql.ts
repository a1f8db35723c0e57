/**
 * @generated SignedSource<<b465b213d29253e9a2497ba2e912245c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"useLibraryFacts_library">;
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
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
},
v8 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    }
  ]
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesCursor",
  "kind": "LinkedField",
  "name": "lastChange",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
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
v11 = {
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useLibraryFacts_library",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/)
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
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "03ab36d903d15357c036075bf0bfa14f",
    "id": null,
    "metadata": {},
    "name": "countsLibraryQuery",
    "operationKind": "query",
    "text": "query countsLibraryQuery(\n  $libraryId: ID\n) {\n  library(id: $libraryId) {\n    all: documents(first: 0) {\n      totalCount\n    }\n    trash: documents(filterBy: {trashed: true}, first: 0) {\n      totalCount\n    }\n    ...useLibraryFacts_library\n    lastChange {\n      id\n      lastModified\n    }\n    groupsModified\n    id\n  }\n}\n\nfragment useLibraryFacts_library on Library {\n  name\n  viewerRole\n}\n"
  }
};
})();

(node as any).hash = "f60254683deb10acebf2b57dbfb16cfe";

export default node;
