/**
 * @generated SignedSource<<a02c341ee5bf6c6117d083d1f7f2d701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateUserDocumentInput = {
  clearHidden?: ReadonlyArray<HiddenFieldInput> | null | undefined;
  id: string;
  journalArticle?: AddJournalArticleInput | null | undefined;
  keepKind?: boolean | null | undefined;
  libraryId?: string | null | undefined;
  other?: AddOtherInput | null | undefined;
  proceedings?: AddProceedingsInput | null | undefined;
  proceedingsArticle?: AddProceedingsArticleInput | null | undefined;
  revision?: number | null | undefined;
  thesis?: AddThesisInput | null | undefined;
};
export type HiddenFieldInput = {
  kind: string;
  name: string;
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
export type updateDocumentMutation$variables = {
  input: UpdateUserDocumentInput;
};
export type updateDocumentMutation$data = {
  readonly updateUserDocument: {
    readonly __typename: string;
    readonly id: string;
    readonly madeRevisions: ReadonlyArray<number>;
    readonly revision: number;
    readonly " $fragmentSpreads": FragmentRefs<"DocumentPane_document" | "DocumentRow_document">;
  } | null | undefined;
};
export type updateDocumentMutation = {
  response: updateDocumentMutation$data;
  variables: updateDocumentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
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
  "name": "madeRevisions",
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
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleAddon",
  "storageKey": null
},
v11 = [
  (v2/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "droppingParticle",
        "storageKey": null
      },
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
        "name": "suffix",
        "storageKey": null
      },
      (v3/*:: as any*/)
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v7/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "type": "Organization",
    "abstractKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "authors",
  "plural": true,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "editors",
  "plural": true,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doi",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlDate",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprint",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprintType",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprintClass",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pubmedId",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abstract",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keywords",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "languages",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publicationState",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "edition",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "citationKeys",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryType",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "OtherField",
  "kind": "LinkedField",
  "name": "otherFields",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "issn",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "volume",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "series",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "published",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageStart",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageEnd",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "electronicId",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locations",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "conference",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    (v39/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sponsors",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v41 = [
  (v7/*:: as any*/),
  (v39/*:: as any*/),
  (v3/*:: as any*/)
],
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v41/*:: as any*/),
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "part",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isbn",
  "storageKey": null
},
v45 = {
  "alias": "multiVolume",
  "args": null,
  "concreteType": "ProceedingsMultiVolume",
  "kind": "LinkedField",
  "name": "in",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalVolumes",
      "storageKey": null
    },
    (v44/*:: as any*/),
    (v34/*:: as any*/),
    (v33/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageTotal",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUserDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DocumentPane_document"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DocumentRow_document"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUserDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isDocument"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "added",
            "storageKey": null
          },
          {
            "alias": "lastModified",
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
          (v6/*:: as any*/),
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
            "concreteType": "HiddenField",
            "kind": "LinkedField",
            "name": "hiddenFields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
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
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v31/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v7/*:: as any*/),
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
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
                    "selections": (v11/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "originalLanguages",
                    "storageKey": null
                  }
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
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "commentators",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v39/*:: as any*/)
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v12/*:: as any*/),
                  (v35/*:: as any*/),
                  (v40/*:: as any*/),
                  (v42/*:: as any*/),
                  (v34/*:: as any*/),
                  (v33/*:: as any*/),
                  (v32/*:: as any*/),
                  (v43/*:: as any*/),
                  (v45/*:: as any*/),
                  (v44/*:: as any*/),
                  (v31/*:: as any*/),
                  (v46/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "chapter",
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
                "kind": "ScalarField",
                "name": "degreeType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Institution",
                "kind": "LinkedField",
                "name": "institution",
                "plural": false,
                "selections": (v41/*:: as any*/),
                "storageKey": null
              },
              (v35/*:: as any*/),
              (v46/*:: as any*/),
              (v44/*:: as any*/)
            ],
            "type": "Thesis",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v35/*:: as any*/),
              (v40/*:: as any*/),
              (v42/*:: as any*/),
              (v34/*:: as any*/),
              (v33/*:: as any*/),
              (v32/*:: as any*/),
              (v43/*:: as any*/),
              (v45/*:: as any*/),
              (v44/*:: as any*/),
              (v31/*:: as any*/),
              (v46/*:: as any*/)
            ],
            "type": "Proceedings",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v35/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bookTitle",
                "storageKey": null
              },
              (v42/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "howPublished",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "organizations",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "volumes",
                "storageKey": null
              },
              (v44/*:: as any*/),
              (v31/*:: as any*/),
              {
                "alias": "otherType",
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              }
            ],
            "type": "Other",
            "abstractKey": null
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
            "name": "modified",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "543af2937b31f69cd205f19a0415bc3e",
    "id": null,
    "metadata": {},
    "name": "updateDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation updateDocumentMutation(\n  $input: UpdateUserDocumentInput!\n) {\n  updateUserDocument(input: $input) {\n    __typename\n    id\n    revision\n    madeRevisions\n    ...DocumentPane_document\n    ...DocumentRow_document\n  }\n}\n\nfragment DocumentPane_document on Document {\n  __isDocument: __typename\n  id\n  revision\n  added\n  lastModified: modified\n  trashed\n  title\n  missingFields\n  ...storedHidden_document\n  ...documentFields_document\n}\n\nfragment DocumentRow_document on Document {\n  __isDocument: __typename\n  id\n  title\n  hasAbstract\n  missingFields\n  ...columns_document\n}\n\nfragment columns_document on Document {\n  __isDocument: __typename\n  __typename\n  title\n  keywords\n  entryType\n  citationKeys\n  yearLabel\n  fieldTexts(names: [\"entrytype\", \"journal\", \"pages\", \"doi\", \"url\", \"language\"])\n  added\n  modified\n  trashed\n  authors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  editors {\n    __typename\n    ... on Person {\n      family\n      given\n      nonDroppingParticle\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  ... on JournalArticle {\n    issue: in {\n      journal {\n        name\n        id\n      }\n      id\n    }\n  }\n  ... on ProceedingsArticle {\n    book: in {\n      title\n      id\n    }\n  }\n  ... on Thesis {\n    institution {\n      name\n      id\n    }\n  }\n  ... on Proceedings {\n    publishers {\n      name\n      id\n    }\n  }\n  ... on Other {\n    publishers {\n      name\n      id\n    }\n    otherType: type\n    bookTitle\n    howPublished\n  }\n}\n\nfragment documentFields_document on Document {\n  __isDocument: __typename\n  __typename\n  title\n  subtitle\n  titleAddon\n  authors {\n    __typename\n    ... on Person {\n      given\n      nonDroppingParticle\n      droppingParticle\n      family\n      suffix\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  editors {\n    __typename\n    ... on Person {\n      given\n      nonDroppingParticle\n      droppingParticle\n      family\n      suffix\n      id\n    }\n    ... on Organization {\n      name\n      id\n    }\n  }\n  doi\n  url\n  urlDate\n  eprint\n  eprintType\n  eprintClass\n  pubmedId\n  abstract\n  keywords\n  languages\n  publicationState\n  edition\n  version\n  note\n  citationKeys\n  entryType\n  otherFields {\n    name\n    value\n  }\n  ... on JournalArticle {\n    issue: in {\n      journal {\n        name\n        subtitle\n        titleAddon\n        issn\n        id\n      }\n      volume\n      number\n      series\n      name\n      title\n      subtitle\n      titleAddon\n      id\n    }\n    published\n    pageStart\n    pageEnd\n    electronicId\n    translated {\n      translators {\n        __typename\n        ... on Person {\n          given\n          nonDroppingParticle\n          droppingParticle\n          family\n          suffix\n          id\n        }\n        ... on Organization {\n          name\n          id\n        }\n      }\n      originalLanguages\n    }\n    annotators {\n      __typename\n      ... on Person {\n        given\n        nonDroppingParticle\n        droppingParticle\n        family\n        suffix\n        id\n      }\n      ... on Organization {\n        name\n        id\n      }\n    }\n    commentators {\n      __typename\n      ... on Person {\n        given\n        nonDroppingParticle\n        droppingParticle\n        family\n        suffix\n        id\n      }\n      ... on Organization {\n        name\n        id\n      }\n    }\n    locations\n  }\n  ... on ProceedingsArticle {\n    book: in {\n      title\n      subtitle\n      titleAddon\n      editors {\n        __typename\n        ... on Person {\n          given\n          nonDroppingParticle\n          droppingParticle\n          family\n          suffix\n          id\n        }\n        ... on Organization {\n          name\n          id\n        }\n      }\n      authors {\n        __typename\n        ... on Person {\n          given\n          nonDroppingParticle\n          droppingParticle\n          family\n          suffix\n          id\n        }\n        ... on Organization {\n          name\n          id\n        }\n      }\n      published\n      conference {\n        title\n        titleAddon\n        startDate\n        endDate\n        locations\n        sponsors\n        id\n      }\n      publishers {\n        name\n        locations\n        id\n      }\n      series\n      number\n      volume\n      part\n      multiVolume: in {\n        title\n        subtitle\n        titleAddon\n        totalVolumes\n        isbn\n        series\n        number\n        id\n      }\n      isbn\n      issn\n      pageTotal\n      doi\n      url\n      urlDate\n      eprint\n      eprintType\n      eprintClass\n      pubmedId\n      abstract\n      keywords\n      languages\n      publicationState\n      edition\n      version\n      note\n      citationKeys\n      entryType\n      otherFields {\n        name\n        value\n      }\n      id\n    }\n    published\n    pageStart\n    pageEnd\n    electronicId\n    chapter\n  }\n  ... on Thesis {\n    degreeType\n    institution {\n      name\n      locations\n      id\n    }\n    published\n    pageTotal\n    isbn\n  }\n  ... on Proceedings {\n    published\n    conference {\n      title\n      titleAddon\n      startDate\n      endDate\n      locations\n      sponsors\n      id\n    }\n    publishers {\n      name\n      locations\n      id\n    }\n    series\n    number\n    volume\n    part\n    multiVolume: in {\n      title\n      subtitle\n      titleAddon\n      totalVolumes\n      isbn\n      series\n      number\n      id\n    }\n    isbn\n    issn\n    pageTotal\n  }\n  ... on Other {\n    type\n    published\n    bookTitle\n    publishers {\n      name\n      locations\n      id\n    }\n    howPublished\n    organizations\n    volumes\n    isbn\n    issn\n  }\n}\n\nfragment storedHidden_document on Document {\n  __isDocument: __typename\n  hiddenFields {\n    kind\n    name\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "6a23948955f2bb2b2973a7ba383d3b2b";

export default node;
