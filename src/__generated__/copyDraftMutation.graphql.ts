/**
 * @generated SignedSource<<437df5f8b5df7b26b574058c021d6fa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
export type copyDraftMutation$variables = {
  input: AddUserDocumentsInput;
};
export type copyDraftMutation$data = {
  readonly addUserDocuments: {
    readonly documents: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type copyDraftMutation = {
  response: copyDraftMutation$data;
  variables: copyDraftMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "copyDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "copyDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "421730126ffe257222a86779a1831db1",
    "id": null,
    "metadata": {},
    "name": "copyDraftMutation",
    "operationKind": "mutation",
    "text": "mutation copyDraftMutation(\n  $input: AddUserDocumentsInput!\n) {\n  addUserDocuments(input: $input) {\n    documents {\n      __typename\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1be9fc5413ffb2b0e3dca19f038e3e79";

export default node;
