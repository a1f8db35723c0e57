/**
 * @generated SignedSource<<7656bea690ee71a9ed87757e9059a697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DocumentLikeness = "DOI" | "ENTRY" | "ISBN" | "WORK" | "%future added value";
export type askLibraryQuery$variables = {
  keys: ReadonlyArray<ReadonlyArray<string>>;
};
export type askLibraryQuery$data = {
  readonly me: {
    readonly likeDocuments: ReadonlyArray<{
      readonly documents: ReadonlyArray<{
        readonly authors: ReadonlyArray<{
          readonly family?: string | null | undefined;
          readonly given?: string | null | undefined;
          readonly name?: string;
          readonly nonDroppingParticle?: string | null | undefined;
        }>;
        readonly doi: string | null | undefined;
        readonly editors: ReadonlyArray<{
          readonly family?: string | null | undefined;
          readonly given?: string | null | undefined;
          readonly name?: string;
          readonly nonDroppingParticle?: string | null | undefined;
        }>;
        readonly id: string;
        readonly published?: string | null | undefined;
        readonly title: string | null | undefined;
      }>;
      readonly index: number;
      readonly likeness: ReadonlyArray<DocumentLikeness>;
    }>;
  } | null | undefined;
};
export type askLibraryQuery = {
  response: askLibraryQuery$data;
  variables: askLibraryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keys"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "keys",
    "variableName": "keys"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "index",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "likeness",
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doi",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "published",
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "JournalArticle",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ProceedingsArticle",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "Thesis",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "Proceedings",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "Other",
  "abstractKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "family",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "given",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nonDroppingParticle",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = [
  {
    "kind": "InlineFragment",
    "selections": [
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v16/*:: as any*/)
    ],
    "type": "Organization",
    "abstractKey": null
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v19 = [
  (v18/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v16/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "type": "Organization",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askLibraryQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "LikeDocuments",
            "kind": "LinkedField",
            "name": "likeDocuments",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "authors",
                    "plural": true,
                    "selections": (v17/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "editors",
                    "plural": true,
                    "selections": (v17/*:: as any*/),
                    "storageKey": null
                  }
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askLibraryQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "LikeDocuments",
            "kind": "LinkedField",
            "name": "likeDocuments",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "authors",
                    "plural": true,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "editors",
                    "plural": true,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  }
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
    "cacheID": "b32f0609b047e77960ce50b1c01f6d3f",
    "id": null,
    "metadata": {},
    "name": "askLibraryQuery",
    "operationKind": "query",
    "text": "query askLibraryQuery(\n  $keys: [[String!]!]!\n) {\n  me {\n    likeDocuments(keys: $keys) {\n      index\n      likeness\n      documents {\n        __typename\n        id\n        title\n        doi\n        ... on JournalArticle {\n          published\n        }\n        ... on ProceedingsArticle {\n          published\n        }\n        ... on Thesis {\n          published\n        }\n        ... on Proceedings {\n          published\n        }\n        ... on Other {\n          published\n        }\n        authors {\n          __typename\n          ... on Person {\n            family\n            given\n            nonDroppingParticle\n            id\n          }\n          ... on Organization {\n            name\n            id\n          }\n        }\n        editors {\n          __typename\n          ... on Person {\n            family\n            given\n            nonDroppingParticle\n            id\n          }\n          ... on Organization {\n            name\n            id\n          }\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2a264eb98f8f157aefabf46826f7029e";

export default node;
