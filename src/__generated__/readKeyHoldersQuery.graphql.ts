/**
 * @generated SignedSource<<72b50295b2249f1333cd32318201f175>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type readKeyHoldersQuery$variables = {
  except?: string | null | undefined;
  keys: ReadonlyArray<string>;
};
export type readKeyHoldersQuery$data = {
  readonly me: {
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
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
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
  "kind": "ScalarField",
  "name": "title",
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
    "name": "readKeyHoldersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CitationKeyHolder",
            "kind": "LinkedField",
            "name": "citationKeyHolders",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "readKeyHoldersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CitationKeyHolder",
            "kind": "LinkedField",
            "name": "citationKeyHolders",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6f20aaff9e3350112968a127856c652c",
    "id": null,
    "metadata": {},
    "name": "readKeyHoldersQuery",
    "operationKind": "query",
    "text": "query readKeyHoldersQuery(\n  $keys: [String!]!\n  $except: ID\n) {\n  me {\n    citationKeyHolders(keys: $keys, except: $except) {\n      key\n      document {\n        __typename\n        id\n        title\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "338c3c27eecc875d67aa5dad2eb3f207";

export default node;
