import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserSource, Context } from '../graphql/context.ts';
import type { DocumentsPage } from '../documents/documentsPage.ts';
import type { PresentedJournalArticle, PresentedProceedingsArticle, PresentedThesis, PresentedProceedings, PresentedProceedingsMultiVolume, PresentedOther } from '../documents/present.ts';
import type { PresentedExplicitGroup, PresentedWordKeywordGroup, PresentedRegexKeywordGroup, PresentedSearchGroup, PresentedLastNameGroup, PresentedAutomaticKeywordGroup, PresentedAutomaticPersonsGroup, PresentedTexGroup, PresentedDesktopGroup } from '../groups/presentGroup.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A whole number that may be larger than an Int, written as a text. */
  BigInt: { input: string; output: string; }
  /**
   * A date of EDTF (ISO 8601-2), level 0: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, also with a time `YYYY-MM-DDThh:mm:ss`; or level 1: a season `YYYY-21`
   * (spring) to `YYYY-24` (winter), uncertain `1984?`, approximate `1984~`, both `1984%`, unspecified digits `199X`, `2004-XX`, a year before 1 BC
   * `-0044`, a long year `Y-17E7`; or an interval `A/B` of these, where an end can be open (`..`) or unknown (empty). Sorted by A, or by B where only B is
   * known. As input any text is taken; the resolver judges it.
   */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 in UTC with milliseconds, as `2026-01-02T03:04:05.678Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address. As input any text is taken; the resolver judges it, so that a wrong one is a problem with its path. */
  EmailAddress: { input: string; output: string; }
};

/** The account and its library are gone. */
export type AccountDeleted = {
  __typename?: 'AccountDeleted';
  /** True. */
  result: Scalars['Boolean']['output'];
};

/** Which documents go into which group. */
export type AddDocumentsToGroupInput = {
  /** A group that is filled by hand. */
  groupId: Scalars['ID']['input'];
  /** The documents. */
  selection: DocumentSelection;
};

/** A person or an organization: exactly one of the two. */
export type AddEntityInput = {
  /** An organization. */
  organization?: InputMaybe<AddOrganizationInput>;
  /** A person. */
  person?: InputMaybe<AddPersonInput>;
};

/** A conference or another event. */
export type AddEventInput = {
  /** When it ended. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it took place. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The organizations behind it. */
  sponsors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When it began. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The title of the event. */
  title: Scalars['String']['input'];
  /** What is added to the title. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
};

/** Groups to bring in. */
export type AddGroupsInput = {
  /** The groups, with their subgroups; `parentId` of one may name a group that is there. */
  groups: Array<CreateGroupInput>;
  /** Makes a retry safe: a second request with the same key makes nothing, and answers as the first. 1 to 200 characters. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** Groups were brought in. */
export type AddGroupsPayload = {
  __typename?: 'AddGroupsPayload';
  /** The groups of the request, in its order: those that were made and those that were there. */
  groups: Array<Group>;
  /** How many groups were made, subgroups among them. */
  madeCount: Scalars['Int']['output'];
  /**
   * Takes this step back, as the id of `undo`: the groups that were made go again, and from the others what was put into them. A group
   * that was changed since, or that holds other documents or groups, is left.
   */
  undo: Scalars['ID']['output'];
};

/** The fields of an article in a journal. */
export type AddJournalArticleInput = {
  /** The summary. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it joined the library; kept if sent with an add. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who annotated it. */
  annotators?: InputMaybe<Array<AddEntityInput>>;
  /** Who wrote it, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The keys by which it is cited, the preferred one first. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Who wrote a commentary to it. */
  commentators?: InputMaybe<Array<AddEntityInput>>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** Who edited it. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** What stands for the pages in an electronic publication (BibLaTeX's eid). */
  electronicId?: InputMaybe<Scalars['String']['input']>;
  /** The BibLaTeX or BibTeX entry type it came as. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The issue of the journal. */
  in?: InputMaybe<AddJournalIssueInput>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server says when a document was changed. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A remark that no other field holds. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What no other field holds, word for word. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** The page on which it ends. */
  pageEnd?: InputMaybe<Scalars['String']['input']>;
  /** The page on which it starts, as `135` or `xiii`. */
  pageStart?: InputMaybe<Scalars['String']['input']>;
  /** BibLaTeX's pubstate, known values or any other text. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the title in another typeface. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** Who translated it, and from what. */
  translated?: InputMaybe<AddTranslatedInput>;
};

/** A journal. */
export type AddJournalInput = {
  /** The International Standard Serial Numbers, with or without the hyphen. */
  issn?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name of the journal. */
  name: Scalars['String']['input'];
  /** The subtitle of the journal. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the name. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
};

/** An issue of a journal. */
export type AddJournalIssueInput = {
  /** The journal. */
  journal: AddJournalInput;
  /** The name of the issue, when it has one instead of a number: `Summer`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The number of the issue. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The series of the journal, when it began to count anew. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle of the issue. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title of the issue, as that of a special issue. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the title of the issue. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The volume. */
  volume?: InputMaybe<Scalars['String']['input']>;
};

/** An organization. */
export type AddOrganizationInput = {
  /** The name, in full. */
  name: Scalars['String']['input'];
};

/** The fields of a document of any other kind. */
export type AddOtherInput = {
  /** The summary. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it joined the library; kept if sent with an add. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who wrote it, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The keys by which it is cited, the preferred one first. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** Who edited it. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** The BibLaTeX or BibTeX entry type it came as. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** How it was published, when in no usual way. */
  howPublished?: InputMaybe<Scalars['String']['input']>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server says when a document was changed. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A remark that no other field holds. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What no other field holds, word for word. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** BibLaTeX's pubstate, known values or any other text. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** Who published it. */
  publishers?: InputMaybe<Array<AddPublisherInput>>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the title in another typeface. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The BibLaTeX entry type. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A person, by the parts of the name as CSL has them. */
export type AddPersonInput = {
  /** A particle that goes when only the family name is shown. */
  droppingParticle?: InputMaybe<Scalars['String']['input']>;
  /** The family name without particles and suffix. */
  family?: InputMaybe<Scalars['String']['input']>;
  /** The given names, in full or as initials. */
  given?: InputMaybe<Scalars['String']['input']>;
  /** A particle that stays when only the family name is shown. */
  nonDroppingParticle?: InputMaybe<Scalars['String']['input']>;
  /** What follows the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of an article in proceedings. */
export type AddProceedingsArticleInput = {
  /** The summary. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it joined the library; kept if sent with an add. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who wrote it, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The chapter, section or other unit of the proceedings. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** The keys by which it is cited, the preferred one first. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** Who edited it. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** What stands for the pages in an electronic publication (BibLaTeX's eid). */
  electronicId?: InputMaybe<Scalars['String']['input']>;
  /** The BibLaTeX or BibTeX entry type it came as. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The title of the proceedings, when no more is known; instead of `proceedings`. */
  in?: InputMaybe<Scalars['String']['input']>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server says when a document was changed. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A remark that no other field holds. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What no other field holds, word for word. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** The page on which it ends. */
  pageEnd?: InputMaybe<Scalars['String']['input']>;
  /** The page on which it starts, as `135` or `xiii`. */
  pageStart?: InputMaybe<Scalars['String']['input']>;
  /** The proceedings, all of it; instead of `in`. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** BibLaTeX's pubstate, known values or any other text. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the title in another typeface. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of proceedings. */
export type AddProceedingsInput = {
  /** The summary. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it joined the library; kept if sent with an add. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who wrote it, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The keys by which it is cited, the preferred one first. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The conference. */
  conference?: InputMaybe<AddEventInput>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** Who edited it. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** The BibLaTeX or BibTeX entry type it came as. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The proceedings in several volumes that these are one of. */
  in?: InputMaybe<AddProceedingsMultiVolumeInput>;
  /** The International Standard Book Number. */
  isbn?: InputMaybe<Scalars['String']['input']>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server says when a document was changed. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A remark that no other field holds. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The number within the series. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** What no other field holds, word for word. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** How many pages it has. */
  pageTotal?: InputMaybe<Scalars['String']['input']>;
  /** The part of the volume. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** BibLaTeX's pubstate, known values or any other text. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** Who published it. */
  publishers?: InputMaybe<Array<AddPublisherInput>>;
  /** The series it belongs to. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the title in another typeface. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The volume. */
  volume?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of proceedings in several volumes. */
export type AddProceedingsMultiVolumeInput = {
  /** The International Standard Book Number of the whole. */
  isbn?: InputMaybe<Scalars['String']['input']>;
  /** The number within the series. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The series it belongs to. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle of the whole. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title of the whole. */
  title: Scalars['String']['input'];
  /** What is added to the title of the whole. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** How many volumes there are. */
  totalVolumes?: InputMaybe<Scalars['String']['input']>;
};

/** A publisher. */
export type AddPublisherInput = {
  /** Where it is. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of a thesis. */
export type AddThesisInput = {
  /** The summary. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it joined the library; kept if sent with an add. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who wrote it, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The keys by which it is cited, the preferred one first. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The degree it was written for. */
  degreeType?: InputMaybe<Scalars['String']['input']>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** Who edited it. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** The BibLaTeX or BibTeX entry type it came as. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The name of the university or institute. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** Where the university or institute is. */
  institutionLocations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server says when a document was changed. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A remark that no other field holds. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What no other field holds, word for word. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** How many pages it has. */
  pageTotal?: InputMaybe<Scalars['String']['input']>;
  /** BibLaTeX's pubstate, known values or any other text. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the title in another typeface. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
};

/** Who translated a document, and from what. */
export type AddTranslatedInput = {
  /** The languages of the original. */
  originalLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The translators. */
  translators?: InputMaybe<Array<AddEntityInput>>;
};

/** A document to add: exactly one of the kinds. */
export type AddUserDocumentInput = {
  /** Adds an article in a journal. */
  journalArticle?: InputMaybe<AddJournalArticleInput>;
  /** Adds anything else. */
  other?: InputMaybe<AddOtherInput>;
  /** Adds the proceedings of a conference. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** Adds an article in proceedings. */
  proceedingsArticle?: InputMaybe<AddProceedingsArticleInput>;
  /** Adds a thesis. */
  thesis?: InputMaybe<AddThesisInput>;
};

/** Documents to add, all or none. */
export type AddUserDocumentsInput = {
  /** Which of the documents are like others and not the same, as `keepUserDocumentsApart` says it; at most 20,000 pairs. */
  apart?: InputMaybe<Array<KeepApartInput>>;
  /** The documents, at most 500. */
  documents: Array<AddUserDocumentInput>;
  /** Which of the documents are likely the same as one of the library: that gets what it lacks, and they are not added. */
  fill?: InputMaybe<Array<FillDocumentInput>>;
  /** Groups, filled by hand, to put them into. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Names the request: a retry with the same key adds nothing twice and answers the same. */
  key?: InputMaybe<Scalars['ID']['input']>;
  /** What the same file holds beside entries; sent with the first run of an import. */
  libraryParts?: InputMaybe<Array<LibraryPartInput>>;
  /** Whether documents without a citation key get one that the library's pattern makes. */
  makeCitationKeys?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the documents that were sent have become. */
export type AddUserDocumentsPayload = {
  __typename?: 'AddUserDocumentsPayload';
  /** How many were added. */
  addedCount: Scalars['Int']['output'];
  /** How many of the library's parts that were sent were not there before. */
  addedPartCount: Scalars['Int']['output'];
  /** The documents in the order they were sent: those that were added, and in the place of those that filled one of the library that one. */
  documents: Array<Document>;
  /** How many of the library were changed by those that were not added; who had everything already was not. */
  filledCount: Scalars['Int']['output'];
  /** The step by which it can be taken back: what nobody has changed since goes to the trash, or is what it was. */
  undo: Scalars['ID']['output'];
};

/** A text that stands by itself and was published as part of something. */
export type Article = {
  /** The summary of the article. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle of the article. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the article. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** A text that stands by itself and was published as part of something. */
export type ArticleHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Makes a subgroup for every keyword in use. */
export type AutomaticKeywordGroup = Group & Node & {
  __typename?: 'AutomaticKeywordGroup';
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** The field it looks at, as `keywords`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** What stands between two keywords, as `,`. */
  keywordDelimiter: Scalars['String']['output'];
  /** What stands between a keyword and its subkeyword, as `>`. */
  keywordHierarchicalDelimiter: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Makes a subgroup for every keyword in use. */
export type AutomaticKeywordGroupInput = {
  /** The field it looks at, as `keywords`. */
  field: Scalars['String']['input'];
  /** What stands between two keywords, as `,`. */
  keywordDelimiter: Scalars['String']['input'];
  /** What stands between a keyword and its subkeyword, as `>`. */
  keywordHierarchicalDelimiter: Scalars['String']['input'];
};

/** Makes a subgroup for every last name in use. */
export type AutomaticPersonsGroup = Group & Node & {
  __typename?: 'AutomaticPersonsGroup';
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** The field it looks at, as `author`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Makes a subgroup for every last name in use. */
export type AutomaticPersonsGroupInput = {
  /** The field it looks at, as `author`. */
  field: Scalars['String']['input'];
};

/** Something published as a book is. */
export type Booklike = {
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** How many pages it has. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** Who published it. */
  publishers: Array<Publisher>;
};

/** A revision to bring back. */
export type BringBackRevisionInput = {
  /** The document. */
  id: Scalars['ID']['input'];
  /** The number of the revision. */
  revision: Scalars['Int']['input'];
};

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address. */
  email: Scalars['EmailAddress']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The address is changed, or what was wrong with the input. */
export type ChangeEmailPayload = InputValidationProblem | UserReturned;

/** A new password for the person who is logged in. */
export type ChangeOwnPasswordInput = {
  /** The password as it is. */
  currentPassword: Scalars['String']['input'];
  /** The password as it shall be: 8 to 256 characters, none of the most used ones. */
  newPassword: Scalars['String']['input'];
};

/** The password is changed, or what was wrong with the input. */
export type ChangeOwnPasswordPayload = InputValidationProblem | UserReturned;

/** A new password with the token of a mail. */
export type ChangePasswordInput = {
  /** The id of the person, from the same link. */
  id: Scalars['ID']['input'];
  /** The new password: 8 to 256 characters, none of the most used ones. */
  newPassword: Scalars['String']['input'];
  /** The token from the mail, valid once and for one hour. */
  token: Scalars['String']['input'];
};

/** The password is changed, the token does not hold, or what was wrong with the input. */
export type ChangePasswordPayload = InputValidationProblem | TokenProblem | UserReturned;

/** A document that has a citation key. */
export type CitationKeyHolder = {
  __typename?: 'CitationKeyHolder';
  /** The document. */
  document: Document;
  /** The key, as it was asked for. */
  key: Scalars['String']['output'];
};

/** How citation keys are made. */
export type CitationKeyPattern = {
  __typename?: 'CitationKeyPattern';
  /** Where it is from. */
  origin: CitationKeyPatternOrigin;
  /** In the language of the desktop app: text, and fields in brackets, as `[auth][year]`. */
  pattern: Scalars['String']['output'];
};

/** Where a pattern of citation keys is from. */
export type CitationKeyPatternOrigin =
  /** Nobody said one. */
  | 'DEFAULT'
  /** It came with an imported file, which may have others for some types of entries. */
  | 'FILE'
  /** It was set for this library. */
  | 'SET';

/** A group to make: the common fields, and exactly one of the kinds. */
export type CreateGroupInput = {
  /** Makes a subgroup for every keyword in use. */
  automaticKeywordGroup?: InputMaybe<AutomaticKeywordGroupInput>;
  /** Makes a subgroup for every last name in use. */
  automaticPersonsGroup?: InputMaybe<AutomaticPersonsGroupInput>;
  /** The subgroups to make with it. */
  children?: InputMaybe<Array<CreateGroupInput>>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** What the group is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A kind that only the desktop app fills; it cannot be changed into another, nor another into it. */
  desktopGroup?: InputMaybe<DesktopGroupInput>;
  /** The name as it is shown; the name when left out. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** A group that is filled by hand. */
  explicitGroup?: InputMaybe<ExplicitGroupInput>;
  /** How its content depends on its place in the tree. */
  hierarchyType?: InputMaybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Whether its subgroups are shown. */
  isExpanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents with a person of a last name in a field. */
  lastNameGroup?: InputMaybe<LastNameGroupInput>;
  /** The name. Spaces around it are left out. */
  name: Scalars['String']['input'];
  /** The group to put it into; null for the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents whose field matches a regular expression. */
  regexKeywordGroup?: InputMaybe<RegexKeywordGroupInput>;
  /** The documents that a search finds. */
  searchGroup?: InputMaybe<SearchGroupInput>;
  /** The documents that a TeX file cites. */
  texGroup?: InputMaybe<TexGroupInput>;
  /** The documents whose field holds a keyword, as a whole word or as a whole keyword. */
  wordKeywordGroup?: InputMaybe<WordKeywordGroupInput>;
};

/** The end of an account. */
export type DeleteAccountInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The account is gone, or what was wrong with the input. */
export type DeleteAccountPayload = AccountDeleted | InputValidationProblem;

/** Which group to delete. */
export type DeleteGroupInput = {
  /** The id of the group. */
  id: Scalars['ID']['input'];
};

/** A group was deleted. */
export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  /** The id of the group, by which it can be brought back. */
  id: Scalars['ID']['output'];
};

/** Which documents go to the trash. */
export type DeleteUserDocumentsInput = {
  /** The documents. */
  selection: DocumentSelection;
};

/** A group of a kind that only the desktop app fills; read-only, kept as it came. */
export type DesktopGroup = Group & Node & {
  __typename?: 'DesktopGroup';
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
  /** The record of the group as the desktop app wrote it. */
  record: Scalars['String']['output'];
};

/** A group of a kind that only the desktop app fills. */
export type DesktopGroupInput = {
  /** The record of the group as the desktop app wrote it. */
  record: Scalars['String']['input'];
};

/** A document of a library: what all kinds have in common. */
export type Document = {
  /** The summary of the document. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle of the document. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the document. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** A document of a library: what all kinds have in common. */
export type DocumentHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What made a revision of a document. */
export type DocumentChangeAction =
  /** The document was added. */
  | 'ADD'
  /** An earlier revision was brought back. */
  | 'BRING_BACK'
  /** It was edited with others. */
  | 'BULK_EDIT'
  /** It was edited by itself. */
  | 'EDIT'
  /** An edit of many documents was taken back. */
  | 'UNDO';

/** What a change made of one field. */
export type DocumentFieldChange = {
  __typename?: 'DocumentFieldChange';
  /** What it held after, as JSON in the shape of the input; null for nothing. */
  after: Maybe<Scalars['String']['output']>;
  /** What it held before, as JSON in the shape of the input; null for nothing. */
  before: Maybe<Scalars['String']['output']>;
  /**
   * The kind whose field it is, as a member of `AddUserDocumentInput`: that of then or, of a field that it does not have, another that does; null
   * for the kind itself.
   */
  kind: Maybe<Scalars['String']['output']>;
  /** The name of the field in the input of that kind; `kind` for the kind itself. */
  name: Scalars['String']['output'];
};

/** Which documents of the library. */
export type DocumentFilters = {
  /** Those of this group. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** Those of these groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether one of the groups is enough, or all must hold the document; one is enough when nothing is said. */
  groupMatch?: InputMaybe<GroupMatch>;
  /**
   * Those that this search finds: words and "phrases" that some field contains, whatever their case and accents; `author:berg`,
   * `year:2010..2015`, `-word`; the desktop app's `author = berg`, `title =~ ^the`, AND, OR, NOT and parentheses. At most 10,000
   * characters with 200 terms. One with a mistake is BAD_USER_INPUT, each problem beginning with its place.
   */
  query?: InputMaybe<Scalars['String']['input']>;
  /** True: those in the trash, and only those. */
  trashed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of the history of a document. */
export type DocumentHistoryConnection = {
  __typename?: 'DocumentHistoryConnection';
  /** The revisions of the page, newest first. */
  edges: Array<DocumentHistoryEdge>;
  /** Where the page stands in the whole. */
  pageInfo: PageInfo;
};

/** A revision in the history of a document. */
export type DocumentHistoryEdge = {
  __typename?: 'DocumentHistoryEdge';
  /** Where it stands. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: DocumentRevision;
};

/** What documents have in common that are likely the same. */
export type DocumentLikeness =
  /** The DOI. */
  | 'DOI'
  /** Citation key and title, where one of the three is missing. */
  | 'ENTRY'
  /** The ISBN. */
  | 'ISBN'
  /** Title, year, and the last name of the first author, or of the first editor where there is no author. */
  | 'WORK';

/** A work in several volumes. */
export type DocumentMultiVolume = {
  /** How many volumes there are. */
  totalVolumes: Maybe<Scalars['String']['output']>;
};

/** The order of a list. Documents without the value come last both ways; equal ones are ordered by id. */
export type DocumentOrder = {
  /** Which way. */
  direction: OrderDirection;
  /** What to order by. */
  field: DocumentOrderField;
};

/** What a list can be ordered by. Texts sort without accents and case. */
export type DocumentOrderField =
  /** When it joined the library. */
  | 'ADDED'
  /** The last name of the first author. */
  | 'AUTHOR'
  /** The preferred citation key. */
  | 'CITATION_KEY'
  /** All keywords, in their own order, one after the other. */
  | 'KEYWORDS'
  /** The kind. */
  | 'KIND'
  /** When its content was last changed; moves to the trash and out of it do not count. */
  | 'MODIFIED'
  /** The title. */
  | 'TITLE'
  /** When it was moved to the trash. Only for lists of the trash. */
  | 'TRASHED'
  /** The journal, the proceedings, the institution or the publisher. */
  | 'VENUE'
  /** The year of publication. */
  | 'YEAR';

/** A document as it was for a while. */
export type DocumentRevision = {
  __typename?: 'DocumentRevision';
  /** What made it so; null where that was not kept. */
  action: Maybe<DocumentChangeAction>;
  /** When the document became so; null where that was not kept. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** What was changed; empty for the first that is kept. */
  changes: Array<DocumentFieldChange>;
  /** Its number, as `Document.revision` was then. */
  revision: Scalars['Int']['output'];
  /** What the browser that made it so called itself. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/**
 * Names many documents, also those that a list has not loaded: those of `ids`, or those that `filterBy` finds, or, with
 * both, those of `ids` that `filterBy` finds; and of these all but `except`. One of the two is given; an empty `filterBy`
 * means every document.
 */
export type DocumentSelection = {
  /** Documents to leave out. */
  except?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Every document that this finds. */
  filterBy?: InputMaybe<DocumentFilters>;
  /** The documents themselves. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Many documents were changed at once. */
export type DocumentsChangedPayload = {
  __typename?: 'DocumentsChangedPayload';
  /** How many documents were changed. */
  count: Scalars['Int']['output'];
  /** Takes this step back, as the id of `undo`. */
  undo: Scalars['ID']['output'];
};

/** Documents that are likely the same. */
export type DuplicateSet = {
  __typename?: 'DuplicateSet';
  /** Two at least; of more than 20 the first 20. */
  documents: Array<Document>;
  /** What they have in common, two and two. */
  likeness: Array<DocumentLikeness>;
};

/** A page of the sets of duplicates. */
export type DuplicatesConnection = {
  __typename?: 'DuplicatesConnection';
  /** The sets of the page; now and then fewer than were asked for, though more follow. */
  edges: Array<DuplicatesEdge>;
  /** Where the page stands in the whole. */
  pageInfo: PageInfo;
};

/** A set of duplicates on a page. */
export type DuplicatesEdge = {
  __typename?: 'DuplicatesEdge';
  /** Its place in the list, for `after`. Opaque. */
  cursor: Scalars['String']['output'];
  /** The set. */
  node: DuplicateSet;
};

/** A change of many documents. */
export type EditUserDocumentsInput = {
  /** Keywords to add where they are missing, whatever their case and accents. */
  addKeywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Keywords to remove where they are, whatever their case and accents. */
  removeKeywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The documents. */
  selection: DocumentSelection;
  /** A field to set or to clear. */
  set?: InputMaybe<SetDocumentFieldInput>;
};

/** The answer to the end of the other sessions. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** Whether nothing but this session is left. */
  result: Scalars['Boolean']['output'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** The id of the session. */
  id: Scalars['ID']['input'];
};

/** The answer to the end of a session. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** Whether a session was ended. */
  result: Scalars['Boolean']['output'];
};

/** A person or an organization that made something. */
export type Entity = Organization | Person;

/** A conference or another event. */
export type Event = {
  __typename?: 'Event';
  /** When it ended. */
  endDate: Maybe<Scalars['DateTime']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Where it took place. */
  locations: Array<Scalars['String']['output']>;
  /** The organizations behind it. */
  sponsors: Array<Scalars['String']['output']>;
  /** When it began. */
  startDate: Maybe<Scalars['DateTime']['output']>;
  /** The title of the event. */
  title: Scalars['String']['output'];
  /** What is added to the title, as a well-known acronym. */
  titleAddon: Maybe<Scalars['String']['output']>;
};

/** A group that is filled by hand. */
export type ExplicitGroup = Group & Node & {
  __typename?: 'ExplicitGroup';
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** What stands between two keywords, as `,`. */
  keywordDelimiter: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
};

/** A group that is filled by hand. */
export type ExplicitGroupInput = {
  /** The documents put into it. */
  documentIds: Array<Scalars['ID']['input']>;
  /** In a change: leaves in it who is in it, and who was before it became another kind; `documentIds` are added. */
  keepDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  /** What stands between two keywords, as `,`. */
  keywordDelimiter: Scalars['String']['input'];
};

/**
 * A document of the request, and the one of the library that gets from it what it lacks: empty fields, keywords, citation keys and other
 * fields. What is there stays.
 */
export type FillDocumentInput = {
  /** Which of `documents`, from 0. */
  index: Scalars['Int']['input'];
  /** The id of the document of the library. Where that is gone or in the trash, the document of the request is added. */
  into: Scalars['ID']['input'];
  /** Names of fields of which the value sent takes the place of the one that is there, at most 100. */
  take?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Whose password is forgotten. */
export type ForgotPasswordInput = {
  /** The address of the account. */
  email: Scalars['EmailAddress']['input'];
};

/** The answer to a forgotten password. */
export type ForgotPasswordPayload = {
  __typename?: 'ForgotPasswordPayload';
  /** True, whether or not there is such an account. */
  result: Scalars['Boolean']['output'];
};

/** A group of documents: what all kinds have in common. */
export type Group = {
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
};

/** How many documents a group has. */
export type GroupCount = {
  __typename?: 'GroupCount';
  /** How many documents. */
  documentCount: Scalars['Int']['output'];
  /** The id of the group. */
  groupId: Scalars['ID']['output'];
};

/** How the content of a group depends on its place in the tree. */
export type GroupHierarchyType =
  /** Its own content, wherever it stands. */
  | 'INDEPENDENT'
  /** What is in its own content and in that of its parent. */
  | 'INTERSECTION'
  /** What is in its own content or in that of one of its subgroups. */
  | 'UNION';

/** How several groups are taken together. */
export type GroupMatch =
  /** In every one of the groups. */
  | 'ALL'
  /** In one of the groups at least. */
  | 'ANY';

/** In which groups some documents are. */
export type GroupMembership = {
  __typename?: 'GroupMembership';
  /** How many documents the selection has. */
  documentCount: Scalars['Int']['output'];
  /** The groups that hold at least one of them by hand. */
  shares: Array<GroupShare>;
};

/** What a group would hold. */
export type GroupPreview = {
  __typename?: 'GroupPreview';
  /** How many documents. */
  documentCount: Scalars['Int']['output'];
  /** The cited keys that no document of the library has; of other kinds than a TeX file none. */
  missingKeys: Array<Scalars['String']['output']>;
  /** The preferred citation keys of the documents that the file does not cite, the first 500 in their order; of other kinds than a TeX file none. */
  uncitedKeys: Array<Scalars['String']['output']>;
};

/** How many of some documents a group holds by hand. */
export type GroupShare = {
  __typename?: 'GroupShare';
  /** How many of the documents. */
  documentCount: Scalars['Int']['output'];
  /** The group. */
  group: Group;
};

/** Something published in a book. */
export type HasBooklikeParent = {
  /** The chapter, section or other unit of the book. */
  chapter: Maybe<Scalars['String']['output']>;
  /** The book. */
  in: Maybe<Document>;
};

/** Something that can be one of several volumes. */
export type HasMultiVolumeParent = {
  /** The work in several volumes. */
  in: Maybe<DocumentMultiVolume>;
  /** The part of the volume, when a volume is bound in several parts. */
  part: Maybe<Scalars['String']['output']>;
  /** The volume. */
  volume: Maybe<Scalars['String']['output']>;
};

/** Something published on some pages of something else. */
export type HasParent = {
  /** What stands for the pages in an electronic publication (BibLaTeX's eid). */
  electronicId: Maybe<Scalars['String']['output']>;
  /** What it was published in. */
  in: Maybe<Node>;
  /** The page on which it ends. */
  pageEnd: Maybe<Scalars['String']['output']>;
  /** The page on which it starts, as `135` or `xiii`. */
  pageStart: Maybe<Scalars['String']['output']>;
};

/** A field of a document that its kind does not have. */
export type HiddenField = {
  __typename?: 'HiddenField';
  /** A kind that has it, as a member of `AddUserDocumentInput`. */
  kind: Scalars['String']['output'];
  /** Its name in the input of that kind. */
  name: Scalars['String']['output'];
  /** What it holds, as JSON in the shape of the input. */
  value: Scalars['String']['output'];
};

/** A field of another kind. */
export type HiddenFieldInput = {
  /** The kind that has it, as a member of `AddUserDocumentInput`. */
  kind: Scalars['String']['input'];
  /** Its name in the input of that kind. */
  name: Scalars['String']['input'];
};

/** One thing that is wrong with the input. */
export type InputFieldValidationProblem = {
  __typename?: 'InputFieldValidationProblem';
  /** What is wrong, in words for the person. */
  message: Scalars['String']['output'];
  /** The place in the input, from the outside in. */
  path: Array<Scalars['String']['output']>;
};

/** The input was understood and is not acceptable. */
export type InputValidationProblem = {
  __typename?: 'InputValidationProblem';
  /** Everything that is wrong with it. */
  problems: Array<InputFieldValidationProblem>;
};

/** A university or institute. */
export type Institution = {
  __typename?: 'Institution';
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Where it is. */
  locations: Array<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
};

/** A journal. */
export type Journal = {
  __typename?: 'Journal';
  /** The subject areas, by Scimago. */
  areas: Maybe<Array<Scalars['String']['output']>>;
  /** The subject categories, by Scimago. */
  categories: Maybe<Array<Scalars['String']['output']>>;
  /** The figures of each year, by Scimago. */
  citationInfo: Maybe<Array<JournalCitationInfoYearly>>;
  /** Where the journal appears. */
  country: Maybe<Scalars['String']['output']>;
  /** The h-index, by Scimago. */
  hIndex: Maybe<Scalars['Int']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether the journal comes from the library itself; a public one does not. */
  isCustom: Scalars['Boolean']['output'];
  /** The International Standard Serial Numbers, as `1234-5678`. */
  issn: Maybe<Array<Scalars['String']['output']>>;
  /** The name of the journal. */
  name: Scalars['String']['output'];
  /** Who publishes it. */
  publisher: Maybe<Scalars['String']['output']>;
  /** The id in Scimago's journal rank. */
  scimagoId: Maybe<Scalars['BigInt']['output']>;
  /** The subtitle of the journal. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** What is added to the name. */
  titleAddon: Maybe<Scalars['String']['output']>;
};

/** An article in a journal. */
export type JournalArticle = Article & Document & HasParent & Node & Translatable & {
  __typename?: 'JournalArticle';
  /** The summary of the article. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who annotated it. */
  annotators: Array<Entity>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** Who wrote a commentary to it. */
  commentators: Array<Entity>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** What stands for the pages in an electronic publication (BibLaTeX's eid). */
  electronicId: Maybe<Scalars['String']['output']>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The issue of the journal. */
  in: Maybe<JournalIssue>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** The page on which it ends. */
  pageEnd: Maybe<Scalars['String']['output']>;
  /** The page on which it starts, as `135` or `xiii`. */
  pageStart: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle of the article. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the article. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Who translated it, and from what; null when it is no translation. */
  translated: Maybe<Translated>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** An article in a journal. */
export type JournalArticleHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The figures of a journal in one year, by Scimago. */
export type JournalCitationInfoYearly = {
  __typename?: 'JournalCitationInfoYearly';
  /** Citable documents published in the three years before. */
  citableDocsPrevious3Years: Scalars['Int']['output'];
  /** Citations in the year of documents of the three years before. */
  citesIncomingByRecentlyPublished: Scalars['Int']['output'];
  /** Citations in the year for each document, over the two years before. */
  citesIncomingPerDocByRecentlyPublished: Scalars['Float']['output'];
  /** References in the documents of the year. */
  citesOutgoing: Scalars['Int']['output'];
  /** References for each document of the year. */
  citesOutgoingPerDoc: Scalars['Float']['output'];
  /** Documents published in the three years before. */
  docsPrevious3Years: Scalars['Int']['output'];
  /** Documents published in the year. */
  docsThisYear: Scalars['Int']['output'];
  /** The SCImago Journal Rank indicator. */
  sjrIndex: Scalars['Float']['output'];
  /** The year. */
  year: Scalars['Int']['output'];
};

/** An issue of a journal. */
export type JournalIssue = Node & {
  __typename?: 'JournalIssue';
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The journal. */
  journal: Maybe<Journal>;
  /** The name of the issue, when it has one instead of a number: `Summer`. */
  name: Maybe<Scalars['String']['output']>;
  /** The number of the issue. */
  number: Maybe<Scalars['String']['output']>;
  /** The series of the journal, when it began to count anew. */
  series: Maybe<Scalars['String']['output']>;
  /** The subtitle of the issue. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the issue, as that of a special issue. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title of the issue. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** The volume. */
  volume: Maybe<Scalars['String']['output']>;
};

/** Documents that are not the same, no two of them. */
export type KeepApartInput = {
  /** The ids of documents of the library; those that are gone are left out. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Which of `documents`, from 0. */
  indexes: Array<Scalars['Int']['input']>;
};

/** Documents that are not the same. */
export type KeepUserDocumentsApartInput = {
  /** Their ids, 2 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** The documents with a person of a last name in a field. */
export type LastNameGroup = Group & Node & {
  __typename?: 'LastNameGroup';
  /** The last name it looks for. */
  authorLastName: Scalars['String']['output'];
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** The field it looks at, as `author`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
};

/** The documents with a person of a last name in a field. */
export type LastNameGroupInput = {
  /** The last name it looks for. */
  authorLastName: Scalars['String']['input'];
  /** The field it looks at, as `author`. */
  field: Scalars['String']['input'];
};

/** Something a file holds beside entries. */
export type LibraryPart = {
  __typename?: 'LibraryPart';
  /** What it is. */
  kind: LibraryPartKind;
  /** The name, of a `STRING` and of a `META`; of an `XDATA` its key. */
  name: Maybe<Scalars['String']['output']>;
  /** The text. */
  value: Scalars['String']['output'];
};

/** Something a file holds beside entries. */
export type LibraryPartInput = {
  /** What it is. */
  kind: LibraryPartKind;
  /** The name, of a `STRING` and of a `META`; of an `XDATA` its key. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The text. */
  value: Scalars['String']['input'];
};

/** What a file holds beside entries. */
export type LibraryPartKind =
  /** Any other comment. */
  | 'COMMENT'
  /** A setting that the desktop app keeps in a comment, as `jabref-meta`. */
  | 'META'
  /** An `@preamble`. */
  | 'PREAMBLE'
  /** A `@string`, an abbreviation. */
  | 'STRING'
  /** An `@xdata` entry: fields that documents share. The value is its fields, as in the file; documents hold what they have from it. */
  | 'XDATA';

/** What the library holds of one that was asked about. */
export type LikeDocuments = {
  __typename?: 'LikeDocuments';
  /** The documents of the library, at most 5, those that have most in common first. */
  documents: Array<Document>;
  /** Which of those that were asked about, from 0. */
  index: Scalars['Int']['output'];
  /** What they have in common. */
  likeness: Array<DocumentLikeness>;
};

/** Whom to log in. */
export type LoginInput = {
  /** The address of the account. */
  email: Scalars['EmailAddress']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** Logged in, or what was wrong with the input. */
export type LoginPayload = InputValidationProblem | UserReturned;

/** The answer to a log-out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Whether nobody is logged in now. */
  result: Scalars['Boolean']['output'];
};

/** Of which documents citation keys are made. */
export type MakeCitationKeysInput = {
  /** Leaves alone whatever has a key; all of them get one when nothing is said. */
  onlyMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents. */
  selection: DocumentSelection;
};

/** Documents to make one, and at most one of the kinds: the fields that the one gets. */
export type MergeUserDocumentsInput = {
  /** The ids of those that go, at most 100. */
  from: Array<Scalars['ID']['input']>;
  /** The id of the document that stays. */
  into: Scalars['ID']['input'];
  /** Makes it an article in a journal. */
  journalArticle?: InputMaybe<AddJournalArticleInput>;
  /** Makes it anything else. */
  other?: InputMaybe<AddOtherInput>;
  /** Makes it the proceedings of a conference. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** Makes it an article in proceedings. */
  proceedingsArticle?: InputMaybe<AddProceedingsArticleInput>;
  /** The revision of the one that stays from which the fields were chosen; without it the last writer wins. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Makes it a thesis. */
  thesis?: InputMaybe<AddThesisInput>;
};

/** Where to move a group. */
export type MoveGroupInput = {
  /** The sibling to put it before; null for the end. */
  before?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the group. */
  id: Scalars['ID']['input'];
  /** The group to put it into; null for the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Puts documents into a group that is filled by hand. */
  addDocumentsToGroup: Maybe<DocumentsChangedPayload>;
  /**
   * Brings whole trees of groups, as an import does: all or none. What is there already below the same parent is not made
   * again, but takes in the documents and subgroups. A group is the same when the file of the desktop app says the same of it: by name,
   * kind, hierarchy and rule, as far as a file holds them (no cited keys, no path but the first, no delimiter of keywords; a last name is
   * a keyword there).
   */
  addGroups: Maybe<AddGroupsPayload>;
  /** Adds a document to the library. */
  addUserDocument: Maybe<Document>;
  /** Adds up to 500 documents, all or none. */
  addUserDocuments: Maybe<AddUserDocumentsPayload>;
  /** Makes a document what it was as an earlier revision, in every field and in its kind. That is a change as any other: what it was until now stays in its history. */
  bringBackRevision: Maybe<Document>;
  /** Changes the e-mail address of the account. */
  changeEmail: Maybe<ChangeEmailPayload>;
  /** Changes one's own password and ends the other sessions. */
  changeOwnPassword: Maybe<ChangeOwnPasswordPayload>;
  /** Sets a new password with the token of a mail, and ends every session of the account. */
  changePassword: Maybe<ChangePasswordPayload>;
  /** Makes a group, with its subgroups. */
  createGroup: Maybe<Group>;
  /** Deletes the account and its whole library. */
  deleteAccount: Maybe<DeleteAccountPayload>;
  /** Deletes a group with its subgroups; the documents stay. */
  deleteGroup: Maybe<DeleteGroupPayload>;
  /** Moves documents to the trash, which empties itself after 30 days. */
  deleteUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Changes many documents alike: sets or clears one field, adds and removes keywords. */
  editUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Ends every session of one's own but this one. */
  endOtherSessions: Maybe<EndOtherSessionsPayload>;
  /** Ends one of one's own sessions. */
  endSession: Maybe<EndSessionPayload>;
  /** Sends a mail with a link to set a new password. Known and unknown addresses are answered alike. */
  forgotPassword: Maybe<ForgotPasswordPayload>;
  /** Says that documents are not the same, whatever they have in common: no two of them are in one set of duplicates for that any more. */
  keepUserDocumentsApart: Maybe<DocumentsChangedPayload>;
  /** Logs in; every login makes a new session. */
  login: Maybe<LoginPayload>;
  /** Ends the session, on the server too. */
  logout: Maybe<LogoutPayload>;
  /**
   * Makes the preferred citation keys of documents by the pattern, each unlike all others of the library. A key that a document had stays as one
   * of its others, unless another document has it.
   */
  makeCitationKeys: Maybe<DocumentsChangedPayload>;
  /**
   * Makes several documents one: it gets these fields and every group that one of the others is in by hand; the others go to the trash.
   * Undo takes all of it back.
   */
  mergeUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Moves a group with its subgroups. */
  moveGroup: Maybe<Group>;
  /** Ends documents in the trash for good: only a tombstone stays, and undo cannot bring them back. */
  purgeUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Takes documents out of a group that is filled by hand; they stay in the library. */
  removeDocumentsFromGroup: Maybe<DocumentsChangedPayload>;
  /** Brings a deleted group back, with its subgroups. */
  restoreGroup: Maybe<Group>;
  /** Takes documents out of the trash. */
  restoreUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Sets how citation keys are made in the library from now on; the keys that are there stay as they are. */
  setCitationKeyPattern: Maybe<SetCitationKeyPatternPayload>;
  /** Opens or closes groups in the tree; what cannot be, as one that an automatic group made, is left alone. */
  setGroupsExpanded: Maybe<SetGroupsExpandedPayload>;
  /** Makes an account and logs in. */
  signup: Maybe<SignupPayload>;
  /** Takes back what revisions of a document have changed, as far as nobody has changed the same since. */
  takeBackRevisions: Maybe<UndoPayload>;
  /** Takes a step back, as far as nobody has changed the same since. */
  undo: Maybe<UndoPayload>;
  /** Changes a group. */
  updateGroup: Maybe<Group>;
  /** Changes a document. A field that is left out is left alone, null clears it. One that is in the trash has to be restored first. */
  updateUserDocument: Maybe<Document>;
};


/** Everything that can be changed. */
export type MutationAddDocumentsToGroupArgs = {
  input: AddDocumentsToGroupInput;
};


/** Everything that can be changed. */
export type MutationAddGroupsArgs = {
  input: AddGroupsInput;
};


/** Everything that can be changed. */
export type MutationAddUserDocumentArgs = {
  input: AddUserDocumentInput;
};


/** Everything that can be changed. */
export type MutationAddUserDocumentsArgs = {
  input: AddUserDocumentsInput;
};


/** Everything that can be changed. */
export type MutationBringBackRevisionArgs = {
  input: BringBackRevisionInput;
};


/** Everything that can be changed. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Everything that can be changed. */
export type MutationChangeOwnPasswordArgs = {
  input: ChangeOwnPasswordInput;
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
  key: InputMaybe<Scalars['String']['input']>;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. */
export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationDeleteUserDocumentsArgs = {
  input: DeleteUserDocumentsInput;
};


/** Everything that can be changed. */
export type MutationEditUserDocumentsArgs = {
  input: EditUserDocumentsInput;
};


/** Everything that can be changed. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Everything that can be changed. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Everything that can be changed. */
export type MutationKeepUserDocumentsApartArgs = {
  input: KeepUserDocumentsApartInput;
};


/** Everything that can be changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. */
export type MutationMakeCitationKeysArgs = {
  input: MakeCitationKeysInput;
};


/** Everything that can be changed. */
export type MutationMergeUserDocumentsArgs = {
  input: MergeUserDocumentsInput;
};


/** Everything that can be changed. */
export type MutationMoveGroupArgs = {
  input: MoveGroupInput;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationPurgeUserDocumentsArgs = {
  input: PurgeUserDocumentsInput;
};


/** Everything that can be changed. */
export type MutationRemoveDocumentsFromGroupArgs = {
  input: RemoveDocumentsFromGroupInput;
};


/** Everything that can be changed. */
export type MutationRestoreGroupArgs = {
  input: RestoreGroupInput;
};


/** Everything that can be changed. */
export type MutationRestoreUserDocumentsArgs = {
  input: RestoreUserDocumentsInput;
};


/** Everything that can be changed. */
export type MutationSetCitationKeyPatternArgs = {
  input: SetCitationKeyPatternInput;
};


/** Everything that can be changed. */
export type MutationSetGroupsExpandedArgs = {
  input: SetGroupsExpandedInput;
};


/** Everything that can be changed. */
export type MutationSignupArgs = {
  input: SignupInput;
};


/** Everything that can be changed. */
export type MutationTakeBackRevisionsArgs = {
  input: TakeBackRevisionsInput;
};


/** Everything that can be changed. */
export type MutationUndoArgs = {
  input: UndoInput;
};


/** Everything that can be changed. */
export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationUpdateUserDocumentArgs = {
  input: UpdateUserDocumentInput;
};

/** An object with a globally unique id, by which it can be fetched again. */
export type Node = {
  /** The globally unique id. */
  id: Scalars['ID']['output'];
};

/** Which way a list is ordered. */
export type OrderDirection =
  /** The smallest first. */
  | 'ASC'
  /** The largest first. */
  | 'DESC';

/** An organization. */
export type Organization = {
  __typename?: 'Organization';
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The name, in full. */
  name: Scalars['String']['output'];
};

/** A document of any other kind. */
export type Other = Document & Node & {
  __typename?: 'Other';
  /** The summary of the document. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** How it was published, when in no usual way. */
  howPublished: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** Who published it. */
  publishers: Array<Publisher>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle of the document. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the document. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The BibLaTeX entry type. */
  type: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** A document of any other kind. */
export type OtherHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A field that came with an import and that no other field holds. */
export type OtherField = {
  __typename?: 'OtherField';
  /** The name of the field, lower case. */
  name: Scalars['String']['output'];
  /** The value, word for word. */
  value: Scalars['String']['output'];
};

/** A field that no other field holds. */
export type OtherFieldInput = {
  /** The name of the field. */
  name: Scalars['String']['input'];
  /** The value, word for word. */
  value: Scalars['String']['input'];
};

/** Where a page of a list stands in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether anything follows this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether anything precedes this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Something that can be part of a series. */
export type PartOfSeries = {
  /** The number within the series. */
  number: Maybe<Scalars['String']['output']>;
  /** The series it belongs to, as `Lecture Notes in Computer Science`. */
  series: Maybe<Scalars['String']['output']>;
};

/** A person, by the parts of the name as CSL has them. */
export type Person = {
  __typename?: 'Person';
  /** A particle that goes when only the family name is shown: `van` of Ludwig van Beethoven. */
  droppingParticle: Maybe<Scalars['String']['output']>;
  /** The family name without particles and suffix: `Beethoven`. */
  family: Maybe<Scalars['String']['output']>;
  /** The given names, in full or as initials. */
  given: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** A particle that stays when only the family name is shown: `de` of Charles de Gaulle. */
  nonDroppingParticle: Maybe<Scalars['String']['output']>;
  /** What follows the name: `Jr.`, `III`. */
  suffix: Maybe<Scalars['String']['output']>;
};

/** The proceedings of a conference, or another collection of articles. */
export type Proceedings = Booklike & Document & HasMultiVolumeParent & Node & PartOfSeries & {
  __typename?: 'Proceedings';
  /** The summary of the proceedings. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The conference. */
  conference: Maybe<Event>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The proceedings in several volumes that these are one of. */
  in: Maybe<ProceedingsMultiVolume>;
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** The number within the series. */
  number: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** How many pages it has. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** The part of the volume, when a volume is bound in several parts. */
  part: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** Who published it. */
  publishers: Array<Publisher>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The series it belongs to, as `Lecture Notes in Computer Science`. */
  series: Maybe<Scalars['String']['output']>;
  /** The subtitle of the proceedings. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the proceedings. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The volume. */
  volume: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** The proceedings of a conference, or another collection of articles. */
export type ProceedingsHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An article in the proceedings of a conference, or in another collection. */
export type ProceedingsArticle = Article & Document & HasBooklikeParent & HasParent & Node & {
  __typename?: 'ProceedingsArticle';
  /** The summary of the article. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The chapter, section or other unit of the proceedings. */
  chapter: Maybe<Scalars['String']['output']>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** What stands for the pages in an electronic publication (BibLaTeX's eid). */
  electronicId: Maybe<Scalars['String']['output']>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The proceedings. */
  in: Maybe<Proceedings>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** The page on which it ends. */
  pageEnd: Maybe<Scalars['String']['output']>;
  /** The page on which it starts, as `135` or `xiii`. */
  pageStart: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle of the article. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the article. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** An article in the proceedings of a conference, or in another collection. */
export type ProceedingsArticleHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Proceedings in several volumes. It belongs to the document that names it and has no life of its own. */
export type ProceedingsMultiVolume = Booklike & DocumentMultiVolume & PartOfSeries & {
  __typename?: 'ProceedingsMultiVolume';
  /** The summary of the whole work. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The conference. */
  conference: Maybe<Event>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** The number within the series. */
  number: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** How many pages it has. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** Who published it. */
  publishers: Array<Publisher>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The series it belongs to, as `Lecture Notes in Computer Science`. */
  series: Maybe<Scalars['String']['output']>;
  /** The subtitle of the whole work. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the whole work. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** How many volumes there are. */
  totalVolumes: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
};


/** Proceedings in several volumes. It belongs to the document that names it and has no life of its own. */
export type ProceedingsMultiVolumeHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A publisher. */
export type Publisher = {
  __typename?: 'Publisher';
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Where it is. */
  locations: Array<Scalars['String']['output']>;
  /** The name; null when only the place is known. */
  name: Maybe<Scalars['String']['output']>;
};

/** Which documents end for good. */
export type PurgeUserDocumentsInput = {
  /** The documents; only those in the trash count. */
  selection: DocumentSelection;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** A group of one's own; an unknown id and one of somebody else both answer null. */
  group: Maybe<Group>;
  /** What a group would hold if it were made or changed like this; nothing is stored. */
  groupPreview: GroupPreview;
  /** A journal by id, ISSN or name; at least one is given, and all that are given must hold. The journals of one's own library come first. */
  journal: Maybe<Journal>;
  /** The person who is logged in; null when nobody is. */
  me: Maybe<User>;
  /** Whatever has this id, if it is the caller's own; an unknown id and one of somebody else both answer null. */
  node: Maybe<Node>;
  /** A person by id. Everybody finds only themselves. */
  user: Maybe<User>;
  /** A document of one's own; an unknown id and one of somebody else both answer null. */
  userDocument: Maybe<Document>;
};


/** Everything that can be read. */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupPreviewArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: CreateGroupInput;
};


/** Everything that can be read. */
export type QueryJournalArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  issn: InputMaybe<Scalars['String']['input']>;
  name: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryUserDocumentArgs = {
  id: Scalars['ID']['input'];
};

/** The documents whose field matches a regular expression. */
export type RegexKeywordGroup = Group & Node & {
  __typename?: 'RegexKeywordGroup';
  /** Whether upper and lower case differ. */
  caseSensitive: Scalars['Boolean']['output'];
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** The field it looks at, as `keywords`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
  /** What it looks for. */
  searchExpression: Scalars['String']['output'];
};

/** The documents whose field matches a regular expression. */
export type RegexKeywordGroupInput = {
  /** Whether upper and lower case differ. */
  caseSensitive: Scalars['Boolean']['input'];
  /** The field it looks at, as `keywords`. */
  field: Scalars['String']['input'];
  /** What it looks for. */
  searchExpression: Scalars['String']['input'];
};

/** Which documents leave which group. */
export type RemoveDocumentsFromGroupInput = {
  /** A group that is filled by hand. */
  groupId: Scalars['ID']['input'];
  /** The documents. */
  selection: DocumentSelection;
};

/** Which group to bring back. */
export type RestoreGroupInput = {
  /** The id of the group. */
  id: Scalars['ID']['input'];
};

/** Which documents leave the trash. */
export type RestoreUserDocumentsInput = {
  /** The documents; only those in the trash count. */
  selection: DocumentSelection;
};

/** Names one state of a document. */
export type RevisionInfo = {
  __typename?: 'RevisionInfo';
  /** How often the document was changed. */
  generation: Scalars['Int']['output'];
  /** The SHA-256, as hexadecimal digits, of its canonical JSON: as `AddUserDocumentInput`, without nulls, members by name. */
  hash: Scalars['String']['output'];
};

/** The documents that a search finds. */
export type SearchGroup = Group & Node & {
  __typename?: 'SearchGroup';
  /** Whether upper and lower case differ. */
  caseSensitive: Scalars['Boolean']['output'];
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** Whether the search is a regular expression. */
  isRegEx: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
  /** What it looks for. */
  searchExpression: Scalars['String']['output'];
};

/** The documents that a search finds. */
export type SearchGroupInput = {
  /** Whether upper and lower case differ. */
  caseSensitive: Scalars['Boolean']['input'];
  /** Whether the search is a regular expression. */
  isRegEx: Scalars['Boolean']['input'];
  /**
   * The search in the syntax of a desktop app before version 6, if an import translated it: exports get it back until the search is edited. At most
   * 10,000 characters.
   */
  olderExpression?: InputMaybe<Scalars['String']['input']>;
  /** What it looks for. */
  searchExpression: Scalars['String']['input'];
};

/** A value that documents of the library hold. */
export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** What it is. */
  kind: SuggestedValue;
  /** As a document spells it. */
  value: Scalars['String']['output'];
};

/** A browser or app in which the person is logged in. */
export type Session = {
  __typename?: 'Session';
  /** When the person logged in. */
  created: Scalars['DateTime']['output'];
  /** Whether it is the session that asks. */
  current: Scalars['Boolean']['output'];
  /** The id of the session; not the secret in the cookie. */
  id: Scalars['ID']['output'];
  /** When the session was last used. */
  lastActive: Scalars['DateTime']['output'];
  /** What the browser called itself. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/** A pattern of citation keys. */
export type SetCitationKeyPatternInput = {
  /** The pattern, at most 1,000 characters; null for that of an imported file, or the default. */
  pattern?: InputMaybe<Scalars['String']['input']>;
};

/** The pattern is set. */
export type SetCitationKeyPatternPayload = {
  __typename?: 'SetCitationKeyPatternPayload';
  /** Whose library it is. */
  user: User;
};

/** A field and its new value. */
export type SetDocumentFieldInput = {
  /** The name of the field, as in the inputs of the kinds. */
  name: Scalars['String']['input'];
  /**
   * The value; null clears the field. The items of a list are separated by commas, semicolons or line breaks, those that may hold commas
   * (places and sponsors) by semicolons or line breaks alone, and citation keys also by spaces; each is taken once.
   */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Which groups to open or close in the tree. */
export type SetGroupsExpandedInput = {
  /** The ids of the groups, at most 10,000. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether their subgroups are shown. */
  isExpanded: Scalars['Boolean']['input'];
};

/** Groups were opened or closed. */
export type SetGroupsExpandedPayload = {
  __typename?: 'SetGroupsExpandedPayload';
  /** How many groups there were of those. */
  count: Scalars['Int']['output'];
};

/** The account to make. */
export type SignupInput = {
  /** The address of the account. */
  email: Scalars['EmailAddress']['input'];
  /** The password: 8 to 256 characters, none of the most used ones. */
  password: Scalars['String']['input'];
};

/** Signed up, or what was wrong with the input. */
export type SignupPayload = InputValidationProblem | UserReturned;

/** What a search can be completed with. */
export type SuggestedValue =
  /** The last name of an author, or the name of an organization. */
  | 'AUTHOR'
  /** The title of a proceedings volume or another book that an article stands in. Of this and the kinds below at most 2,000 documents are looked through. */
  | 'BOOK'
  /** The same of an editor. */
  | 'EDITOR'
  /** The name of the institution of a thesis. */
  | 'INSTITUTION'
  /** The name of a journal. */
  | 'JOURNAL'
  /** A keyword; of a nested one (`A > B`) its first part. */
  | 'KEYWORD'
  /**
   * The whole name of an author or editor whose last name begins so, or an organization's, as BibTeX writes it: `van Beethoven, Ludwig`,
   * `{World Tide Office}`. Of a whole name that is begun each word counts. At most 300 documents are looked through.
   */
  | 'PERSON'
  /** The name of a publisher. */
  | 'PUBLISHER'
  /** The name of a series. */
  | 'SERIES';

/** Which revisions to take back. */
export type TakeBackRevisionsInput = {
  /** The document. */
  id: Scalars['ID']['input'];
  /** Their numbers, at most 500. */
  revisions: Array<Scalars['Int']['input']>;
};

/** The documents that a TeX file cites. */
export type TexGroup = Group & Node & {
  __typename?: 'TexGroup';
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The citation keys that the file cites. */
  citedKeys: Array<Scalars['String']['output']>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The cited keys that no document of the library has. */
  missingKeys: Array<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** Where the file is, on each device. */
  paths: Array<TexGroupPath>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
  /** The preferred citation keys of the documents that the file does not cite, the first 500 in their order. */
  uncitedKeys: Array<Scalars['String']['output']>;
};

/** The documents that a TeX file cites. */
export type TexGroupInput = {
  /** The citation keys that the file cites. */
  citedKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where the file is, on each device. */
  paths: Array<TexGroupPathInput>;
};

/** Where a TeX file is on one device. */
export type TexGroupPath = {
  __typename?: 'TexGroupPath';
  /** The name of the device. */
  deviceName: Scalars['String']['output'];
  /** The path of the file. */
  filePath: Scalars['String']['output'];
};

/** Where a TeX file is on one device. */
export type TexGroupPathInput = {
  /** The name of the device. */
  deviceName: Scalars['String']['input'];
  /** The path of the file. */
  filePath: Scalars['String']['input'];
};

/** A thesis. */
export type Thesis = Document & Node & {
  __typename?: 'Thesis';
  /** The summary of the thesis. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it joined the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it, in the order of the title page. */
  authors: Array<Entity>;
  /** The keys by which it is cited; the first is the preferred one, the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The degree it was written for, as `phdthesis` or `Master's thesis`. */
  degreeType: Maybe<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** Who edited it. */
  editors: Array<Entity>;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that were filled with it by hand, and that hold it. */
  groups: Array<Group>;
  /** Whether there is an abstract: a list says so without bringing them all. */
  hasAbstract: Scalars['Boolean']['output'];
  /** What is stored of it and its kind does not have: kept, and shown again by a kind that has it. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** What it was before each of its changes, newest first, as far as that is kept: the last 500 changes. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The university or institute. */
  institution: Maybe<Institution>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the library last changed it, or moved it to the trash or out of it. Set by the server: later than every earlier change of the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it is what `updateUserDocument` answers: the revisions by which it became what was asked for. Several where an answer was lost and the change asked for again; none where it was so already, and in every other answer. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** Which fields it lacks of those that BibLaTeX requires of its entry type, by the names of a search; where one of several is enough all of these, as `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed: `lastModified` without moves to the trash and out of it. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A remark that no other field holds. */
  note: Maybe<Scalars['String']['output']>;
  /** What an import brought that no other field holds, word for word. */
  otherFields: Array<OtherField>;
  /** How many pages it has. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, as `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** How often the document was changed; sent back with an edit, so that edits of two people are merged or refused, never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle of the thesis. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the thesis. */
  title: Maybe<Scalars['String']['output']>;
  /** What is added to the title in another typeface, as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** Since when it has been in the trash, which deletes it permanently after 30 days. Null outside the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The year by which it is sorted and found: of `published` or, where that is empty, the one that `otherFields` name as `date` or `year`. Astronomical, so that 0 is 1 BC; null where none is known. */
  year: Maybe<Scalars['Int']['output']>;
};


