/**
 * @generated SignedSource<<01f86120ae7528a1b9fcfc9375eed6f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserChangesCursorInput = {
  id: string;
  lastModified: string;
};
export type followChangesQuery$variables = {
  after?: UserChangesCursorInput | null | undefined;
  first: number;
  libraryId?: string | null | undefined;
};
export type followChangesQuery$data = {
  readonly library: {
    readonly changes: {
      readonly edges: ReadonlyArray<{
        readonly deleted: string | null | undefined;
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"DocumentRow_document">;
        } | null | undefined;
        readonly revision: {
          readonly generation: number;
        } | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: {
          readonly id: string;
          readonly lastModified: string;
        } | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
    readonly groupsModified: string | null | undefined;
    readonly lastChange: {
      readonly id: string;
      readonly lastModified: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useLibraryFacts_library">;
  } | null | undefined;
};
export type followChangesQuery = {
  response: followChangesQuery$data;
  variables: followChangesQuery$variables;
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
  "name": "first"
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
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RevisionInfo",
  "kind": "LinkedField",
  "name": "revision",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "generation",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deleted",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastModified",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserChangesCursor",
      "kind": "LinkedField",
      "name": "endCursor",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "UserChangesCursor",
  "kind": "LinkedField",
  "name": "lastChange",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupsModified",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
},
v14 = {
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
  (v12/*:: as any*/),
  (v5/*:: as any*/)
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
      (v5/*:: as any*/)
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "followChangesQuery",
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
            "concreteType": "UserChangesConnection",
            "kind": "LinkedField",
            "name": "changes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserChangesEdge",
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
                      (v5/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "DocumentRow_document"
                      }
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useLibraryFacts_library",
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "followChangesQuery",
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
            "concreteType": "UserChangesConnection",
            "kind": "LinkedField",
            "name": "changes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserChangesEdge",
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
                      (v5/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isDocument"
                      },
                      (v16/*:: as any*/),
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
                              (v5/*:: as any*/)
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
                              (v5/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5cd0d5a1139fd2bc8d579d6341c9fefe",
    "id": null,
    "metadata": {},
    "name": "followChangesQuery",
    "operationKind": "query",
    "text": "query followChangesQuery(\n  $libraryId: ID\n  $first: Int!\n  $after: UserChangesCursorInput\n) {\n  library(id: $libraryId) {\n    changes(first: $first, after: $after) {\n      edges {\n        node {\n          __typename\n          id\n          ...DocumentRow_document\n        }\n        revision {\n          generation\n        }\n        deleted\n      }\n      pageInfo {\n        endCursor {\n          id\n          lastModified\n        }\n        hasNextPage\n      }\n    }\n    lastChange {\n      id\n      lastModified\n    }\n    groupsModified\n    ...useLibraryFacts_library\n    id\n  }\n}\n\nfragment DocumentRow_document on Document {\n  __isDocument: __typename\n  id\n  title\n  hasAbstract\n  missingFields\n  ...columns_document\n}\n\nfragment columns_document on Document {\n  __isDocument: __typename\n  __typename\n  title\n  keywords\n  entryType\n  citationKeys\n  yearLabel\n  fieldTexts(names: [\"entrytype\", \"journal\", \"pages\", \"doi\", \"url\", \"language\"])\n  added\n  modified\n  trashed\n  authors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  editors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  ... on JournalArticle {\n    issue: in {\n      journal {\n        name\n        id\n      }\n      id\n    }\n  }\n  ... on ProceedingsArticle {\n    book: in {\n      title\n      id\n    }\n  }\n  ... on Thesis {\n    institution {\n      name\n      id\n    }\n  }\n  ... on Proceedings {\n    publishers {\n      name\n      id\n    }\n  }\n  ... on Other {\n    publishers {\n      name\n      id\n    }\n    otherType: type\n    bookTitle\n    howPublished\n  }\n}\n\nfragment useLibraryFacts_library on Library {\n  name\n  viewerRole\n}\n"
  }
};
})();

(node as any).hash = "85614e1d34fb9046af05f5b46fca902d";

export default node;
