/**
 * @generated SignedSource<<7d5717f76a1ad32e36421a7cc609f9ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LibraryPartKind = "COMMENT" | "META" | "PREAMBLE" | "STRING" | "XDATA" | "%future added value";
export type AddUserDocumentsInput = {
  apart?: ReadonlyArray<KeepApartInput> | null | undefined;
  documents: ReadonlyArray<AddUserDocumentInput>;
  fill?: ReadonlyArray<FillDocumentInput> | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  key?: string | null | undefined;
  libraryId?: string | null | undefined;
  libraryParts?: ReadonlyArray<LibraryPartInput> | null | undefined;
  makeCitationKeys?: boolean | null | undefined;
};
export type KeepApartInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  indexes: ReadonlyArray<number>;
};
export type AddUserDocumentInput = {
  journalArticle?: AddJournalArticleInput | null | undefined;
  other?: AddOtherInput | null | undefined;
  proceedings?: AddProceedingsInput | null | undefined;
  proceedingsArticle?: AddProceedingsArticleInput | null | undefined;
  thesis?: AddThesisInput | null | undefined;
};
export type AddJournalArticleInput = {
  abstract?: string | null | undefined;
  added?: string | null | undefined;
  annotators?: ReadonlyArray<AddEntityInput> | null | undefined;
  authors?: ReadonlyArray<AddEntityInput> | null | undefined;
  citationKeys?: ReadonlyArray<string> | null | undefined;
  commentators?: ReadonlyArray<AddEntityInput> | null | undefined;
  doi?: string | null | undefined;
  edition?: string | null | undefined;
  editors?: ReadonlyArray<AddEntityInput> | null | undefined;
  electronicId?: string | null | undefined;
  entryType?: string | null | undefined;
  eprint?: string | null | undefined;
  eprintClass?: string | null | undefined;
  eprintType?: string | null | undefined;
  in?: AddJournalIssueInput | null | undefined;
  keywords?: ReadonlyArray<string> | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  lastModified?: string | null | undefined;
  locations?: ReadonlyArray<string> | null | undefined;
  note?: string | null | undefined;
  otherFields?: ReadonlyArray<OtherFieldInput> | null | undefined;
  pageEnd?: string | null | undefined;
  pageStart?: string | null | undefined;
  publicationState?: string | null | undefined;
  published?: string | null | undefined;
  pubmedId?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  titleAddon?: string | null | undefined;
  translated?: AddTranslatedInput | null | undefined;
  url?: string | null | undefined;
  urlDate?: string | null | undefined;
  version?: string | null | undefined;
};
export type AddEntityInput = {
  organization?: AddOrganizationInput | null | undefined;
  person?: AddPersonInput | null | undefined;
};
export type AddOrganizationInput = {
  name: string;
};
export type AddPersonInput = {
  droppingParticle?: string | null | undefined;
  family?: string | null | undefined;
  given?: string | null | undefined;
  nonDroppingParticle?: string | null | undefined;
  suffix?: string | null | undefined;
};
export type AddJournalIssueInput = {
  journal: AddJournalInput;
  name?: string | null | undefined;
  number?: string | null | undefined;
  series?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  titleAddon?: string | null | undefined;
  volume?: string | null | undefined;
};
export type AddJournalInput = {
  issn?: ReadonlyArray<string> | null | undefined;
  name: string;
  subtitle?: string | null | undefined;
  titleAddon?: string | null | undefined;
};
export type OtherFieldInput = {
  name: string;
  value: string;
};
export type AddTranslatedInput = {
  originalLanguages?: ReadonlyArray<string> | null | undefined;
  translators?: ReadonlyArray<AddEntityInput> | null | undefined;
};
export type AddOtherInput = {
  abstract?: string | null | undefined;
  added?: string | null | undefined;
  authors?: ReadonlyArray<AddEntityInput> | null | undefined;
  bookTitle?: string | null | undefined;
  citationKeys?: ReadonlyArray<string> | null | undefined;
  doi?: string | null | undefined;
  edition?: string | null | undefined;
  editors?: ReadonlyArray<AddEntityInput> | null | undefined;
  entryType?: string | null | undefined;
  eprint?: string | null | undefined;
  eprintClass?: string | null | undefined;
  eprintType?: string | null | undefined;
  howPublished?: string | null | undefined;
  isbn?: string | null | undefined;
  issn?: ReadonlyArray<string> | null | undefined;
  keywords?: ReadonlyArray<string> | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  lastModified?: string | null | undefined;
  note?: string | null | undefined;
  organizations?: ReadonlyArray<string> | null | undefined;
  otherFields?: ReadonlyArray<OtherFieldInput> | null | undefined;
  publicationState?: string | null | undefined;
  published?: string | null | undefined;
  publishers?: ReadonlyArray<AddPublisherInput> | null | undefined;
  pubmedId?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  titleAddon?: string | null | undefined;
  type?: string | null | undefined;
  url?: string | null | undefined;
  urlDate?: string | null | undefined;
  version?: string | null | undefined;
  volumes?: string | null | undefined;
};
export type AddPublisherInput = {
  locations?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
};
export type AddProceedingsInput = {
  abstract?: string | null | undefined;
  added?: string | null | undefined;
  authors?: ReadonlyArray<AddEntityInput> | null | undefined;
  citationKeys?: ReadonlyArray<string> | null | undefined;
  conference?: AddEventInput | null | undefined;
  doi?: string | null | undefined;
  edition?: string | null | undefined;
  editors?: ReadonlyArray<AddEntityInput> | null | undefined;
  entryType?: string | null | undefined;
  eprint?: string | null | undefined;
  eprintClass?: string | null | undefined;
  eprintType?: string | null | undefined;
  in?: AddProceedingsMultiVolumeInput | null | undefined;
  isbn?: string | null | undefined;
  issn?: ReadonlyArray<string> | null | undefined;
  keywords?: ReadonlyArray<string> | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  lastModified?: string | null | undefined;
  note?: string | null | undefined;
  number?: string | null | undefined;
  otherFields?: ReadonlyArray<OtherFieldInput> | null | undefined;
  pageTotal?: string | null | undefined;
  part?: string | null | undefined;
  publicationState?: string | null | undefined;
  published?: string | null | undefined;
  publishers?: ReadonlyArray<AddPublisherInput> | null | undefined;
  pubmedId?: string | null | undefined;
  series?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  titleAddon?: string | null | undefined;
  url?: string | null | undefined;
  urlDate?: string | null | undefined;
  version?: string | null | undefined;
  volume?: string | null | undefined;
};
export type AddEventInput = {
  endDate?: string | null | undefined;
  locations?: ReadonlyArray<string> | null | undefined;
  sponsors?: ReadonlyArray<string> | null | undefined;
  startDate?: string | null | undefined;
  title: string;
  titleAddon?: string | null | undefined;
};
export type AddProceedingsMultiVolumeInput = {
  isbn?: string | null | undefined;
  number?: string | null | undefined;
  series?: string | null | undefined;
  subtitle?: string | null | undefined;
  title: string;
  titleAddon?: string | null | undefined;
  totalVolumes?: string | null | undefined;
};
export type AddProceedingsArticleInput = {
  abstract?: string | null | undefined;
  added?: string | null | undefined;
  authors?: ReadonlyArray<AddEntityInput> | null | undefined;
  chapter?: string | null | undefined;
  citationKeys?: ReadonlyArray<string> | null | undefined;
  doi?: string | null | undefined;
  edition?: string | null | undefined;
  editors?: ReadonlyArray<AddEntityInput> | null | undefined;
  electronicId?: string | null | undefined;
  entryType?: string | null | undefined;
  eprint?: string | null | undefined;
  eprintClass?: string | null | undefined;
  eprintType?: string | null | undefined;
  in?: string | null | undefined;
  keywords?: ReadonlyArray<string> | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  lastModified?: string | null | undefined;
  note?: string | null | undefined;
  otherFields?: ReadonlyArray<OtherFieldInput> | null | undefined;
  pageEnd?: string | null | undefined;
  pageStart?: string | null | undefined;
  proceedings?: AddProceedingsInput | null | undefined;
  publicationState?: string | null | undefined;
  published?: string | null | undefined;
  pubmedId?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  titleAddon?: string | null | undefined;
  url?: string | null | undefined;
  urlDate?: string | null | undefined;
  version?: string | null | undefined;
};
export type AddThesisInput = {
  abstract?: string | null | undefined;
  added?: string | null | undefined;
  authors?: ReadonlyArray<AddEntityInput> | null | undefined;
  citationKeys?: ReadonlyArray<string> | null | undefined;
  degreeType?: string | null | undefined;
  doi?: string | null | undefined;
  edition?: string | null | undefined;
  editors?: ReadonlyArray<AddEntityInput> | null | undefined;
  entryType?: string | null | undefined;
  eprint?: string | null | undefined;
  eprintClass?: string | null | undefined;
  eprintType?: string | null | undefined;
  institution?: string | null | undefined;
  institutionLocations?: ReadonlyArray<string> | null | undefined;
  isbn?: string | null | undefined;
  keywords?: ReadonlyArray<string> | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  lastModified?: string | null | undefined;
  note?: string | null | undefined;
  otherFields?: ReadonlyArray<OtherFieldInput> | null | undefined;
  pageTotal?: string | null | undefined;
  publicationState?: string | null | undefined;
  published?: string | null | undefined;
  pubmedId?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  titleAddon?: string | null | undefined;
  url?: string | null | undefined;
  urlDate?: string | null | undefined;
  version?: string | null | undefined;
};
export type FillDocumentInput = {
  index: number;
  into: string;
  take?: ReadonlyArray<string> | null | undefined;
};
export type LibraryPartInput = {
  kind: LibraryPartKind;
  name?: string | null | undefined;
  value: string;
};
export type addDocumentMutation$variables = {
  connections: ReadonlyArray<string>;
  input: AddUserDocumentsInput;
};
export type addDocumentMutation$data = {
  readonly addUserDocuments: {
    readonly documents: ReadonlyArray<{
      readonly id: string;
      readonly revision: number;
      readonly " $fragmentSpreads": FragmentRefs<"DocumentRow_document">;
    }>;
    readonly undo: string;
  } | null | undefined;
};
export type addDocumentMutation = {
  response: addDocumentMutation$data;
  variables: addDocumentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v3/*:: as any*/)
],
v9 = [
  (v6/*:: as any*/),
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
      (v3/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": (v8/*:: as any*/),
    "type": "Organization",
    "abstractKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v8/*:: as any*/),
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
    "name": "addDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AddUserDocumentsPayload",
        "kind": "LinkedField",
        "name": "addUserDocuments",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DocumentRow_document"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "addDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AddUserDocumentsPayload",
        "kind": "LinkedField",
        "name": "addUserDocuments",
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
              (v6/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isDocument"
              },
              (v7/*:: as any*/),
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
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "editors",
                "plural": true,
                "selections": (v9/*:: as any*/),
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
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
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
                      (v7/*:: as any*/),
                      (v3/*:: as any*/)
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
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "Thesis",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v10/*:: as any*/)
                ],
                "type": "Proceedings",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v10/*:: as any*/),
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
            "filters": null,
            "handle": "prependNode",
            "key": "",
            "kind": "LinkedHandle",
            "name": "documents",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              },
              {
                "kind": "Literal",
                "name": "edgeTypeName",
                "value": "UserDocumentsEdge"
              }
            ]
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7a49bd9e69c246ce3444722b5650497d",
    "id": null,
    "metadata": {},
    "name": "addDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation addDocumentMutation(\n  $input: AddUserDocumentsInput!\n) {\n  addUserDocuments(input: $input) {\n    documents {\n      __typename\n      id\n      revision\n      ...DocumentRow_document\n    }\n    undo\n  }\n}\n\nfragment DocumentRow_document on Document {\n  __isDocument: __typename\n  id\n  title\n  hasAbstract\n  missingFields\n  ...columns_document\n}\n\nfragment columns_document on Document {\n  __isDocument: __typename\n  __typename\n  title\n  keywords\n  entryType\n  citationKeys\n  yearLabel\n  fieldTexts(names: [\"entrytype\", \"journal\", \"pages\", \"doi\", \"url\", \"language\"])\n  added\n  modified\n  trashed\n  authors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  editors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  ... on JournalArticle {\n    issue: in {\n      journal {\n        name\n        id\n      }\n      id\n    }\n  }\n  ... on ProceedingsArticle {\n    book: in {\n      title\n      id\n    }\n  }\n  ... on Thesis {\n    institution {\n      name\n      id\n    }\n  }\n  ... on Proceedings {\n    publishers {\n      name\n      id\n    }\n  }\n  ... on Other {\n    publishers {\n      name\n      id\n    }\n    otherType: type\n    bookTitle\n    howPublished\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3aebedce132d9869c00a7d3ca96e7f7";

export default node;