/** A thesis. */
export type ThesisHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The token of the link is unknown, used, or too old. */
export type TokenProblem = {
  __typename?: 'TokenProblem';
  /** What is wrong, in words for the person. */
  message: Scalars['String']['output'];
};

/** Something that can be a translation. */
export type Translatable = {
  /** Who translated it, and from what; null when it is no translation. */
  translated: Maybe<Translated>;
};

/** Who translated a document, and from what. */
export type Translated = {
  __typename?: 'Translated';
  /** The languages of the original. */
  originalLanguages: Array<Scalars['String']['output']>;
  /** The translators. */
  translators: Array<Entity>;
};

/** Which step to take back. */
export type UndoInput = {
  /** The `undo` of the step. */
  id: Scalars['ID']['input'];
};

/** A step was taken back. */
export type UndoPayload = {
  __typename?: 'UndoPayload';
  /** How many documents are again as they were; of a step that brought groups also how many of those went again. */
  count: Scalars['Int']['output'];
  /** The documents that were left as they are, and after them the groups, the first 500. */
  left: Array<Scalars['ID']['output']>;
  /** How many documents, and of a step that brought groups how many of those, were left: they were changed or filled since, or are gone. */
  leftCount: Scalars['Int']['output'];
  /** How many of those that were left are groups. */
  leftGroupCount: Scalars['Int']['output'];
  /** The step that takes this taking back back in turn; null where nothing was done, or it cannot be. */
  undo: Maybe<Scalars['ID']['output']>;
};

