/**
 * @generated SignedSource<<0acf4cea0d54da5fd38a4378ca8f5840>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type askLibraryCompletedQuery$variables = {
  ids: ReadonlyArray<string>;
  libraryId?: string | null | undefined;
};
export type askLibraryCompletedQuery$data = {
  readonly library: {
    readonly documentsWithDoi: {
      readonly documents: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"documentFields_document">;
      }>;
    };
  } | null | undefined;
};
export type askLibraryCompletedQuery = {
  response: askLibraryCompletedQuery$data;
  variables: askLibraryCompletedQuery$variables;
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
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ObjectValue",
    "name": "selection"
  }
],
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
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitle",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleAddon",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "given",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nonDroppingParticle",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "droppingParticle",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "family",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suffix",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = [
  (v5/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v14/*:: as any*/)
    ],
    "type": "Organization",
    "abstractKey": null
  }
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "authors",
  "plural": true,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "editors",
  "plural": true,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doi",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlDate",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprint",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprintType",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprintClass",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pubmedId",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abstract",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keywords",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "languages",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publicationState",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "edition",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "citationKeys",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryType",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "OtherField",
  "kind": "LinkedField",
  "name": "otherFields",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "issn",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "volume",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "series",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "published",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageStart",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageEnd",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "electronicId",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalLanguages",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locations",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sponsors",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "conference",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v8/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    (v44/*:: as any*/),
    (v47/*:: as any*/)
  ],
  "storageKey": null
},
v49 = [
  (v14/*:: as any*/),
  (v44/*:: as any*/)
],
v50 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v49/*:: as any*/),
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "part",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalVolumes",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isbn",
  "storageKey": null
},
v54 = {
  "alias": "multiVolume",
  "args": null,
  "concreteType": "ProceedingsMultiVolume",
  "kind": "LinkedField",
  "name": "in",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v52/*:: as any*/),
    (v53/*:: as any*/),
    (v38/*:: as any*/),
    (v37/*:: as any*/)
  ],
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageTotal",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chapter",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "degreeType",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookTitle",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "howPublished",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "organizations",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "volumes",
  "storageKey": null
},
v63 = [
  (v5/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v14/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "type": "Organization",
    "abstractKey": null
  }
],
v64 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "authors",
  "plural": true,
  "selections": (v63/*:: as any*/),
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "editors",
  "plural": true,
  "selections": (v63/*:: as any*/),
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "conference",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v8/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    (v44/*:: as any*/),
    (v47/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v67 = [
  (v14/*:: as any*/),
  (v44/*:: as any*/),
  (v4/*:: as any*/)
],
v68 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v67/*:: as any*/),
  "storageKey": null
},
v69 = {
  "alias": "multiVolume",
  "args": null,
  "concreteType": "ProceedingsMultiVolume",
  "kind": "LinkedField",
  "name": "in",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v52/*:: as any*/),
    (v53/*:: as any*/),
    (v38/*:: as any*/),
    (v37/*:: as any*/),
    (v4/*:: as any*/)
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
    "name": "askLibraryCompletedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "DocumentsWithDoi",
            "kind": "LinkedField",
            "name": "documentsWithDoi",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "documentFields_document",
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
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
                                "selections": [
                                  (v14/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v35/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v36/*:: as any*/),
                              (v37/*:: as any*/),
                              (v38/*:: as any*/),
                              (v14/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Translated",
                            "kind": "LinkedField",
                            "name": "translated",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "translators",
                                "plural": true,
                                "selections": (v15/*:: as any*/),
                                "storageKey": null
                              },
                              (v43/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "annotators",
                            "plural": true,
                            "selections": (v15/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "commentators",
                            "plural": true,
                            "selections": (v15/*:: as any*/),
                            "storageKey": null
                          },
                          (v44/*:: as any*/)
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
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v17/*:: as any*/),
                              (v16/*:: as any*/),
                              (v39/*:: as any*/),
                              (v48/*:: as any*/),
                              (v50/*:: as any*/),
                              (v38/*:: as any*/),
                              (v37/*:: as any*/),
                              (v36/*:: as any*/),
                              (v51/*:: as any*/),
                              (v54/*:: as any*/),
                              (v53/*:: as any*/),
                              (v35/*:: as any*/),
                              (v55/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
                              (v22/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/),
                              (v25/*:: as any*/),
                              (v26/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              (v30/*:: as any*/),
                              (v31/*:: as any*/),
                              (v32/*:: as any*/),
                              (v33/*:: as any*/),
                              (v34/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v56/*:: as any*/)
                        ],
                        "type": "ProceedingsArticle",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v57/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Institution",
                            "kind": "LinkedField",
                            "name": "institution",
                            "plural": false,
                            "selections": (v49/*:: as any*/),
                            "storageKey": null
                          },
                          (v39/*:: as any*/),
                          (v55/*:: as any*/),
                          (v53/*:: as any*/)
                        ],
                        "type": "Thesis",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v39/*:: as any*/),
                          (v48/*:: as any*/),
                          (v50/*:: as any*/),
                          (v38/*:: as any*/),
                          (v37/*:: as any*/),
                          (v36/*:: as any*/),
                          (v51/*:: as any*/),
                          (v54/*:: as any*/),
                          (v53/*:: as any*/),
                          (v35/*:: as any*/),
                          (v55/*:: as any*/)
                        ],
                        "type": "Proceedings",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v58/*:: as any*/),
                          (v39/*:: as any*/),
                          (v59/*:: as any*/),
                          (v50/*:: as any*/),
                          (v60/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v53/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "type": "Other",
                        "abstractKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "askLibraryCompletedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "DocumentsWithDoi",
            "kind": "LinkedField",
            "name": "documentsWithDoi",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isDocument"
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v64/*:: as any*/),
                  (v65/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
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
                            "selections": [
                              (v14/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v35/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v14/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Translated",
                        "kind": "LinkedField",
                        "name": "translated",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "translators",
                            "plural": true,
                            "selections": (v63/*:: as any*/),
                            "storageKey": null
                          },
                          (v43/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "annotators",
                        "plural": true,
                        "selections": (v63/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "commentators",
                        "plural": true,
                        "selections": (v63/*:: as any*/),
                        "storageKey": null
                      },
                      (v44/*:: as any*/)
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v65/*:: as any*/),
                          (v64/*:: as any*/),
                          (v39/*:: as any*/),
                          (v66/*:: as any*/),
                          (v68/*:: as any*/),
                          (v38/*:: as any*/),
                          (v37/*:: as any*/),
                          (v36/*:: as any*/),
                          (v51/*:: as any*/),
                          (v69/*:: as any*/),
                          (v53/*:: as any*/),
                          (v35/*:: as any*/),
                          (v55/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v56/*:: as any*/)
                    ],
                    "type": "ProceedingsArticle",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v57/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Institution",
                        "kind": "LinkedField",
                        "name": "institution",
                        "plural": false,
                        "selections": (v67/*:: as any*/),
                        "storageKey": null
                      },
                      (v39/*:: as any*/),
                      (v55/*:: as any*/),
                      (v53/*:: as any*/)
                    ],
                    "type": "Thesis",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v39/*:: as any*/),
                      (v66/*:: as any*/),
                      (v68/*:: as any*/),
                      (v38/*:: as any*/),
                      (v37/*:: as any*/),
                      (v36/*:: as any*/),
                      (v51/*:: as any*/),
                      (v69/*:: as any*/),
                      (v53/*:: as any*/),
                      (v35/*:: as any*/),
                      (v55/*:: as any*/)
                    ],
                    "type": "Proceedings",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v58/*:: as any*/),
                      (v39/*:: as any*/),
                      (v59/*:: as any*/),
                      (v68/*:: as any*/),
                      (v60/*:: as any*/),
                      (v61/*:: as any*/),
                      (v62/*:: as any*/),
                      (v53/*:: as any*/),
                      (v35/*:: as any*/)
                    ],
                    "type": "Other",
                    "abstractKey": null
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
    "cacheID": "20d57223f1608a6109b9c07d87256fed",
    "id": null,
    "metadata": {},
    "name": "askLibraryCompletedQuery",
    "operationKind": "query",
    "text": "query askLibraryCompletedQuery(\n  $libraryId: ID\n  $ids: [ID!]!\n) {\n  library(id: $libraryId) {\n    documentsWithDoi(selection: {ids: $ids}) {\n      documents {\n        __typename\n        id\n        ...documentFields_document\n      }\n    }\n    id\n  }\n}\n\nfragment documentFields_document on Document {\n  __isDocument: __typename\n  __typename\n  title\n  subtitle\n  titleAddon\n  authors {\n    __typename\n    ... on Person {\n      given\n      nonDroppingParticle\n      droppingParticle\n      family\n      suffix\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  editors {\n    __typename\n    ... on Person {\n      given\n      nonDroppingParticle\n      droppingParticle\n      family\n      suffix\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  doi\n  url\n  urlDate\n  eprint\n  eprintType\n  eprintClass\n  pubmedId\n  abstract\n  keywords\n  languages\n  publicationState\n  edition\n  version\n  note\n  citationKeys\n  entryType\n  otherFields {\n    name\n    value\n  }\n  ... on JournalArticle {\n    issue: in {\n      journal {\n        name\n        subtitle\n        titleAddon\n        issn\n        id\n      }\n      volume\n      number\n      series\n      name\n      title\n      subtitle\n      titleAddon\n      id\n    }\n    published\n    pageStart\n    pageEnd\n    electronicId\n    translated {\n      translators {\n        __typename\n        ... on Person {\n          given\n          nonDroppingParticle\n          droppingParticle\n          family\n          suffix\n          id\n        }\n        ... on Organization {\n          name\n          id\n        }\n      }\n      originalLanguages\n    }\n    annotators {\n      __typename\n      ... on Person {\n        given\n        nonDroppingParticle\n        droppingParticle\n        family\n        suffix\n        id\n      }\n      ... on Organization {\n        name\n        id\n      }\n    }\n    commentators {\n      __typename\n      ... on Person {\n        given\n        nonDroppingParticle\n        droppingParticle\n        family\n        suffix\n        id\n      }\n      ... on Organization {\n        name\n        id\n      }\n    }\n    locations\n  }\n  ... on ProceedingsArticle {\n    book: in {\n      title\n      subtitle\n      titleAddon\n      editors {\n        __typename\n        ... on Person {\n          given\n          nonDroppingParticle\n          droppingParticle\n          family\n          suffix\n          id\n        }\n        ... on Organization {\n          name\n          id\n        }\n      }\n      authors {\n        __typename\n        ... on Person {\n          given\n          nonDroppingParticle\n          droppingParticle\n          family\n          suffix\n          id\n        }\n        ... on Organization {\n          name\n          id\n        }\n      }\n      published\n      conference {\n        title\n        titleAddon\n        startDate\n        endDate\n        locations\n        sponsors\n        id\n      }\n      publishers {\n        name\n        locations\n        id\n      }\n      series\n      number\n      volume\n      part\n      multiVolume: in {\n        title\n        subtitle\n        titleAddon\n        totalVolumes\n        isbn\n        series\n        number\n        id\n      }\n      isbn\n      issn\n      pageTotal\n      doi\n      url\n      urlDate\n      eprint\n      eprintType\n      eprintClass\n      pubmedId\n      abstract\n      keywords\n      languages\n      publicationState\n      edition\n      version\n      note\n      citationKeys\n      entryType\n      otherFields {\n        name\n        value\n      }\n      id\n    }\n    published\n    pageStart\n    pageEnd\n    electronicId\n    chapter\n  }\n  ... on Thesis {\n    degreeType\n    institution {\n      name\n      locations\n      id\n    }\n    published\n    pageTotal\n    isbn\n  }\n  ... on Proceedings {\n    published\n    conference {\n      title\n      titleAddon\n      startDate\n      endDate\n      locations\n      sponsors\n      id\n    }\n    publishers {\n      name\n      locations\n      id\n    }\n    series\n    number\n    volume\n    part\n    multiVolume: in {\n      title\n      subtitle\n      titleAddon\n      totalVolumes\n      isbn\n      series\n      number\n      id\n    }\n    isbn\n    issn\n    pageTotal\n  }\n  ... on Other {\n    type\n    published\n    bookTitle\n    publishers {\n      name\n      locations\n      id\n    }\n    howPublished\n    organizations\n    volumes\n    isbn\n    issn\n  }\n}\n"
  }
};
})();

(node as any).hash = "d025f6fcffd090ecbc6e2a4b342094dc";

export default node;
