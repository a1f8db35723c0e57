/**
 * @generated SignedSource<<9c6fc31caf663422cdbb6720e1968e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentOrderField = "ADDED" | "AUTHOR" | "CITATION_KEY" | "KEYWORDS" | "KIND" | "MODIFIED" | "TITLE" | "TRASHED" | "VENUE" | "YEAR" | "%future added value";
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type OrderDirection = "ASC" | "DESC" | "%future added value";
export type DocumentFilters = {
  groupId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupMatch?: GroupMatch | null | undefined;
  query?: string | null | undefined;
  trashed?: boolean | null | undefined;
};
export type DocumentOrder = {
  direction: OrderDirection;
  field: DocumentOrderField;
};
export type listQuery$variables = {
  after?: string | null | undefined;
  around?: string | null | undefined;
  at?: number | null | undefined;
  before?: string | null | undefined;
  filterBy?: DocumentFilters | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  libraryId?: string | null | undefined;
  orderBy?: DocumentOrder | null | undefined;
};
export type listQuery$data = {
  readonly library: {
    readonly " $fragmentSpreads": FragmentRefs<"useLibraryFacts_library">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useListPages_query">;
};
export type listQuery = {
  response: listQuery$data;
  variables: listQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "around"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filterBy"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v9 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "around",
    "variableName": "around"
  },
  {
    "kind": "Variable",
    "name": "at",
    "variableName": "at"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filterBy",
    "variableName": "filterBy"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
},
v13 = {
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
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v17 = [
  (v11/*:: as any*/),
  (v14/*:: as any*/)
],
v18 = [
  (v15/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "family",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "given",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nonDroppingParticle",
        "storageKey": null
      },
      (v14/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": (v17/*:: as any*/),
    "type": "Organization",
    "abstractKey": null
  }
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v17/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "listQuery",
    "selections": [
      {
        "args": (v9/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "useListPages_query"
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useLibraryFacts_library",
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
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
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "listQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "UserDocumentsConnection",
            "kind": "LinkedField",
            "name": "documents",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startIndex",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserDocumentsEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isDocument"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasAbstract",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "missingFields",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "keywords",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "entryType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "citationKeys",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "yearLabel",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "names",
                            "value": [
                              "entrytype",
                              "journal",
                              "pages",
                              "doi",
                              "url",
                              "language"
                            ]
                          }
                        ],
                        "kind": "ScalarField",
                        "name": "fieldTexts",
                        "storageKey": "fieldTexts(names:[\"entrytype\",\"journal\",\"pages\",\"doi\",\"url\",\"language\"])"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "added",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "modified",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "trashed",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "authors",
                        "plural": true,
                        "selections": (v18/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "editors",
                        "plural": true,
                        "selections": (v18/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "issue",
                            "args": null,
                            "concreteType": "JournalIssue",
                            "kind": "LinkedField",
                            "name": "in",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Journal",
                                "kind": "LinkedField",
                                "name": "journal",
                                "plural": false,
                                "selections": (v17/*:: as any*/),
                                "storageKey": null
                              },
                              (v14/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "JournalArticle",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "book",
                            "args": null,
                            "concreteType": "Proceedings",
                            "kind": "LinkedField",
                            "name": "in",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v14/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "ProceedingsArticle",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Institution",
                            "kind": "LinkedField",
                            "name": "institution",
                            "plural": false,
                            "selections": (v17/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "Thesis",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/)
                        ],
                        "type": "Proceedings",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "alias": "otherType",
                            "args": null,
                            "kind": "ScalarField",
                            "name": "type",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "bookTitle",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "howPublished",
                            "storageKey": null
                          }
                        ],
                        "type": "Other",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasPreviousPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "filters": [
              "filterBy",
              "orderBy"
            ],
            "handle": "connection",
            "key": "useListPages_documents",
            "kind": "LinkedHandle",
            "name": "documents"
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b99b2c1b1a1317abd9b549b487a94469",
    "id": null,
    "metadata": {},
    "name": "listQuery",
    "operationKind": "query",
    "text": "query listQuery(\n  $libraryId: ID\n  $filterBy: DocumentFilters\n  $orderBy: DocumentOrder\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $at: Int\n  $around: ID\n) {\n  ...useListPages_query_10pgGB\n  library(id: $libraryId) {\n    ...useLibraryFacts_library\n    id\n  }\n}\n\nfragment DocumentRow_document on Document {\n  __isDocument: __typename\n  id\n  title\n  hasAbstract\n  missingFields\n  ...columns_document\n}\n\nfragment columns_document on Document {\n  __isDocument: __typename\n  __typename\n  title\n  keywords\n  entryType\n  citationKeys\n  yearLabel\n  fieldTexts(names: [\"entrytype\", \"journal\", \"pages\", \"doi\", \"url\", \"language\"])\n  added\n  modified\n  trashed\n  authors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  editors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  ... on JournalArticle {\n    issue: in {\n      journal {\n        name\n        id\n      }\n      id\n    }\n  }\n  ... on ProceedingsArticle {\n    book: in {\n      title\n      id\n    }\n  }\n  ... on Thesis {\n    institution {\n      name\n      id\n    }\n  }\n  ... on Proceedings {\n    publishers {\n      name\n      id\n    }\n  }\n  ... on Other {\n    publishers {\n      name\n      id\n    }\n    otherType: type\n    bookTitle\n    howPublished\n  }\n}\n\nfragment useLibraryFacts_library on Library {\n  name\n  viewerRole\n}\n\nfragment useListPages_query_10pgGB on Query {\n  library(id: $libraryId) {\n    id\n    documents(filterBy: $filterBy, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, at: $at, around: $around) {\n      startIndex\n      edges {\n        node {\n          __typename\n          id\n          title\n          ...DocumentRow_document\n        }\n        cursor\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9472aaf9c912b52cca5e37a4f45aeec";

export default node;