/** A group to change. A field that is left out is left alone; at most one of the kinds, another than before changes the kind. */
export type UpdateGroupInput = {
  /** Makes a subgroup for every keyword in use. */
  automaticKeywordGroup?: InputMaybe<AutomaticKeywordGroupInput>;
  /** Makes a subgroup for every last name in use. */
  automaticPersonsGroup?: InputMaybe<AutomaticPersonsGroupInput>;
  /** Subgroups to make below it. */
  children?: InputMaybe<Array<CreateGroupInput>>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** What the group is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The name as it is shown; the name when left out. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** A group that is filled by hand. */
  explicitGroup?: InputMaybe<ExplicitGroupInput>;
  /** How its content depends on its place in the tree. */
  hierarchyType?: InputMaybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** The id of the group. */
  id: Scalars['ID']['input'];
  /** Whether its subgroups are shown. */
  isExpanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents with a person of a last name in a field. */
  lastNameGroup?: InputMaybe<LastNameGroupInput>;
  /** The name. Spaces around it are left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The group to put it into; null for the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents whose field matches a regular expression. */
  regexKeywordGroup?: InputMaybe<RegexKeywordGroupInput>;
  /** The documents that a search finds. */
  searchGroup?: InputMaybe<SearchGroupInput>;
  /** The documents that a TeX file cites. */
  texGroup?: InputMaybe<TexGroupInput>;
  /** The documents whose field holds a keyword, as a whole word or as a whole keyword. */
  wordKeywordGroup?: InputMaybe<WordKeywordGroupInput>;
};

