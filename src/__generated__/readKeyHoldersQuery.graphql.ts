/**
 * @generated SignedSource<<39c956f402aa767fa1e186148a4fa709>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type readKeyHoldersQuery$variables = {
  except?: string | null | undefined;
  keys: ReadonlyArray<string>;
  libraryId?: string | null | undefined;
};
export type readKeyHoldersQuery$data = {
  readonly library: {
    readonly citationKeyHolders: ReadonlyArray<{
      readonly document: {
        readonly id: string;
        readonly title: string | null | undefined;
      };
      readonly key: string;
    }>;
  } | null | undefined;
};
export type readKeyHoldersQuery = {
  response: readKeyHoldersQuery$data;
  variables: readKeyHoldersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "except"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keys"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "except",
    "variableName": "except"
  },
  {
    "kind": "Variable",
    "name": "keys",
    "variableName": "keys"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
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
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "readKeyHoldersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "CitationKeyHolder",
            "kind": "LinkedField",
            "name": "citationKeyHolders",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "readKeyHoldersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "CitationKeyHolder",
            "kind": "LinkedField",
            "name": "citationKeyHolders",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "82b791db7932be0e12672e6df5a87106",
    "id": null,
    "metadata": {},
    "name": "readKeyHoldersQuery",
    "operationKind": "query",
    "text": "query readKeyHoldersQuery(\n  $libraryId: ID\n  $keys: [String!]!\n  $except: ID\n) {\n  library(id: $libraryId) {\n    citationKeyHolders(keys: $keys, except: $except) {\n      key\n      document {\n        __typename\n        id\n        title\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e08d347e45f85e276f60b6c66716f1c0";

export default node;