/** A document to change: its id and exactly one of the kinds; another kind than before changes the kind and keeps every stored field. */
export type UpdateUserDocumentInput = {
  /** Fields to clear that its kind does not have, as `Document.hiddenFields` names them. */
  clearHidden?: InputMaybe<Array<HiddenFieldInput>>;
  /** The id of the document. */
  id: Scalars['ID']['input'];
  /** Makes it an article in a journal. */
  journalArticle?: InputMaybe<AddJournalArticleInput>;
  /** Whether it stays of the kind that it is by now: the one that is given says only whose the fields are. Those that the document's own kind does not have are kept. */
  keepKind?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes it anything else. */
  other?: InputMaybe<AddOtherInput>;
  /** Makes it the proceedings of a conference. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** Makes it an article in proceedings. */
  proceedingsArticle?: InputMaybe<AddProceedingsArticleInput>;
  /** The revision that the edit started from; without it the last writer wins. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Makes it a thesis. */
  thesis?: InputMaybe<AddThesisInput>;
};

/** A person with an account and a library. */
export type User = Node & {
  __typename?: 'User';
  /** Everything that changed after the cursor, in the order of the change; from the very first when there is none. */
  changes: UserChangesConnection;
  /** Which documents have these citation keys, whatever their case; of those in the trash none is said. At most 20. */
  citationKeyHolders: Array<CitationKeyHolder>;
  /** How citation keys are made in the library. */
  citationKeyPattern: CitationKeyPattern;
  /** The documents of the library, by page. Pages go both ways: `first` with `after`, `last` with `before`. */
  documents: UserDocumentsConnection;
  /**
   * Sets of documents that are likely the same: they share a DOI, an ISBN, or title, first author, and year or journal, and nobody has said that they
   * are different. Documents in the trash are in none.
   */
  duplicates: DuplicatesConnection;
  /** The address of the account. */
  email: Scalars['EmailAddress']['output'];
  /** How many documents each of these groups has, such as the rows of a tree that are in sight; groups that are not there are left out. */
  groupCounts: Array<GroupCount>;
  /** In which of the groups that are filled by hand some documents are, to change that for all of them at once. */
  groupMembership: GroupMembership;
  /** Every group, flat, parents before children. */
  groupTree: Array<Group>;
  /** The groups at the top of the tree, in their order. */
  groups: Array<Group>;
  /** When a group was last changed, or a document put into one or taken out by hand; null as long as none was. Documents do not change by it. */
  groupsModified: Maybe<Scalars['DateTime']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Where the changes stand now: what comes next follows it. Null as long as nothing ever changed. */
  lastChange: Maybe<UserChangesCursor>;
  /** What the imported files held beside entries, to be written back with an export. */
  libraryParts: Array<LibraryPart>;
  /** Which documents of the library are likely the same as some that are not in it yet; those of which there is none are left out. */
  likeDocuments: Array<LikeDocuments>;
  /**
   * What documents of the library hold and a search can be completed with: values that begin with a text, whatever its case and accents,
   * in their order, and after them those of which a later word does; of several kinds one kind after the other.
   */
  searchSuggestions: Array<SearchSuggestion>;
  /** Where the person is logged in, the newest first. */
  sessions: Array<Session>;
  /** The citation key that the pattern makes of a document, with letters behind it where another document of the library has it. */
  suggestedCitationKey: Scalars['String']['output'];
};


/** A person with an account and a library. */
export type UserChangesArgs = {
  after: InputMaybe<UserChangesCursorInput>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account and a library. */
export type UserCitationKeyHoldersArgs = {
  except: InputMaybe<Scalars['ID']['input']>;
  keys: Array<Scalars['String']['input']>;
};


/** A person with an account and a library. */
export type UserDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  around: InputMaybe<Scalars['ID']['input']>;
  at: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filterBy: InputMaybe<DocumentFilters>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  orderBy: InputMaybe<DocumentOrder>;
};


/** A person with an account and a library. */
export type UserDuplicatesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account and a library. */
export type UserGroupCountsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** A person with an account and a library. */
export type UserGroupMembershipArgs = {
  selection: DocumentSelection;
};


/** A person with an account and a library. */
export type UserGroupTreeArgs = {
  includeMade: InputMaybe<Scalars['Boolean']['input']>;
};


/** A person with an account and a library. */
export type UserLikeDocumentsArgs = {
  keys: Array<Array<Scalars['String']['input']>>;
};


/** A person with an account and a library. */
export type UserSearchSuggestionsArgs = {
  beginning: Scalars['String']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  of: InputMaybe<Array<SuggestedValue>>;
};


/** A person with an account and a library. */
export type UserSuggestedCitationKeyArgs = {
  document: AddUserDocumentInput;
  id: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the changes of a library. */
export type UserChangesConnection = {
  __typename?: 'UserChangesConnection';
  /** The changes of the page. */
  edges: Array<UserChangesEdge>;
  /** Where the page stands in the whole. */
  pageInfo: UserChangesPageInfo;
};

/** A place in the order of changes. */
export type UserChangesCursor = {
  __typename?: 'UserChangesCursor';
  /** The id of the document. */
  id: Scalars['ID']['output'];
  /** When it changed. */
  lastModified: Scalars['DateTime']['output'];
};

/** A place in the order of changes. */
export type UserChangesCursorInput = {
  /** The id of the document. */
  id: Scalars['ID']['input'];
  /** When it changed. */
  lastModified: Scalars['DateTime']['input'];
};

/** A document that changed or was deleted. */
export type UserChangesEdge = {
  __typename?: 'UserChangesEdge';
  /** The id of a document that was deleted. */
  deleted: Maybe<Scalars['ID']['output']>;
  /** The document as it is now; null when it was deleted. */
  node: Maybe<Document>;
  /** Which state of the document it is; null when it was deleted. */
  revision: Maybe<RevisionInfo>;
};

/** Where a page of changes stands in the whole. */
export type UserChangesPageInfo = {
  __typename?: 'UserChangesPageInfo';
  /** Where the next page goes on; null on an empty page. */
  endCursor: Maybe<UserChangesCursor>;
  /** Whether anything follows this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A page of the documents of a library. */
export type UserDocumentsConnection = {
  __typename?: 'UserDocumentsConnection';
  /** The documents of the page. */
  edges: Array<UserDocumentsEdge>;
  /** Where the page stands in the whole. */
  pageInfo: PageInfo;
  /** The row number of the first document of the page, from 0. */
  startIndex: Scalars['Int']['output'];
  /** How many documents the whole list has. May cost more than the page: ask for it in a request of its own. */
  totalCount: Scalars['Int']['output'];
};

/** A document on a page. */
export type UserDocumentsEdge = {
  __typename?: 'UserDocumentsEdge';
  /** Its place in the list, for `after` and `before`. Opaque. */
  cursor: Scalars['String']['output'];
  /** The document. */
  node: Maybe<Document>;
};

/** It worked; this is the person. */
export type UserReturned = {
  __typename?: 'UserReturned';
  /** The person. */
  user: User;
};

/** The documents whose field holds a keyword, as a whole word or as a whole keyword. */
export type WordKeywordGroup = Group & Node & {
  __typename?: 'WordKeywordGroup';
  /** Whether upper and lower case differ. */
  caseSensitive: Scalars['Boolean']['output'];
  /** The subgroups, in their order; of an automatic group the first 1,000 by name. */
  children: Array<Group>;
  /** The colour, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The name as it is shown. */
  displayName: Scalars['String']['output'];
  /** How many documents the group has. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group in the default order, of at most 20 groups a request. Lists use `User.documents`. */
  documents: Array<Document>;
  /** The field it looks at, as `keywords`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its place in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group made it: it can be shown and linked to, and neither changed nor filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** What stands between two keywords, as `,`. */
  keywordDelimiter: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether only the delimiter ends a keyword; otherwise each word counts. */
  onlySplitWordsAtDelimiter: Scalars['Boolean']['output'];
  /** The group it is a subgroup of; null at the top. */
  parent: Maybe<Group>;
  /** What keeps the group from holding what it says, in words; null when nothing does. */
  problem: Maybe<Scalars['String']['output']>;
  /** What it looks for. */
  searchExpression: Scalars['String']['output'];
};

/** The documents whose field holds a keyword, as a whole word or as a whole keyword. */
export type WordKeywordGroupInput = {
  /** Whether upper and lower case differ. */
  caseSensitive: Scalars['Boolean']['input'];
  /** The field it looks at, as `keywords`. */
  field: Scalars['String']['input'];
  /** What stands between two keywords, as `,`. */
  keywordDelimiter: Scalars['String']['input'];
  /** Whether only the delimiter ends a keyword; otherwise each word counts. */
  onlySplitWordsAtDelimiter: Scalars['Boolean']['input'];
  /** What it looks for. */
  searchExpression: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ChangeEmailPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  ChangeOwnPasswordPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  ChangePasswordPayload:
    | ( InputValidationProblem )
    | ( TokenProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  DeleteAccountPayload:
    | ( AccountDeleted )
    | ( InputValidationProblem )
  ;
  Entity:
    | ( Organization )
    | ( Person )
  ;
  LoginPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  SignupPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Article:
    | ( PresentedJournalArticle )
    | ( PresentedProceedingsArticle )
  ;
  Booklike:
    | ( PresentedProceedings )
    | ( PresentedProceedingsMultiVolume )
  ;
  Document:
    | ( PresentedJournalArticle )
    | ( PresentedOther )
    | ( PresentedProceedings )
    | ( PresentedProceedingsArticle )
    | ( PresentedThesis )
  ;
  DocumentMultiVolume: ( PresentedProceedingsMultiVolume );
  Group:
    | ( PresentedAutomaticKeywordGroup )
    | ( PresentedAutomaticPersonsGroup )
    | ( PresentedDesktopGroup )
    | ( PresentedExplicitGroup )
    | ( PresentedLastNameGroup )
    | ( PresentedRegexKeywordGroup )
    | ( PresentedSearchGroup )
    | ( PresentedTexGroup )
    | ( PresentedWordKeywordGroup )
  ;
  HasBooklikeParent: ( PresentedProceedingsArticle );
  HasMultiVolumeParent: ( PresentedProceedings );
  HasParent:
    | ( PresentedJournalArticle )
    | ( PresentedProceedingsArticle )
  ;
  Node:
    | ( PresentedAutomaticKeywordGroup )
    | ( PresentedAutomaticPersonsGroup )
    | ( PresentedDesktopGroup )
    | ( PresentedExplicitGroup )
    | ( PresentedJournalArticle )
    | ( JournalIssue )
    | ( PresentedLastNameGroup )
    | ( PresentedOther )
    | ( PresentedProceedings )
    | ( PresentedProceedingsArticle )
    | ( PresentedRegexKeywordGroup )
    | ( PresentedSearchGroup )
    | ( PresentedTexGroup )
    | ( PresentedThesis )
    | ( UserSource )
    | ( PresentedWordKeywordGroup )
  ;
  PartOfSeries:
    | ( PresentedProceedings )
    | ( PresentedProceedingsMultiVolume )
  ;
  Translatable: ( PresentedJournalArticle );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  AddDocumentsToGroupInput: AddDocumentsToGroupInput;
  AddEntityInput: AddEntityInput;
  AddEventInput: AddEventInput;
  AddGroupsInput: AddGroupsInput;
  AddGroupsPayload: ResolverTypeWrapper<Omit<AddGroupsPayload, 'groups'> & { groups: Array<ResolversTypes['Group']> }>;
  AddJournalArticleInput: AddJournalArticleInput;
  AddJournalInput: AddJournalInput;
  AddJournalIssueInput: AddJournalIssueInput;
  AddOrganizationInput: AddOrganizationInput;
  AddOtherInput: AddOtherInput;
  AddPersonInput: AddPersonInput;
  AddProceedingsArticleInput: AddProceedingsArticleInput;
  AddProceedingsInput: AddProceedingsInput;
  AddProceedingsMultiVolumeInput: AddProceedingsMultiVolumeInput;
  AddPublisherInput: AddPublisherInput;
  AddThesisInput: AddThesisInput;
  AddTranslatedInput: AddTranslatedInput;
  AddUserDocumentInput: AddUserDocumentInput;
  AddUserDocumentsInput: AddUserDocumentsInput;
  AddUserDocumentsPayload: ResolverTypeWrapper<Omit<AddUserDocumentsPayload, 'documents'> & { documents: Array<ResolversTypes['Document']> }>;
  Article: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Article']>;
  AutomaticKeywordGroup: ResolverTypeWrapper<PresentedAutomaticKeywordGroup>;
  AutomaticKeywordGroupInput: AutomaticKeywordGroupInput;
  AutomaticPersonsGroup: ResolverTypeWrapper<PresentedAutomaticPersonsGroup>;
  AutomaticPersonsGroupInput: AutomaticPersonsGroupInput;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Booklike: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Booklike']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BringBackRevisionInput: BringBackRevisionInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeEmailPayload']>;
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  ChangeOwnPasswordPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeOwnPasswordPayload']>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordPayload']>;
  CitationKeyHolder: ResolverTypeWrapper<Omit<CitationKeyHolder, 'document'> & { document: ResolversTypes['Document'] }>;
  CitationKeyPattern: ResolverTypeWrapper<CitationKeyPattern>;
  CitationKeyPatternOrigin: CitationKeyPatternOrigin;
  CreateGroupInput: CreateGroupInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountPayload']>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: ResolverTypeWrapper<DeleteGroupPayload>;
  DeleteUserDocumentsInput: DeleteUserDocumentsInput;
  DesktopGroup: ResolverTypeWrapper<PresentedDesktopGroup>;
  DesktopGroupInput: DesktopGroupInput;
  Document: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Document']>;
  DocumentChangeAction: DocumentChangeAction;
  DocumentFieldChange: ResolverTypeWrapper<DocumentFieldChange>;
  DocumentFilters: DocumentFilters;
  DocumentHistoryConnection: ResolverTypeWrapper<DocumentHistoryConnection>;
  DocumentHistoryEdge: ResolverTypeWrapper<DocumentHistoryEdge>;
  DocumentLikeness: DocumentLikeness;
  DocumentMultiVolume: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DocumentMultiVolume']>;
  DocumentOrder: DocumentOrder;
  DocumentOrderField: DocumentOrderField;
  DocumentRevision: ResolverTypeWrapper<DocumentRevision>;
  DocumentSelection: DocumentSelection;
  DocumentsChangedPayload: ResolverTypeWrapper<DocumentsChangedPayload>;
  DuplicateSet: ResolverTypeWrapper<Omit<DuplicateSet, 'documents'> & { documents: Array<ResolversTypes['Document']> }>;
  DuplicatesConnection: ResolverTypeWrapper<Omit<DuplicatesConnection, 'edges'> & { edges: Array<ResolversTypes['DuplicatesEdge']> }>;
  DuplicatesEdge: ResolverTypeWrapper<Omit<DuplicatesEdge, 'node'> & { node: ResolversTypes['DuplicateSet'] }>;
  EditUserDocumentsInput: EditUserDocumentsInput;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  Entity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Entity']>;
  Event: ResolverTypeWrapper<Event>;
  ExplicitGroup: ResolverTypeWrapper<PresentedExplicitGroup>;
  ExplicitGroupInput: ExplicitGroupInput;
  FillDocumentInput: FillDocumentInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgotPasswordInput: ForgotPasswordInput;
  ForgotPasswordPayload: ResolverTypeWrapper<ForgotPasswordPayload>;
  Group: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Group']>;
  GroupCount: ResolverTypeWrapper<GroupCount>;
  GroupHierarchyType: GroupHierarchyType;
  GroupMatch: GroupMatch;
  GroupMembership: ResolverTypeWrapper<Omit<GroupMembership, 'shares'> & { shares: Array<ResolversTypes['GroupShare']> }>;
  GroupPreview: ResolverTypeWrapper<GroupPreview>;
  GroupShare: ResolverTypeWrapper<Omit<GroupShare, 'group'> & { group: ResolversTypes['Group'] }>;
  HasBooklikeParent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HasBooklikeParent']>;
  HasMultiVolumeParent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HasMultiVolumeParent']>;
  HasParent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HasParent']>;
  HiddenField: ResolverTypeWrapper<HiddenField>;
  HiddenFieldInput: HiddenFieldInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InputFieldValidationProblem: ResolverTypeWrapper<InputFieldValidationProblem>;
  InputValidationProblem: ResolverTypeWrapper<InputValidationProblem>;
  Institution: ResolverTypeWrapper<Institution>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Journal: ResolverTypeWrapper<Journal>;
  JournalArticle: ResolverTypeWrapper<PresentedJournalArticle>;
  JournalCitationInfoYearly: ResolverTypeWrapper<JournalCitationInfoYearly>;
  JournalIssue: ResolverTypeWrapper<JournalIssue>;
  KeepApartInput: KeepApartInput;
  KeepUserDocumentsApartInput: KeepUserDocumentsApartInput;
  LastNameGroup: ResolverTypeWrapper<PresentedLastNameGroup>;
  LastNameGroupInput: LastNameGroupInput;
  LibraryPart: ResolverTypeWrapper<LibraryPart>;
  LibraryPartInput: LibraryPartInput;
  LibraryPartKind: LibraryPartKind;
  LikeDocuments: ResolverTypeWrapper<Omit<LikeDocuments, 'documents'> & { documents: Array<ResolversTypes['Document']> }>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginPayload']>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MakeCitationKeysInput: MakeCitationKeysInput;
  MergeUserDocumentsInput: MergeUserDocumentsInput;
  MoveGroupInput: MoveGroupInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OrderDirection: OrderDirection;
  Organization: ResolverTypeWrapper<Organization>;
  Other: ResolverTypeWrapper<PresentedOther>;
  OtherField: ResolverTypeWrapper<OtherField>;
  OtherFieldInput: OtherFieldInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartOfSeries: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PartOfSeries']>;
  Person: ResolverTypeWrapper<Person>;
  Proceedings: ResolverTypeWrapper<PresentedProceedings>;
  ProceedingsArticle: ResolverTypeWrapper<PresentedProceedingsArticle>;
  ProceedingsMultiVolume: ResolverTypeWrapper<PresentedProceedingsMultiVolume>;
  Publisher: ResolverTypeWrapper<Publisher>;
  PurgeUserDocumentsInput: PurgeUserDocumentsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegexKeywordGroup: ResolverTypeWrapper<PresentedRegexKeywordGroup>;
  RegexKeywordGroupInput: RegexKeywordGroupInput;
  RemoveDocumentsFromGroupInput: RemoveDocumentsFromGroupInput;
  RestoreGroupInput: RestoreGroupInput;
  RestoreUserDocumentsInput: RestoreUserDocumentsInput;
  RevisionInfo: ResolverTypeWrapper<RevisionInfo>;
  SearchGroup: ResolverTypeWrapper<PresentedSearchGroup>;
  SearchGroupInput: SearchGroupInput;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  Session: ResolverTypeWrapper<Session>;
  SetCitationKeyPatternInput: SetCitationKeyPatternInput;
  SetCitationKeyPatternPayload: ResolverTypeWrapper<Omit<SetCitationKeyPatternPayload, 'user'> & { user: ResolversTypes['User'] }>;
  SetDocumentFieldInput: SetDocumentFieldInput;
  SetGroupsExpandedInput: SetGroupsExpandedInput;
  SetGroupsExpandedPayload: ResolverTypeWrapper<SetGroupsExpandedPayload>;
  SignupInput: SignupInput;
  SignupPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignupPayload']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuggestedValue: SuggestedValue;
  TakeBackRevisionsInput: TakeBackRevisionsInput;
  TexGroup: ResolverTypeWrapper<PresentedTexGroup>;
  TexGroupInput: TexGroupInput;
  TexGroupPath: ResolverTypeWrapper<TexGroupPath>;
  TexGroupPathInput: TexGroupPathInput;
  Thesis: ResolverTypeWrapper<PresentedThesis>;
  TokenProblem: ResolverTypeWrapper<TokenProblem>;
  Translatable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Translatable']>;
  Translated: ResolverTypeWrapper<Omit<Translated, 'translators'> & { translators: Array<ResolversTypes['Entity']> }>;
  UndoInput: UndoInput;
  UndoPayload: ResolverTypeWrapper<UndoPayload>;
  UpdateGroupInput: UpdateGroupInput;
  UpdateUserDocumentInput: UpdateUserDocumentInput;
  User: ResolverTypeWrapper<UserSource>;
  UserChangesConnection: ResolverTypeWrapper<Omit<UserChangesConnection, 'edges'> & { edges: Array<ResolversTypes['UserChangesEdge']> }>;
  UserChangesCursor: ResolverTypeWrapper<UserChangesCursor>;
  UserChangesCursorInput: UserChangesCursorInput;
  UserChangesEdge: ResolverTypeWrapper<Omit<UserChangesEdge, 'node'> & { node?: Maybe<ResolversTypes['Document']> }>;
  UserChangesPageInfo: ResolverTypeWrapper<UserChangesPageInfo>;
  UserDocumentsConnection: ResolverTypeWrapper<DocumentsPage>;
  UserDocumentsEdge: ResolverTypeWrapper<Omit<UserDocumentsEdge, 'node'> & { node?: Maybe<ResolversTypes['Document']> }>;
  UserReturned: ResolverTypeWrapper<Omit<UserReturned, 'user'> & { user: ResolversTypes['User'] }>;
  WordKeywordGroup: ResolverTypeWrapper<PresentedWordKeywordGroup>;
  WordKeywordGroupInput: WordKeywordGroupInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountDeleted: AccountDeleted;
  AddDocumentsToGroupInput: AddDocumentsToGroupInput;
  AddEntityInput: AddEntityInput;
  AddEventInput: AddEventInput;
  AddGroupsInput: AddGroupsInput;
  AddGroupsPayload: Omit<AddGroupsPayload, 'groups'> & { groups: Array<ResolversParentTypes['Group']> };
  AddJournalArticleInput: AddJournalArticleInput;
  AddJournalInput: AddJournalInput;
  AddJournalIssueInput: AddJournalIssueInput;
  AddOrganizationInput: AddOrganizationInput;
  AddOtherInput: AddOtherInput;
  AddPersonInput: AddPersonInput;
  AddProceedingsArticleInput: AddProceedingsArticleInput;
  AddProceedingsInput: AddProceedingsInput;
  AddProceedingsMultiVolumeInput: AddProceedingsMultiVolumeInput;
  AddPublisherInput: AddPublisherInput;
  AddThesisInput: AddThesisInput;
  AddTranslatedInput: AddTranslatedInput;
  AddUserDocumentInput: AddUserDocumentInput;
  AddUserDocumentsInput: AddUserDocumentsInput;
  AddUserDocumentsPayload: Omit<AddUserDocumentsPayload, 'documents'> & { documents: Array<ResolversParentTypes['Document']> };
  Article: ResolversInterfaceTypes<ResolversParentTypes>['Article'];
  AutomaticKeywordGroup: PresentedAutomaticKeywordGroup;
  AutomaticKeywordGroupInput: AutomaticKeywordGroupInput;
  AutomaticPersonsGroup: PresentedAutomaticPersonsGroup;
  AutomaticPersonsGroupInput: AutomaticPersonsGroupInput;
  BigInt: Scalars['BigInt']['output'];
  Booklike: ResolversInterfaceTypes<ResolversParentTypes>['Booklike'];
  Boolean: Scalars['Boolean']['output'];
  BringBackRevisionInput: BringBackRevisionInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolversUnionTypes<ResolversParentTypes>['ChangeEmailPayload'];
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  ChangeOwnPasswordPayload: ResolversUnionTypes<ResolversParentTypes>['ChangeOwnPasswordPayload'];
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordPayload'];
  CitationKeyHolder: Omit<CitationKeyHolder, 'document'> & { document: ResolversParentTypes['Document'] };
  CitationKeyPattern: CitationKeyPattern;
  CreateGroupInput: CreateGroupInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountPayload'];
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: DeleteGroupPayload;
  DeleteUserDocumentsInput: DeleteUserDocumentsInput;
  DesktopGroup: PresentedDesktopGroup;
  DesktopGroupInput: DesktopGroupInput;
  Document: ResolversInterfaceTypes<ResolversParentTypes>['Document'];
  DocumentFieldChange: DocumentFieldChange;
  DocumentFilters: DocumentFilters;
  DocumentHistoryConnection: DocumentHistoryConnection;
  DocumentHistoryEdge: DocumentHistoryEdge;
  DocumentMultiVolume: ResolversInterfaceTypes<ResolversParentTypes>['DocumentMultiVolume'];
  DocumentOrder: DocumentOrder;
  DocumentRevision: DocumentRevision;
  DocumentSelection: DocumentSelection;
  DocumentsChangedPayload: DocumentsChangedPayload;
  DuplicateSet: Omit<DuplicateSet, 'documents'> & { documents: Array<ResolversParentTypes['Document']> };
  DuplicatesConnection: Omit<DuplicatesConnection, 'edges'> & { edges: Array<ResolversParentTypes['DuplicatesEdge']> };
  DuplicatesEdge: Omit<DuplicatesEdge, 'node'> & { node: ResolversParentTypes['DuplicateSet'] };
  EditUserDocumentsInput: EditUserDocumentsInput;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  Entity: ResolversUnionTypes<ResolversParentTypes>['Entity'];
  Event: Event;
  ExplicitGroup: PresentedExplicitGroup;
  ExplicitGroupInput: ExplicitGroupInput;
  FillDocumentInput: FillDocumentInput;
  Float: Scalars['Float']['output'];
  ForgotPasswordInput: ForgotPasswordInput;
  ForgotPasswordPayload: ForgotPasswordPayload;
  Group: ResolversInterfaceTypes<ResolversParentTypes>['Group'];
  GroupCount: GroupCount;
  GroupMembership: Omit<GroupMembership, 'shares'> & { shares: Array<ResolversParentTypes['GroupShare']> };
  GroupPreview: GroupPreview;
  GroupShare: Omit<GroupShare, 'group'> & { group: ResolversParentTypes['Group'] };
  HasBooklikeParent: ResolversInterfaceTypes<ResolversParentTypes>['HasBooklikeParent'];
  HasMultiVolumeParent: ResolversInterfaceTypes<ResolversParentTypes>['HasMultiVolumeParent'];
  HasParent: ResolversInterfaceTypes<ResolversParentTypes>['HasParent'];
  HiddenField: HiddenField;
  HiddenFieldInput: HiddenFieldInput;
  ID: Scalars['ID']['output'];
  InputFieldValidationProblem: InputFieldValidationProblem;
  InputValidationProblem: InputValidationProblem;
  Institution: Institution;
  Int: Scalars['Int']['output'];
  Journal: Journal;
  JournalArticle: PresentedJournalArticle;
  JournalCitationInfoYearly: JournalCitationInfoYearly;
  JournalIssue: JournalIssue;
  KeepApartInput: KeepApartInput;
  KeepUserDocumentsApartInput: KeepUserDocumentsApartInput;
  LastNameGroup: PresentedLastNameGroup;
  LastNameGroupInput: LastNameGroupInput;
  LibraryPart: LibraryPart;
  LibraryPartInput: LibraryPartInput;
  LikeDocuments: Omit<LikeDocuments, 'documents'> & { documents: Array<ResolversParentTypes['Document']> };
  LoginInput: LoginInput;
  LoginPayload: ResolversUnionTypes<ResolversParentTypes>['LoginPayload'];
  LogoutPayload: LogoutPayload;
  MakeCitationKeysInput: MakeCitationKeysInput;
  MergeUserDocumentsInput: MergeUserDocumentsInput;
  MoveGroupInput: MoveGroupInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Organization: Organization;
  Other: PresentedOther;
  OtherField: OtherField;
  OtherFieldInput: OtherFieldInput;
  PageInfo: PageInfo;
  PartOfSeries: ResolversInterfaceTypes<ResolversParentTypes>['PartOfSeries'];
  Person: Person;
  Proceedings: PresentedProceedings;
  ProceedingsArticle: PresentedProceedingsArticle;
  ProceedingsMultiVolume: PresentedProceedingsMultiVolume;
  Publisher: Publisher;
  PurgeUserDocumentsInput: PurgeUserDocumentsInput;
  Query: Record<PropertyKey, never>;
  RegexKeywordGroup: PresentedRegexKeywordGroup;
  RegexKeywordGroupInput: RegexKeywordGroupInput;
  RemoveDocumentsFromGroupInput: RemoveDocumentsFromGroupInput;
  RestoreGroupInput: RestoreGroupInput;
  RestoreUserDocumentsInput: RestoreUserDocumentsInput;
  RevisionInfo: RevisionInfo;
  SearchGroup: PresentedSearchGroup;
  SearchGroupInput: SearchGroupInput;
  SearchSuggestion: SearchSuggestion;
  Session: Session;
  SetCitationKeyPatternInput: SetCitationKeyPatternInput;
  SetCitationKeyPatternPayload: Omit<SetCitationKeyPatternPayload, 'user'> & { user: ResolversParentTypes['User'] };
  SetDocumentFieldInput: SetDocumentFieldInput;
  SetGroupsExpandedInput: SetGroupsExpandedInput;
  SetGroupsExpandedPayload: SetGroupsExpandedPayload;
  SignupInput: SignupInput;
  SignupPayload: ResolversUnionTypes<ResolversParentTypes>['SignupPayload'];
  String: Scalars['String']['output'];
  TakeBackRevisionsInput: TakeBackRevisionsInput;
  TexGroup: PresentedTexGroup;
  TexGroupInput: TexGroupInput;
  TexGroupPath: TexGroupPath;
  TexGroupPathInput: TexGroupPathInput;
  Thesis: PresentedThesis;
  TokenProblem: TokenProblem;
  Translatable: ResolversInterfaceTypes<ResolversParentTypes>['Translatable'];
  Translated: Omit<Translated, 'translators'> & { translators: Array<ResolversParentTypes['Entity']> };
  UndoInput: UndoInput;
  UndoPayload: UndoPayload;
  UpdateGroupInput: UpdateGroupInput;
  UpdateUserDocumentInput: UpdateUserDocumentInput;
  User: UserSource;
  UserChangesConnection: Omit<UserChangesConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserChangesEdge']> };
  UserChangesCursor: UserChangesCursor;
  UserChangesCursorInput: UserChangesCursorInput;
  UserChangesEdge: Omit<UserChangesEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Document']> };
  UserChangesPageInfo: UserChangesPageInfo;
  UserDocumentsConnection: DocumentsPage;
  UserDocumentsEdge: Omit<UserDocumentsEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Document']> };
  UserReturned: Omit<UserReturned, 'user'> & { user: ResolversParentTypes['User'] };
  WordKeywordGroup: PresentedWordKeywordGroup;
  WordKeywordGroupInput: WordKeywordGroupInput;
};

export type AccountDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddGroupsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGroupsPayload'] = ResolversParentTypes['AddGroupsPayload']> = {
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  madeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddUserDocumentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddUserDocumentsPayload'] = ResolversParentTypes['AddUserDocumentsPayload']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedPartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  filledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  __resolveType: TypeResolveFn<'JournalArticle' | 'ProceedingsArticle', ParentType, ContextType>;
};

export type AutomaticKeywordGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomaticKeywordGroup'] = ResolversParentTypes['AutomaticKeywordGroup']> = {
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keywordDelimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywordHierarchicalDelimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutomaticPersonsGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomaticPersonsGroup'] = ResolversParentTypes['AutomaticPersonsGroup']> = {
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export type BooklikeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booklike'] = ResolversParentTypes['Booklike']> = {
  __resolveType: TypeResolveFn<'Proceedings' | 'ProceedingsMultiVolume', ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type ChangeOwnPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeOwnPasswordPayload'] = ResolversParentTypes['ChangeOwnPasswordPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'TokenProblem' | 'UserReturned', ParentType, ContextType>;
};

export type CitationKeyHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CitationKeyHolder'] = ResolversParentTypes['CitationKeyHolder']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitationKeyPatternResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CitationKeyPattern'] = ResolversParentTypes['CitationKeyPattern']> = {
  origin?: Resolver<ResolversTypes['CitationKeyPatternOrigin'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  __resolveType: TypeResolveFn<'AccountDeleted' | 'InputValidationProblem', ParentType, ContextType>;
};

export type DeleteGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGroupPayload'] = ResolversParentTypes['DeleteGroupPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DesktopGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesktopGroup'] = ResolversParentTypes['DesktopGroup']> = {
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  __resolveType: TypeResolveFn<'JournalArticle' | 'Other' | 'Proceedings' | 'ProceedingsArticle' | 'Thesis', ParentType, ContextType>;
};

export type DocumentFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentFieldChange'] = ResolversParentTypes['DocumentFieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentHistoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentHistoryConnection'] = ResolversParentTypes['DocumentHistoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DocumentHistoryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DocumentHistoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentHistoryEdge'] = ResolversParentTypes['DocumentHistoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DocumentRevision'], ParentType, ContextType>;
};

export type DocumentMultiVolumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentMultiVolume'] = ResolversParentTypes['DocumentMultiVolume']> = {
  __resolveType: TypeResolveFn<'ProceedingsMultiVolume', ParentType, ContextType>;
};

export type DocumentRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRevision'] = ResolversParentTypes['DocumentRevision']> = {
  action?: Resolver<Maybe<ResolversTypes['DocumentChangeAction']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DocumentFieldChange']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentsChangedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentsChangedPayload'] = ResolversParentTypes['DocumentsChangedPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DuplicateSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateSet'] = ResolversParentTypes['DuplicateSet']> = {
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  likeness?: Resolver<Array<ResolversTypes['DocumentLikeness']>, ParentType, ContextType>;
};

export type DuplicatesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatesConnection'] = ResolversParentTypes['DuplicatesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DuplicatesEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DuplicatesEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatesEdge'] = ResolversParentTypes['DuplicatesEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DuplicateSet'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  __resolveType: TypeResolveFn<'Organization' | 'Person', ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sponsors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExplicitGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplicitGroup'] = ResolversParentTypes['ExplicitGroup']> = {
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keywordDelimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForgotPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgotPasswordPayload'] = ResolversParentTypes['ForgotPasswordPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  __resolveType: TypeResolveFn<'AutomaticKeywordGroup' | 'AutomaticPersonsGroup' | 'DesktopGroup' | 'ExplicitGroup' | 'LastNameGroup' | 'RegexKeywordGroup' | 'SearchGroup' | 'TexGroup' | 'WordKeywordGroup', ParentType, ContextType>;
};

export type GroupCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupCount'] = ResolversParentTypes['GroupCount']> = {
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMembership'] = ResolversParentTypes['GroupMembership']> = {
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['GroupShare']>, ParentType, ContextType>;
};

export type GroupPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPreview'] = ResolversParentTypes['GroupPreview']> = {
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uncitedKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupShare'] = ResolversParentTypes['GroupShare']> = {
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['Group'], ParentType, ContextType>;
};

export type HasBooklikeParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HasBooklikeParent'] = ResolversParentTypes['HasBooklikeParent']> = {
  __resolveType: TypeResolveFn<'ProceedingsArticle', ParentType, ContextType>;
};

export type HasMultiVolumeParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HasMultiVolumeParent'] = ResolversParentTypes['HasMultiVolumeParent']> = {
  __resolveType: TypeResolveFn<'Proceedings', ParentType, ContextType>;
};

export type HasParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HasParent'] = ResolversParentTypes['HasParent']> = {
  __resolveType: TypeResolveFn<'JournalArticle' | 'ProceedingsArticle', ParentType, ContextType>;
};

export type HiddenFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiddenField'] = ResolversParentTypes['HiddenField']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InputFieldValidationProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputFieldValidationProblem'] = ResolversParentTypes['InputFieldValidationProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InputValidationProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputValidationProblem'] = ResolversParentTypes['InputValidationProblem']> = {
  problems?: Resolver<Array<ResolversTypes['InputFieldValidationProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstitutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Institution'] = ResolversParentTypes['Institution']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JournalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Journal'] = ResolversParentTypes['Journal']> = {
  areas?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  citationInfo?: Resolver<Maybe<Array<ResolversTypes['JournalCitationInfoYearly']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCustom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issn?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publisher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scimagoId?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JournalArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalArticle'] = ResolversParentTypes['JournalArticle']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  annotators?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  commentators?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  electronicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<JournalArticleHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['JournalIssue']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  pageEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translated?: Resolver<Maybe<ResolversTypes['Translated']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JournalCitationInfoYearlyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalCitationInfoYearly'] = ResolversParentTypes['JournalCitationInfoYearly']> = {
  citableDocsPrevious3Years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citesIncomingByRecentlyPublished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citesIncomingPerDocByRecentlyPublished?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  citesOutgoing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citesOutgoingPerDoc?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  docsPrevious3Years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  docsThisYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sjrIndex?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JournalIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalIssue'] = ResolversParentTypes['JournalIssue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastNameGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastNameGroup'] = ResolversParentTypes['LastNameGroup']> = {
  authorLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryPart'] = ResolversParentTypes['LibraryPart']> = {
  kind?: Resolver<ResolversTypes['LibraryPartKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LikeDocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeDocuments'] = ResolversParentTypes['LikeDocuments']> = {
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likeness?: Resolver<Array<ResolversTypes['DocumentLikeness']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addDocumentsToGroup?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationAddDocumentsToGroupArgs, 'input'>>;
  addGroups?: Resolver<Maybe<ResolversTypes['AddGroupsPayload']>, ParentType, ContextType, RequireFields<MutationAddGroupsArgs, 'input'>>;
  addUserDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<MutationAddUserDocumentArgs, 'input'>>;
  addUserDocuments?: Resolver<Maybe<ResolversTypes['AddUserDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAddUserDocumentsArgs, 'input'>>;
  bringBackRevision?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<MutationBringBackRevisionArgs, 'input'>>;
  changeEmail?: Resolver<Maybe<ResolversTypes['ChangeEmailPayload']>, ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changeOwnPassword?: Resolver<Maybe<ResolversTypes['ChangeOwnPasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangeOwnPasswordArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  createGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  deleteAccount?: Resolver<Maybe<ResolversTypes['DeleteAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteGroup?: Resolver<Maybe<ResolversTypes['DeleteGroupPayload']>, ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  deleteUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserDocumentsArgs, 'input'>>;
  editUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationEditUserDocumentsArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['ForgotPasswordPayload']>, ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  keepUserDocumentsApart?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationKeepUserDocumentsApartArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  makeCitationKeys?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationMakeCitationKeysArgs, 'input'>>;
  mergeUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationMergeUserDocumentsArgs, 'input'>>;
  moveGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationMoveGroupArgs, 'input'>>;
  purgeUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationPurgeUserDocumentsArgs, 'input'>>;
  removeDocumentsFromGroup?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationRemoveDocumentsFromGroupArgs, 'input'>>;
  restoreGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationRestoreGroupArgs, 'input'>>;
  restoreUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationRestoreUserDocumentsArgs, 'input'>>;
  setCitationKeyPattern?: Resolver<Maybe<ResolversTypes['SetCitationKeyPatternPayload']>, ParentType, ContextType, RequireFields<MutationSetCitationKeyPatternArgs, 'input'>>;
  setGroupsExpanded?: Resolver<Maybe<ResolversTypes['SetGroupsExpandedPayload']>, ParentType, ContextType, RequireFields<MutationSetGroupsExpandedArgs, 'input'>>;
  signup?: Resolver<Maybe<ResolversTypes['SignupPayload']>, ParentType, ContextType, RequireFields<MutationSignupArgs, 'input'>>;
  takeBackRevisions?: Resolver<Maybe<ResolversTypes['UndoPayload']>, ParentType, ContextType, RequireFields<MutationTakeBackRevisionsArgs, 'input'>>;
  undo?: Resolver<Maybe<ResolversTypes['UndoPayload']>, ParentType, ContextType, RequireFields<MutationUndoArgs, 'input'>>;
  updateGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'input'>>;
  updateUserDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<MutationUpdateUserDocumentArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AutomaticKeywordGroup' | 'AutomaticPersonsGroup' | 'DesktopGroup' | 'ExplicitGroup' | 'JournalArticle' | 'JournalIssue' | 'LastNameGroup' | 'Other' | 'Proceedings' | 'ProceedingsArticle' | 'RegexKeywordGroup' | 'SearchGroup' | 'TexGroup' | 'Thesis' | 'User' | 'WordKeywordGroup', ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Other'] = ResolversParentTypes['Other']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<OtherHistoryArgs, 'first'>>;
  howPublished?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishers?: Resolver<Array<ResolversTypes['Publisher']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherField'] = ResolversParentTypes['OtherField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartOfSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartOfSeries'] = ResolversParentTypes['PartOfSeries']> = {
  __resolveType: TypeResolveFn<'Proceedings' | 'ProceedingsMultiVolume', ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  droppingParticle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  given?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nonDroppingParticle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProceedingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proceedings'] = ResolversParentTypes['Proceedings']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  conference?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ProceedingsHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['ProceedingsMultiVolume']>, ParentType, ContextType>;
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  pageTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishers?: Resolver<Array<ResolversTypes['Publisher']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProceedingsArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceedingsArticle'] = ResolversParentTypes['ProceedingsArticle']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  electronicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ProceedingsArticleHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['Proceedings']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  pageEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProceedingsMultiVolumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceedingsMultiVolume'] = ResolversParentTypes['ProceedingsMultiVolume']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  conference?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ProceedingsMultiVolumeHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  pageTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishers?: Resolver<Array<ResolversTypes['Publisher']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalVolumes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublisherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Publisher'] = ResolversParentTypes['Publisher']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groupPreview?: Resolver<ResolversTypes['GroupPreview'], ParentType, ContextType, RequireFields<QueryGroupPreviewArgs, 'input'>>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType, Partial<QueryJournalArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryUserDocumentArgs, 'id'>>;
};

export type RegexKeywordGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegexKeywordGroup'] = ResolversParentTypes['RegexKeywordGroup']> = {
  caseSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchExpression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevisionInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionInfo'] = ResolversParentTypes['RevisionInfo']> = {
  generation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  caseSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegEx?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchExpression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  kind?: Resolver<ResolversTypes['SuggestedValue'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActive?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetCitationKeyPatternPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCitationKeyPatternPayload'] = ResolversParentTypes['SetCitationKeyPatternPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SetGroupsExpandedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGroupsExpandedPayload'] = ResolversParentTypes['SetGroupsExpandedPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupPayload'] = ResolversParentTypes['SignupPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type TexGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TexGroup'] = ResolversParentTypes['TexGroup']> = {
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  citedKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  paths?: Resolver<Array<ResolversTypes['TexGroupPath']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uncitedKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TexGroupPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TexGroupPath'] = ResolversParentTypes['TexGroupPath']> = {
  deviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThesisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Thesis'] = ResolversParentTypes['Thesis']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  degreeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ThesisHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['Institution']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  pageTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenProblem'] = ResolversParentTypes['TokenProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslatableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translatable'] = ResolversParentTypes['Translatable']> = {
  __resolveType: TypeResolveFn<'JournalArticle', ParentType, ContextType>;
};

export type TranslatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translated'] = ResolversParentTypes['Translated']> = {
  originalLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  translators?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type UndoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPayload'] = ResolversParentTypes['UndoPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftGroupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  changes?: Resolver<ResolversTypes['UserChangesConnection'], ParentType, ContextType, Partial<UserChangesArgs>>;
  citationKeyHolders?: Resolver<Array<ResolversTypes['CitationKeyHolder']>, ParentType, ContextType, RequireFields<UserCitationKeyHoldersArgs, 'keys'>>;
  citationKeyPattern?: Resolver<ResolversTypes['CitationKeyPattern'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['UserDocumentsConnection'], ParentType, ContextType, Partial<UserDocumentsArgs>>;
  duplicates?: Resolver<ResolversTypes['DuplicatesConnection'], ParentType, ContextType, Partial<UserDuplicatesArgs>>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  groupCounts?: Resolver<Array<ResolversTypes['GroupCount']>, ParentType, ContextType, RequireFields<UserGroupCountsArgs, 'ids'>>;
  groupMembership?: Resolver<ResolversTypes['GroupMembership'], ParentType, ContextType, RequireFields<UserGroupMembershipArgs, 'selection'>>;
  groupTree?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, Partial<UserGroupTreeArgs>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  groupsModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['UserChangesCursor']>, ParentType, ContextType>;
  libraryParts?: Resolver<Array<ResolversTypes['LibraryPart']>, ParentType, ContextType>;
  likeDocuments?: Resolver<Array<ResolversTypes['LikeDocuments']>, ParentType, ContextType, RequireFields<UserLikeDocumentsArgs, 'keys'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<UserSearchSuggestionsArgs, 'beginning'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  suggestedCitationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<UserSuggestedCitationKeyArgs, 'document'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserChangesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserChangesConnection'] = ResolversParentTypes['UserChangesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserChangesEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['UserChangesPageInfo'], ParentType, ContextType>;
};

export type UserChangesCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserChangesCursor'] = ResolversParentTypes['UserChangesCursor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserChangesEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserChangesEdge'] = ResolversParentTypes['UserChangesEdge']> = {
  deleted?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['RevisionInfo']>, ParentType, ContextType>;
};

export type UserChangesPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserChangesPageInfo'] = ResolversParentTypes['UserChangesPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['UserChangesCursor']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserDocumentsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDocumentsConnection'] = ResolversParentTypes['UserDocumentsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserDocumentsEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  startIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserDocumentsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDocumentsEdge'] = ResolversParentTypes['UserDocumentsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type UserReturnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserReturned'] = ResolversParentTypes['UserReturned']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WordKeywordGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WordKeywordGroup'] = ResolversParentTypes['WordKeywordGroup']> = {
  caseSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hierarchyType?: Resolver<Maybe<ResolversTypes['GroupHierarchyType']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpanded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keywordDelimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlySplitWordsAtDelimiter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchExpression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  AddGroupsPayload?: AddGroupsPayloadResolvers<ContextType>;
  AddUserDocumentsPayload?: AddUserDocumentsPayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  AutomaticKeywordGroup?: AutomaticKeywordGroupResolvers<ContextType>;
  AutomaticPersonsGroup?: AutomaticPersonsGroupResolvers<ContextType>;
  BigInt?: GraphQLScalarType;
  Booklike?: BooklikeResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangeOwnPasswordPayload?: ChangeOwnPasswordPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CitationKeyHolder?: CitationKeyHolderResolvers<ContextType>;
  CitationKeyPattern?: CitationKeyPatternResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteGroupPayload?: DeleteGroupPayloadResolvers<ContextType>;
  DesktopGroup?: DesktopGroupResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentFieldChange?: DocumentFieldChangeResolvers<ContextType>;
  DocumentHistoryConnection?: DocumentHistoryConnectionResolvers<ContextType>;
  DocumentHistoryEdge?: DocumentHistoryEdgeResolvers<ContextType>;
  DocumentMultiVolume?: DocumentMultiVolumeResolvers<ContextType>;
  DocumentRevision?: DocumentRevisionResolvers<ContextType>;
  DocumentsChangedPayload?: DocumentsChangedPayloadResolvers<ContextType>;
  DuplicateSet?: DuplicateSetResolvers<ContextType>;
  DuplicatesConnection?: DuplicatesConnectionResolvers<ContextType>;
  DuplicatesEdge?: DuplicatesEdgeResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  ExplicitGroup?: ExplicitGroupResolvers<ContextType>;
  ForgotPasswordPayload?: ForgotPasswordPayloadResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupCount?: GroupCountResolvers<ContextType>;
  GroupMembership?: GroupMembershipResolvers<ContextType>;
  GroupPreview?: GroupPreviewResolvers<ContextType>;
  GroupShare?: GroupShareResolvers<ContextType>;
  HasBooklikeParent?: HasBooklikeParentResolvers<ContextType>;
  HasMultiVolumeParent?: HasMultiVolumeParentResolvers<ContextType>;
  HasParent?: HasParentResolvers<ContextType>;
  HiddenField?: HiddenFieldResolvers<ContextType>;
  InputFieldValidationProblem?: InputFieldValidationProblemResolvers<ContextType>;
  InputValidationProblem?: InputValidationProblemResolvers<ContextType>;
  Institution?: InstitutionResolvers<ContextType>;
  Journal?: JournalResolvers<ContextType>;
  JournalArticle?: JournalArticleResolvers<ContextType>;
  JournalCitationInfoYearly?: JournalCitationInfoYearlyResolvers<ContextType>;
  JournalIssue?: JournalIssueResolvers<ContextType>;
  LastNameGroup?: LastNameGroupResolvers<ContextType>;
  LibraryPart?: LibraryPartResolvers<ContextType>;
  LikeDocuments?: LikeDocumentsResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  Other?: OtherResolvers<ContextType>;
  OtherField?: OtherFieldResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartOfSeries?: PartOfSeriesResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Proceedings?: ProceedingsResolvers<ContextType>;
  ProceedingsArticle?: ProceedingsArticleResolvers<ContextType>;
  ProceedingsMultiVolume?: ProceedingsMultiVolumeResolvers<ContextType>;
  Publisher?: PublisherResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegexKeywordGroup?: RegexKeywordGroupResolvers<ContextType>;
  RevisionInfo?: RevisionInfoResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetCitationKeyPatternPayload?: SetCitationKeyPatternPayloadResolvers<ContextType>;
  SetGroupsExpandedPayload?: SetGroupsExpandedPayloadResolvers<ContextType>;
  SignupPayload?: SignupPayloadResolvers<ContextType>;
  TexGroup?: TexGroupResolvers<ContextType>;
  TexGroupPath?: TexGroupPathResolvers<ContextType>;
  Thesis?: ThesisResolvers<ContextType>;
  TokenProblem?: TokenProblemResolvers<ContextType>;
  Translatable?: TranslatableResolvers<ContextType>;
  Translated?: TranslatedResolvers<ContextType>;
  UndoPayload?: UndoPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserChangesConnection?: UserChangesConnectionResolvers<ContextType>;
  UserChangesCursor?: UserChangesCursorResolvers<ContextType>;
  UserChangesEdge?: UserChangesEdgeResolvers<ContextType>;
  UserChangesPageInfo?: UserChangesPageInfoResolvers<ContextType>;
  UserDocumentsConnection?: UserDocumentsConnectionResolvers<ContextType>;
  UserDocumentsEdge?: UserDocumentsEdgeResolvers<ContextType>;
  UserReturned?: UserReturnedResolvers<ContextType>;
  WordKeywordGroup?: WordKeywordGroupResolvers<ContextType>;
};

