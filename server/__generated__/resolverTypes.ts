import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserSource, LibrarySource } from '../graphql/request.ts';
import type { SoleOwnership } from '../accounts/sharing/sharedLibraries.ts';
import type { StoredShareLink } from '../accounts/shareLinks.ts';
import type { DocumentsPage } from '../list/documentsPage.ts';
import type { PresentedJournalArticle, PresentedProceedingsArticle, PresentedThesis, PresentedProceedings, PresentedProceedingsMultiVolume, PresentedOther } from '../presenters/presentDocument.ts';
import type { PresentedExplicitGroup, PresentedWordKeywordGroup, PresentedRegexKeywordGroup, PresentedSearchGroup, PresentedLastNameGroup, PresentedAutomaticKeywordGroup, PresentedAutomaticPersonsGroup, PresentedTexGroup, PresentedDesktopGroup } from '../groups/presentGroup.ts';
import type { Context } from '../graphql/context.ts';
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
  /** An integer that may not fit into an Int, written as a string. */
  BigInt: { input: string; output: string; }
  /**
   * An EDTF date (ISO 8601-2). Level 0: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or with a time, `YYYY-MM-DDThh:mm:ss`. Level 1: a season, `YYYY-21` (spring)
   * to `YYYY-24` (winter); uncertain, `1984?`; approximate, `1984~`; both, `1984%`; unspecified digits, `199X` or `2004-XX`; a year before 1 BC,
   * `-0044`; a long year, `Y-17E7`. Or an interval `A/B` of these, in which an end can be open (`..`) or unknown (empty). Intervals sort by A, or by B if
   * only B is known. Any text is accepted as input; the resolver validates it.
   */
  Date: { input: string; output: string; }
  /** A date and time in ISO 8601 format, in UTC with milliseconds, for example `2026-01-02T03:04:05.678Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address. Any text is accepted as input; the resolver validates it, so that an invalid address is reported as a problem with its path. */
  EmailAddress: { input: string; output: string; }
};

/** The invitation to accept. */
export type AcceptInvitationInput = {
  /** The secret from the invitation link. */
  secret: Scalars['String']['input'];
};

/** The result of accepting an invitation. */
export type AcceptInvitationPayload = InputValidationProblem | LibraryReturned | TokenProblem;

/** The account and its library were deleted. */
export type AccountDeleted = {
  __typename?: 'AccountDeleted';
  /** Always true. */
  result: Scalars['Boolean']['output'];
};

/** A new citation style. */
export type AddCitationStyleInput = {
  /** The library; your personal one by default. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The file: XML of the Citation Style Language (1.0 and later), at most 1 MB, without entities. A dependent style can be added if its
   * parent is listed at `GET /api/styles`.
   */
  xml: Scalars['String']['input'];
};

/** The result of adding a style. */
export type AddCitationStylePayload = {
  __typename?: 'AddCitationStylePayload';
  /** The library. */
  library: Library;
  /** The style. */
  style: CitationStyle;
  /** You; `citationStyles` are those of your personal library. */
  user: User;
};

/** Documents to add to a group. */
export type AddDocumentsToGroupInput = {
  /** A group that is filled by hand. */
  groupId: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents. */
  selection: DocumentSelection;
};

/** A person or an organization. Give exactly one of the two. */
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
  /** The sponsoring organizations. */
  sponsors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When it began. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The title of the event. */
  title: Scalars['String']['input'];
  /** An addition to the title, such as a well-known acronym. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
};

/** Groups to add. */
export type AddGroupsInput = {
  /** The groups with their subgroups. `parentId` can be the id of an existing group. */
  groups: Array<CreateGroupInput>;
  /** An idempotency key: a second request with the same key creates nothing and returns the same result. 1 to 200 characters. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of adding groups. */
export type AddGroupsPayload = {
  __typename?: 'AddGroupsPayload';
  /** The groups in the order of the request, both new and existing ones. */
  groups: Array<Group>;
  /** How many groups were created, including subgroups. */
  madeCount: Scalars['Int']['output'];
  /**
   * The id to pass to `undo`: removes the groups that were created, and what was added to existing ones. Groups that have been changed
   * since then, or that contain other documents or groups, are left alone.
   */
  undo: Scalars['ID']['output'];
};

/** The fields of an article in a journal. */
export type AddJournalArticleInput = {
  /** The abstract. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it was added to the library; by default, now. Ignored when a document is changed. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** The annotators. */
  annotators?: InputMaybe<Array<AddEntityInput>>;
  /** The authors, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The commentators. */
  commentators?: InputMaybe<Array<AddEntityInput>>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition?: InputMaybe<Scalars['String']['input']>;
  /** The editors. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** Replaces the page numbers in an electronic publication (BibLaTeX's eid). */
  electronicId?: InputMaybe<Scalars['String']['input']>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint?: InputMaybe<Scalars['String']['input']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass?: InputMaybe<Scalars['String']['input']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType?: InputMaybe<Scalars['String']['input']>;
  /** The issue of the journal. */
  in?: InputMaybe<AddJournalIssueInput>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages that it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server sets it. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it was published. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A note that fits no other field. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** The last page. */
  pageEnd?: InputMaybe<Scalars['String']['input']>;
  /** The first page, for example `135` or `xiii`. */
  pageStart?: InputMaybe<Scalars['String']['input']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The translators and the original languages; null if it is not a translation. */
  translated?: InputMaybe<AddTranslatedInput>;
  /** The address on the web, without markup. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version of software or of a document. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A journal. */
export type AddJournalInput = {
  /** The International Standard Serial Numbers, with or without the hyphen. */
  issn?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name of the journal. */
  name: Scalars['String']['input'];
  /** The subtitle of the journal. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the name. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
};

/** An issue of a journal. */
export type AddJournalIssueInput = {
  /** The journal. */
  journal: AddJournalInput;
  /** The name of the issue, if it has one instead of a number: `Summer`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The number of the issue. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The series of the journal, if its volume numbering restarted. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle of the issue. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title of the issue, for example of a special issue. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the title of the issue. */
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
  /** The abstract. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it was added to the library; by default, now. Ignored when a document is changed. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** The authors, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The title of the book that it is part of. */
  bookTitle?: InputMaybe<Scalars['String']['input']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition?: InputMaybe<Scalars['String']['input']>;
  /** The editors. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint?: InputMaybe<Scalars['String']['input']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass?: InputMaybe<Scalars['String']['input']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType?: InputMaybe<Scalars['String']['input']>;
  /** How it was published, if in an unusual way. */
  howPublished?: InputMaybe<Scalars['String']['input']>;
  /** The International Standard Book Number. */
  isbn?: InputMaybe<Scalars['String']['input']>;
  /** The International Standard Serial Numbers of the series or periodical, for print and online. */
  issn?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages that it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server sets it. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A note that fits no other field. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The organizations that made or published it. */
  organizations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The publishers. */
  publishers?: InputMaybe<Array<AddPublisherInput>>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** What it is, as a BibLaTeX entry type, for example `report`. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The address on the web, without markup. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version of software or of a document. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** The number of volumes of a multivolume work. */
  volumes?: InputMaybe<Scalars['String']['input']>;
};

/** A new passkey. */
export type AddPasskeyInput = {
  /** The credential that `navigator.credentials.create` returned, as JSON (`toJSON`), at most 20,000 characters. An attestation with certificates is refused. */
  credential: Scalars['String']['input'];
};

/** The user with the passkey, a problem with the setup (begin again), or the problems with the input. */
export type AddPasskeyPayload = InputValidationProblem | TokenProblem | UserReturned;

/** A person, with the parts of the name as in CSL. */
export type AddPersonInput = {
  /** A particle that is dropped when only the family name is shown: `van` in Ludwig van Beethoven. */
  droppingParticle?: InputMaybe<Scalars['String']['input']>;
  /** The family name without particles and suffix: `Beethoven`. */
  family?: InputMaybe<Scalars['String']['input']>;
  /** The given names, in full or as initials. */
  given?: InputMaybe<Scalars['String']['input']>;
  /** A particle that is kept when only the family name is shown: `de` in Charles de Gaulle. */
  nonDroppingParticle?: InputMaybe<Scalars['String']['input']>;
  /** The suffix of the name: `Jr.`, `III`. */
  suffix?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of an article in proceedings. */
export type AddProceedingsArticleInput = {
  /** The abstract. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it was added to the library; by default, now. Ignored when a document is changed. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** The authors, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The chapter, section or other unit of the book. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition?: InputMaybe<Scalars['String']['input']>;
  /** The editors. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** Replaces the page numbers in an electronic publication (BibLaTeX's eid). */
  electronicId?: InputMaybe<Scalars['String']['input']>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint?: InputMaybe<Scalars['String']['input']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass?: InputMaybe<Scalars['String']['input']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType?: InputMaybe<Scalars['String']['input']>;
  /** The title of the proceedings, if nothing else is known. Use instead of `proceedings`. */
  in?: InputMaybe<Scalars['String']['input']>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages that it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server sets it. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A note that fits no other field. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** The last page. */
  pageEnd?: InputMaybe<Scalars['String']['input']>;
  /** The first page, for example `135` or `xiii`. */
  pageStart?: InputMaybe<Scalars['String']['input']>;
  /** The proceedings with all their fields. Use instead of `in`. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The address on the web, without markup. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version of software or of a document. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of proceedings. */
export type AddProceedingsInput = {
  /** The abstract. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it was added to the library; by default, now. Ignored when a document is changed. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** The authors, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The conference. */
  conference?: InputMaybe<AddEventInput>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition?: InputMaybe<Scalars['String']['input']>;
  /** The editors. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint?: InputMaybe<Scalars['String']['input']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass?: InputMaybe<Scalars['String']['input']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType?: InputMaybe<Scalars['String']['input']>;
  /** The multivolume proceedings that this is a volume of. */
  in?: InputMaybe<AddProceedingsMultiVolumeInput>;
  /** The International Standard Book Number. */
  isbn?: InputMaybe<Scalars['String']['input']>;
  /** The International Standard Serial Numbers of the series or periodical, for print and online. */
  issn?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages that it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server sets it. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A note that fits no other field. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The number within the series. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** The number of pages. */
  pageTotal?: InputMaybe<Scalars['String']['input']>;
  /** The part of the volume, if the volume is bound in several parts. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The publishers. */
  publishers?: InputMaybe<Array<AddPublisherInput>>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId?: InputMaybe<Scalars['String']['input']>;
  /** The series that it belongs to, for example `Lecture Notes in Computer Science`. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The address on the web, without markup. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version of software or of a document. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** The volume. */
  volume?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of multivolume proceedings. */
export type AddProceedingsMultiVolumeInput = {
  /** The International Standard Book Number of the whole work. */
  isbn?: InputMaybe<Scalars['String']['input']>;
  /** The number within the series. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The series that it belongs to. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle of the whole work. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title of the whole work. */
  title: Scalars['String']['input'];
  /** An addition to the title of the whole work. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The number of volumes. */
  totalVolumes?: InputMaybe<Scalars['String']['input']>;
};

/** A publisher. */
export type AddPublisherInput = {
  /** Where it is. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name; null if only the place is known. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of a thesis. */
export type AddThesisInput = {
  /** The abstract. */
  abstract?: InputMaybe<Scalars['String']['input']>;
  /** When it was added to the library; by default, now. Ignored when a document is changed. */
  added?: InputMaybe<Scalars['DateTime']['input']>;
  /** The authors, in the order of the title page. */
  authors?: InputMaybe<Array<AddEntityInput>>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The degree that it was written for, for example `phdthesis` or `Master's thesis`. */
  degreeType?: InputMaybe<Scalars['String']['input']>;
  /** The Digital Object Identifier. */
  doi?: InputMaybe<Scalars['String']['input']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition?: InputMaybe<Scalars['String']['input']>;
  /** The editors. */
  editors?: InputMaybe<Array<AddEntityInput>>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType?: InputMaybe<Scalars['String']['input']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint?: InputMaybe<Scalars['String']['input']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass?: InputMaybe<Scalars['String']['input']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType?: InputMaybe<Scalars['String']['input']>;
  /** The name of the university or institute. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** Where the university or institute is. */
  institutionLocations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The International Standard Book Number. */
  isbn?: InputMaybe<Scalars['String']['input']>;
  /** Words that describe the content. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The languages that it is written in. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted and ignored: the server sets it. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** A note that fits no other field. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields?: InputMaybe<Array<OtherFieldInput>>;
  /** The number of pages. */
  pageTotal?: InputMaybe<Scalars['String']['input']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState?: InputMaybe<Scalars['String']['input']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published?: InputMaybe<Scalars['Date']['input']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon?: InputMaybe<Scalars['String']['input']>;
  /** The address on the web, without markup. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version of software or of a document. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The translators of a document and its original languages. */
export type AddTranslatedInput = {
  /** The languages of the original. */
  originalLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The translators. */
  translators?: InputMaybe<Array<AddEntityInput>>;
};

/** A document to add. Give exactly one of the kinds. */
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

/** Documents to add. If one is refused, none is added. */
export type AddUserDocumentsInput = {
  /** Documents that look like duplicates and are not, as in `keepUserDocumentsApart`. At most 20,000 pairs. */
  apart?: InputMaybe<Array<KeepApartInput>>;
  /** The documents, at most 500. */
  documents: Array<AddUserDocumentInput>;
  /** Documents that are likely duplicates of documents in the library: each fills in what its duplicate lacks instead of being added. */
  fill?: InputMaybe<Array<FillDocumentInput>>;
  /** Groups to add them to. They must be filled by hand. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** An idempotency key: a retry with the same key adds nothing twice, continues where the first request was interrupted, and returns the same result. */
  key?: InputMaybe<Scalars['ID']['input']>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** What the imported file contains besides entries. Send it with the first batch of an import. */
  libraryParts?: InputMaybe<Array<LibraryPartInput>>;
  /** Whether to generate citation keys with the library's pattern for documents that have none. */
  makeCitationKeys?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of adding documents. */
export type AddUserDocumentsPayload = {
  __typename?: 'AddUserDocumentsPayload';
  /** How many were added. */
  addedCount: Scalars['Int']['output'];
  /** How many of the library parts that were sent are new. */
  addedPartCount: Scalars['Int']['output'];
  /** The documents, in the order in which they were sent: the added document, or the document in the library that was filled in. */
  documents: Array<Document>;
  /** How many documents in the library got something from a duplicate. Those that already had everything are not counted. */
  filledCount: Scalars['Int']['output'];
  /** The id to pass to `undo`. Unless they have been changed since then, added documents move to the trash, and the others get their earlier values back. */
  undo: Scalars['ID']['output'];
};

/**
 * Lets a script use the API in the name of its person, without a session. It never reaches the account itself: its password, sessions, passkeys and
 * tokens. At most 5,000 requests per hour for each token; beyond that, requests are answered with the status 429 and `Retry-After`.
 */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was created. */
  created: Scalars['DateTime']['output'];
  /** When it stops working; null if it never does. */
  expires: Maybe<Scalars['DateTime']['output']>;
  /** The id of the token. This is not its secret. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null if it never was. */
  lastUsed: Maybe<Scalars['DateTime']['output']>;
  /** The only library that it reaches; null for all libraries of its person. */
  libraryId: Maybe<Scalars['ID']['output']>;
  /** What its person calls it. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scope: ApiTokenScope;
};

/** An API token was created. */
export type ApiTokenCreated = {
  __typename?: 'ApiTokenCreated';
  /** The token. */
  apiToken: ApiToken;
  /** The secret, `jro_` and 49 letters and digits, of which the last six are a checksum. It is never shown again. */
  secret: Scalars['String']['output'];
  /** The user. */
  user: User;
};

/** What an API token may do. */
export type ApiTokenScope =
  /** Read libraries and export them. Every mutation is refused (FORBIDDEN). */
  | 'READ'
  /** Read and change libraries. */
  | 'WRITE';

/** A self-contained text that was published as part of something else. */
export type Article = {
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** A self-contained text that was published as part of something else. */
export type ArticleCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** A self-contained text that was published as part of something else. */
export type ArticleFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** A self-contained text that was published as part of something else. */
export type ArticleHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Creates a subgroup for every keyword in use. */
export type AutomaticKeywordGroup = Group & Node & {
  __typename?: 'AutomaticKeywordGroup';
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** The field to search, for example `keywords`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The delimiter between keywords, for example `,`. */
  keywordDelimiter: Scalars['String']['output'];
  /** The delimiter between a keyword and its subkeyword, for example `>`. */
  keywordHierarchicalDelimiter: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Creates a subgroup for every keyword in use. */
export type AutomaticKeywordGroupInput = {
  /** The field to search, for example `keywords`. */
  field: Scalars['String']['input'];
  /** The delimiter between keywords, for example `,`. */
  keywordDelimiter: Scalars['String']['input'];
  /** The delimiter between a keyword and its subkeyword, for example `>`. */
  keywordHierarchicalDelimiter: Scalars['String']['input'];
};

/** Creates a subgroup for every last name in use. */
export type AutomaticPersonsGroup = Group & Node & {
  __typename?: 'AutomaticPersonsGroup';
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** The field to search, for example `author`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Creates a subgroup for every last name in use. */
export type AutomaticPersonsGroupInput = {
  /** The field to search, for example `author`. */
  field: Scalars['String']['input'];
};

/** A format of references. */
export type BibliographyFormat =
  /** HTML of a few elements: `div`, `i`, `b`, `sup`, `sub`, `span` with a `style`, and `a` for DOIs and addresses. */
  | 'HTML'
  /** CommonMark. */
  | 'MARKDOWN'
  /** A whole document in RTF. */
  | 'RTF'
  /** Plain text. */
  | 'TEXT';

/** Something that is published like a book. */
export type Booklike = {
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** The number of pages. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** The publishers. */
  publishers: Array<Publisher>;
};

/** A revision to restore. */
export type BringBackRevisionInput = {
  /** The document. */
  id: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The number of the revision. */
  revision: Scalars['Int']['input'];
};

/** The result of withdrawing a change of the address. */
export type CancelEmailChangePayload = {
  __typename?: 'CancelEmailChangePayload';
  /** The user. */
  user: User;
};

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address. */
  email: Scalars['EmailAddress']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The user, whose address is pending until it is confirmed, or the problems with the input. */
export type ChangeEmailPayload = InputValidationProblem | UserReturned;

/** A new password for the user who is logged in. */
export type ChangeOwnPasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** The new password: 8 to 256 characters, and not one of the most common passwords. */
  newPassword: Scalars['String']['input'];
};

/** The user whose password was changed, or the problems with the input. */
export type ChangeOwnPasswordPayload = InputValidationProblem | UserReturned;

/** A new password, with the token from an e-mail. */
export type ChangePasswordInput = {
  /** The id of the user, from the same link. */
  id: Scalars['ID']['input'];
  /** The new password: 8 to 256 characters, and not one of the most common passwords. */
  newPassword: Scalars['String']['input'];
  /** The token from the e-mail. It works once and expires after one hour. */
  token: Scalars['String']['input'];
};

/** The user whose password was changed, a problem with the token, or the problems with the input. */
export type ChangePasswordPayload = InputValidationProblem | TokenProblem | UserReturned;

/** The style and the language. */
export type ChooseStyleInput = {
  /** The library; your personal one by default. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The language, for example `en-US`. Null, or left out, for that of the style. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** The id of the style, as `GET /api/styles` lists it. */
  style: Scalars['ID']['input'];
};

/** The result of choosing a style. */
export type ChooseStylePayload = {
  __typename?: 'ChooseStylePayload';
  /** The library. */
  library: Library;
  /** You; `citationStyles` are those of your personal library. */
  user: User;
};

/** A document that has a citation key. */
export type CitationKeyHolder = {
  __typename?: 'CitationKeyHolder';
  /** The document. */
  document: Document;
  /** The key, as requested. */
  key: Scalars['String']['output'];
};

/** How citation keys are generated. */
export type CitationKeyPattern = {
  __typename?: 'CitationKeyPattern';
  /** Where the pattern comes from. */
  origin: CitationKeyPatternOrigin;
  /** The pattern in the syntax of the desktop app: text, and fields in brackets, for example `[auth][year]`. */
  pattern: Scalars['String']['output'];
};

/** Where a citation key pattern comes from. */
export type CitationKeyPatternOrigin =
  /** No pattern was set. */
  | 'DEFAULT'
  /** It came with an imported file, which may have other patterns for some entry types. */
  | 'FILE'
  /** It was set for this library. */
  | 'SET';

/** A citation style that was added to a library. Its file is at `/api/styles/` and the id. */
export type CitationStyle = {
  __typename?: 'CitationStyle';
  /** When the style was added. */
  added: Scalars['DateTime']['output'];
  /** The id of the style: `own:` and letters and digits. */
  id: Scalars['ID']['output'];
  /** The short name of the style, if its file gives one. */
  shortTitle: Maybe<Scalars['String']['output']>;
  /** The name of the style. */
  title: Scalars['String']['output'];
};

/** The token of a link that confirms an address. */
export type ConfirmEmailInput = {
  /** The token from the e-mail. It works once and expires after one day. */
  token: Scalars['String']['input'];
};

/** The user, whose address is confirmed now, or a problem with the token. */
export type ConfirmEmailPayload = TokenProblem | UserReturned;

/** The second step of a login. */
export type ConfirmSecondFactorInput = {
  /** The token that `login` returned. It expires after ten minutes. */
  challengeToken: Scalars['String']['input'];
  /** The six digits of the authenticator app, or a recovery code. Each works once. */
  oneTimeCode: Scalars['String']['input'];
};

/** The user who logged in, a problem with the token (log in again), or the problems with the input. */
export type ConfirmSecondFactorPayload = InputValidationProblem | TokenProblem | UserReturned;

/** What to do about documents that are in the target already. Only documents that are certainly the same work count as duplicates. */
export type CopiedDuplicates =
  /** Copy them anyway. */
  | 'COPY'
  /** Leave them out: the document in the target stays as it is, but is added to the copied groups. When moving, they stay in the source. */
  | 'SKIP';

/** What copying would do. */
export type CopyPreview = {
  __typename?: 'CopyPreview';
  /** How many documents would be copied, including duplicates. */
  documentCount: Scalars['Int']['output'];
  /** How many of them are in the target already. Null if there are more than 2,000 documents, which takes too long to find out. */
  duplicateCount: Maybe<Scalars['Int']['output']>;
  /** How many groups would be copied. */
  groupCount: Scalars['Int']['output'];
};

/** What to copy to another library: either documents or groups. */
export type CopyToLibraryInput = {
  /** What to do about documents that are in the target already. */
  duplicates: CopiedDuplicates;
  /**
   * The groups to copy instead, with all their subgroups: at most 500, and with their subgroups at most 1,000 if they are copied with documents. They become top-level groups of the target, or are
   * joined with the equal groups there, as by `addGroups`. A subgroup that an automatic group creates can't be copied (BAD_USER_INPUT): copy the automatic group.
   */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** An idempotency key: a second request with the same key copies nothing twice, and returns the same result. 1 to 200 characters. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The source. By default, the library with the first document or group that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to remove from the source what was copied: documents are moved to the trash there, and the named groups are deleted. */
  move: Scalars['Boolean']['input'];
  /** The documents to copy. Those in the trash are left out. */
  selection?: InputMaybe<DocumentSelection>;
  /**
   * The number of documents after which this request stops, copied or moved to the trash, so that a client can show the progress: `isComplete` is false
   * then, and the same request, sent again, continues. 1 to 10,000; needs a key. Results, groups and steps are the same as those of a single request.
   */
  stopAfter?: InputMaybe<Scalars['Int']['input']>;
  /** The target: the id of another library. */
  toLibraryId: Scalars['ID']['input'];
  /** With `groupIds`: whether to copy the documents in the groups, too. Without them, groups that are filled by hand are empty, and can't be moved. */
  withDocuments: Scalars['Boolean']['input'];
  /**
   * With `selection`: whether to copy the groups that the documents were added to by hand, and the groups above these. Groups above them that are filled
   * by a rule are copied with their rule.
   */
  withGroups: Scalars['Boolean']['input'];
};

/** The result of copying to another library. */
export type CopyToLibraryPayload = {
  __typename?: 'CopyToLibraryPayload';
  /** How many documents were copied. */
  copiedCount: Scalars['Int']['output'];
  /** How many documents the request is about, including those that were not copied yet. */
  documentCount: Scalars['Int']['output'];
  /** Whether everything is done. False only for a request with `stopAfter`, which has to be sent again for the rest. */
  isComplete: Scalars['Boolean']['output'];
  /** How many groups are new in the target. */
  madeGroupCount: Scalars['Int']['output'];
  /** How many documents were moved to the trash of the source. 0 if they were only copied. */
  movedCount: Scalars['Int']['output'];
  /** How many of the named groups were deleted in the source, not counting subgroups. The others stay there, see `copyToLibrary`. */
  movedGroupCount: Scalars['Int']['output'];
  /** How many copies got another citation key because theirs was taken. */
  newKeyCount: Scalars['Int']['output'];
  /** The first 100 of those that were left out. */
  skipped: Array<SkippedDuplicate>;
  /** How many were left out because they are in the target already. */
  skippedCount: Scalars['Int']['output'];
  /** The steps to pass to `undo`, in this order, to undo everything: that of the source, if documents are moved, and that of the target. Every response of a request in parts has the same steps. */
  steps: Array<LibraryStep>;
};

/** A new API token. */
export type CreateApiTokenInput = {
  /** The number of days after which it stops working: 1 to 366. Null: never. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the only library that it reaches. Null: all libraries. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** What to call it: 1 to 100 characters. Spaces at both ends are removed. */
  name: Scalars['String']['input'];
  /** The password of the account. Needed when the login of this session is more than 10 minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** What it may do. */
  scope: ApiTokenScope;
};

/** The new API token, or the problems with the input. */
export type CreateApiTokenPayload = ApiTokenCreated | InputValidationProblem;

/** A group to create: the common fields, and exactly one of the kinds. */
export type CreateGroupInput = {
  /** Creates a subgroup for every keyword in use. */
  automaticKeywordGroup?: InputMaybe<AutomaticKeywordGroupInput>;
  /** Creates a subgroup for every last name in use. */
  automaticPersonsGroup?: InputMaybe<AutomaticPersonsGroupInput>;
  /** The subgroups to create with it. */
  children?: InputMaybe<Array<CreateGroupInput>>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** What the group is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A kind that only the desktop app can fill. It cannot be changed to or from another kind. */
  desktopGroup?: InputMaybe<DesktopGroupInput>;
  /** The display name. Defaults to the name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** A group that is filled by hand. */
  explicitGroup?: InputMaybe<ExplicitGroupInput>;
  /** How its content depends on its position in the tree. */
  hierarchyType?: InputMaybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Whether its subgroups are shown. */
  isExpanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents in which a field contains a person with the given last name. */
  lastNameGroup?: InputMaybe<LastNameGroupInput>;
  /** The name. Leading and trailing spaces are removed. */
  name: Scalars['String']['input'];
  /** The parent group; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents in which a field matches a regular expression. */
  regexKeywordGroup?: InputMaybe<RegexKeywordGroupInput>;
  /** The documents that match a search. */
  searchGroup?: InputMaybe<SearchGroupInput>;
  /** The documents that a TeX file cites. */
  texGroup?: InputMaybe<TexGroupInput>;
  /** The documents in which a field contains a keyword, as a whole word or as a whole keyword. */
  wordKeywordGroup?: InputMaybe<WordKeywordGroupInput>;
};

/** An invitation to make. */
export type CreateInvitationInput = {
  /** After how many days it expires: 7 by default, at most 90. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The address to mail the link to. Without it, pass the link on yourself. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * An idempotency key, for example a random UUID; the secret in the link is derived from it. A second request with the same key within a day creates
   * nothing and mails nothing. It returns the same invitation with its link; if that was ended, is used up or has expired, it is refused with a problem
   * at `key`. 1 to 200 characters.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The id of the library. */
  libraryId: Scalars['ID']['input'];
  /** The role of whoever accepts it. */
  role: LibraryRole;
  /** How many people can accept it: 1 by default, at most 500. A link that is mailed works once. */
  uses?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of making an invitation. */
export type CreateInvitationPayload = InputValidationProblem | InvitationCreated;

/** A library to create. */
export type CreateLibraryInput = {
  /** An idempotency key: a second request with the same key creates nothing and returns the same library. 1 to 200 characters. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** The result of creating a library. */
export type CreateLibraryPayload = InputValidationProblem | LibraryReturned;

/** The link to make. Without a group and a search it shows the whole library, except the trash. */
export type CreateShareLinkInput = {
  /** A group of the library: the link shows only its documents. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** A note by which you recognize the link, at most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** The library. By default, that of the group, else your personal one. A reader of a library cannot make links to it (FORBIDDEN). */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** A search, in the language of `DocumentFilters.query`: the link shows only its results. With a group as well, its results within the group. */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** The link, or the problems with the input, such as too many links. */
export type CreateShareLinkPayload = InputValidationProblem | ShareLinkCreated;

/** The decision about a sign-in. */
export type DecideDeviceLoginInput = {
  /** Whether the program gets a token. */
  approve: Scalars['Boolean']['input'];
  /** The code that the program printed. */
  code: Scalars['String']['input'];
  /** The password of the account. Needed for approving when the login of this session is more than 10 minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The user who has decided, or the problems with the input. */
export type DecideDeviceLoginPayload = InputValidationProblem | UserReturned;

/** The confirmation for deleting the account. */
export type DeleteAccountInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** Confirms that the account was deleted, or the problems with the input. */
export type DeleteAccountPayload = AccountDeleted | InputValidationProblem;

/** The group to delete. */
export type DeleteGroupInput = {
  /** The id of the group. */
  id: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of deleting a group. */
export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  /** The id of the group, for `restoreGroup`. */
  id: Scalars['ID']['output'];
};

/** The library to move to the trash. */
export type DeleteLibraryInput = {
  /** The id of the library. */
  id: Scalars['ID']['input'];
};

/** The result of moving a library to the trash. */
export type DeleteLibraryPayload = InputValidationProblem | LibraryReturned;

/** The documents to move to the trash. */
export type DeleteUserDocumentsInput = {
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents. */
  selection: DocumentSelection;
};

/** A group of a kind that only the desktop app can fill. It is read-only and kept as imported. */
export type DesktopGroup = Group & Node & {
  __typename?: 'DesktopGroup';
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
  /** The record of the group as the desktop app wrote it. */
  record: Scalars['String']['output'];
};

/** A group of a kind that only the desktop app can fill. */
export type DesktopGroupInput = {
  /** The record of the group as the desktop app wrote it. */
  record: Scalars['String']['input'];
};

/** A program on the command line that wants to use the API (RFC 8628). */
export type DeviceLogin = {
  __typename?: 'DeviceLogin';
  /** What the program calls itself. Anybody can write anything here. */
  clientName: Scalars['String']['output'];
  /** Until when it waits. */
  expires: Scalars['DateTime']['output'];
  /** What it wants to do. */
  scope: ApiTokenScope;
};

/** The confirmation for turning the second factor off. */
export type DisableTotpInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The user whose second factor is off, or the problems with the input. */
export type DisableTotpPayload = InputValidationProblem | UserReturned;

/** A document in a library: the fields that all kinds share. `Proceedings` can also be a part of a `ProceedingsArticle` (its `in`), which has no history of its own. */
export type Document = {
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** A document in a library: the fields that all kinds share. `Proceedings` can also be a part of a `ProceedingsArticle` (its `in`), which has no history of its own. */
export type DocumentCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** A document in a library: the fields that all kinds share. `Proceedings` can also be a part of a `ProceedingsArticle` (its `in`), which has no history of its own. */
export type DocumentFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** A document in a library: the fields that all kinds share. `Proceedings` can also be a part of a `ProceedingsArticle` (its `in`), which has no history of its own. */
export type DocumentHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The action that created a revision of a document. */
export type DocumentChangeAction =
  /** The document was added. */
  | 'ADD'
  /** An earlier revision was restored. */
  | 'BRING_BACK'
  /** It was edited together with other documents. */
  | 'BULK_EDIT'
  /** It was edited on its own. */
  | 'EDIT'
  /** An earlier change was undone or redone. */
  | 'UNDO';

/** The change to one field. */
export type DocumentFieldChange = {
  __typename?: 'DocumentFieldChange';
  /** The value after, as JSON in the shape of the input; null if it was empty. */
  after: Maybe<Scalars['String']['output']>;
  /** The value before, as JSON in the shape of the input; null if it was empty. */
  before: Maybe<Scalars['String']['output']>;
  /**
   * The kind that the field belongs to, as a member of `AddUserDocumentInput`: the document's kind at the time, or another one if that kind does
   * not have the field. Null for a change of the kind itself.
   */
  kind: Maybe<Scalars['String']['output']>;
  /** The name of the field in the input of that kind; `kind` for a change of the kind itself. */
  name: Scalars['String']['output'];
};

/** Filters for the documents in the library. */
export type DocumentFilters = {
  /** Only documents in this group. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** Only documents in these groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether documents must be in any or in all of the groups. The default is `ANY`. */
  groupMatch?: InputMaybe<GroupMatch>;
  /**
   * Only documents that match this search: words and "phrases" that some field contains, ignoring case and accents; `author:berg`,
   * `year:2010..2015`, `-word`; the desktop app's `author = berg`, `title =~ ^the`, AND, OR, NOT and parentheses. At most 10,000
   * characters with 200 terms. A search with mistakes fails with BAD_USER_INPUT; each problem starts with its position.
   */
  query?: InputMaybe<Scalars['String']['input']>;
  /** If true, only documents in the trash. */
  trashed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of the history of a document. */
export type DocumentHistoryConnection = {
  __typename?: 'DocumentHistoryConnection';
  /** The revisions on the page, newest first. */
  edges: Array<DocumentHistoryEdge>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
};

/** A revision in the history of a document. */
export type DocumentHistoryEdge = {
  __typename?: 'DocumentHistoryEdge';
  /** The position in the list, for `after`. Opaque. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: DocumentRevision;
};

/** What likely duplicates have in common. */
export type DocumentLikeness =
  /** The DOI. */
  | 'DOI'
  /** Citation key and title, if the title, the year or the name is missing. */
  | 'ENTRY'
  /** The ISBN. */
  | 'ISBN'
  /** Title, year, and the last name of the first author, or of the first editor if there is no author. Instead of the year, the journal or book. */
  | 'WORK';

/** A multivolume work. */
export type DocumentMultiVolume = {
  /** The number of volumes. */
  totalVolumes: Maybe<Scalars['String']['output']>;
};

/** The order of a list. Documents without the value come last in both directions; ties are ordered by id. */
export type DocumentOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** What to order by. */
  field: DocumentOrderField;
};

/** What a list can be ordered by. Text is compared without case and accents. */
export type DocumentOrderField =
  /** When it was added to the library. */
  | 'ADDED'
  /** The last name of the first author. */
  | 'AUTHOR'
  /** The preferred citation key. */
  | 'CITATION_KEY'
  /** All keywords, in the document's order. */
  | 'KEYWORDS'
  /** The kind. */
  | 'KIND'
  /** When its content was last changed, ignoring moves to and from the trash. */
  | 'MODIFIED'
  /** The title. */
  | 'TITLE'
  /** When it was moved to the trash. Only for lists of the trash. */
  | 'TRASHED'
  /** The journal, the proceedings, the institution or the publisher. */
  | 'VENUE'
  /** The year of publication. */
  | 'YEAR';

/** A revision of a document. */
export type DocumentRevision = {
  __typename?: 'DocumentRevision';
  /** The action that created it; null if this was not recorded. */
  action: Maybe<DocumentChangeAction>;
  /** When the revision was created; null if this was not recorded. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Who created it; null if this was not recorded. */
  by: Maybe<LibraryPerson>;
  /** The changed fields. Empty for the oldest revision that is kept. */
  changes: Array<DocumentFieldChange>;
  /** The revision number: the value of `Document.revision` at the time. */
  revision: Scalars['Int']['output'];
  /** The user agent of the browser that created it; null for a change by another person. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/**
 * Selects documents, including ones that a list has not loaded. Give `ids`, `filterBy`, or both; with both, the documents in
 * `ids` that also match `filterBy`. Documents in `except` are left out. An empty `filterBy` matches every document.
 */
export type DocumentSelection = {
  /** Documents to leave out. */
  except?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Every document that matches this filter. */
  filterBy?: InputMaybe<DocumentFilters>;
  /** The documents themselves. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The result of changing many documents at once. */
export type DocumentsChangedPayload = {
  __typename?: 'DocumentsChangedPayload';
  /** How many documents were changed. */
  count: Scalars['Int']['output'];
  /** The id to pass to `undo`. */
  undo: Scalars['ID']['output'];
};

/** The documents of a selection that have a DOI. */
export type DocumentsWithDoi = {
  __typename?: 'DocumentsWithDoi';
  /** How many of the selection have a DOI. */
  count: Scalars['Int']['output'];
  /** The documents in the order in which they were added. If there are more than 500, the first 500. */
  documents: Array<Document>;
  /** How many of the selection have none. */
  withoutDoi: Scalars['Int']['output'];
};

/** Documents that are likely duplicates. */
export type DuplicateSet = {
  __typename?: 'DuplicateSet';
  /** At least two. If there are more than 20, the first 20. */
  documents: Array<Document>;
  /** What pairs of them have in common. */
  likeness: Array<DocumentLikeness>;
};

/** A page of sets of duplicates. */
export type DuplicatesConnection = {
  __typename?: 'DuplicatesConnection';
  /** The sets on the page. There may be fewer than requested even if more follow. */
  edges: Array<DuplicatesEdge>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
};

/** A set of duplicates on a page. */
export type DuplicatesEdge = {
  __typename?: 'DuplicatesEdge';
  /** Its position in the list, for `after`. Opaque. */
  cursor: Scalars['String']['output'];
  /** The set. */
  node: DuplicateSet;
};

/** A change to many documents. */
export type EditUserDocumentsInput = {
  /** Keywords to add where they are missing. Case and accents are ignored. */
  addKeywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** Keywords to remove. Case and accents are ignored. */
  removeKeywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The documents. */
  selection: DocumentSelection;
  /** A field to set or clear. */
  set?: InputMaybe<SetDocumentFieldInput>;
};

/** Who sees the e-mail addresses of the members of a library. Everybody sees their own. */
export type EmailVisibility =
  /** All its members. */
  | 'MEMBERS'
  /** Its owners only. */
  | 'OWNERS';

/** The first code of an authenticator app. */
export type EnableTotpInput = {
  /** Its six digits. */
  oneTimeCode: Scalars['String']['input'];
};

/** The recovery codes, a problem with the setup (begin again), or the problems with the input. */
export type EnableTotpPayload = InputValidationProblem | RecoveryCodesReturned | TokenProblem;

/** The API token to end. */
export type EndApiTokenInput = {
  /** The id of the token. */
  id: Scalars['ID']['input'];
};

/** The API token no longer works. */
export type EndApiTokenPayload = {
  __typename?: 'EndApiTokenPayload';
  /** The user. */
  user: User;
};

/** The invitation to end. */
export type EndInvitationInput = {
  /** The id of the invitation. */
  id: Scalars['ID']['input'];
  /** The id of the library. */
  libraryId: Scalars['ID']['input'];
};

/** The result of ending an invitation. */
export type EndInvitationPayload = InputValidationProblem | LibraryReturned;

/** The confirmation for ending all other sessions. */
export type EndOtherSessionsInput = {
  /** The password of the account. Needed when the login of this session is more than 10 minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of ending all other sessions. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** What is wrong with the input, such as a password that is needed; then nothing was ended. Empty otherwise. */
  problems: Array<InputFieldValidationProblem>;
  /** True if only this session is left. */
  result: Scalars['Boolean']['output'];
};

/** The session to end. */
export type EndSessionInput = {
  /** The id of the session. */
  id: Scalars['ID']['input'];
  /** The password of the account. Needed when the login of this session is more than 10 minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of ending a session. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** What is wrong with the input, such as a password that is needed; then nothing was ended. Empty otherwise. */
  problems: Array<InputFieldValidationProblem>;
  /** Whether a session was ended. */
  result: Scalars['Boolean']['output'];
};

/** The link to end. */
export type EndShareLinkInput = {
  /** The id of the link. */
  id: Scalars['ID']['input'];
};

/** The result of ending a link. */
export type EndShareLinkPayload = {
  __typename?: 'EndShareLinkPayload';
  /** The user, without the link. */
  user: User;
};

/** A person or an organization, for example an author. */
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
  /** The sponsoring organizations. */
  sponsors: Array<Scalars['String']['output']>;
  /** When it began. */
  startDate: Maybe<Scalars['DateTime']['output']>;
  /** The title of the event. */
  title: Scalars['String']['output'];
  /** An addition to the title, such as a well-known acronym. */
  titleAddon: Maybe<Scalars['String']['output']>;
};

/** A group that is filled by hand. */
export type ExplicitGroup = Group & Node & {
  __typename?: 'ExplicitGroup';
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The delimiter between keywords, for example `,`. */
  keywordDelimiter: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
};

/** A group that is filled by hand. */
export type ExplicitGroupInput = {
  /** The documents in the group. */
  documentIds: Array<Scalars['ID']['input']>;
  /** For updates: keeps the documents that are in the group, or were before it was changed to another kind, and adds those in `documentIds`. */
  keepDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The delimiter between keywords, for example `,`. */
  keywordDelimiter: Scalars['String']['input'];
};

/**
 * A document in the request, and the document in the library that gets what it lacks from it: empty fields, keywords, citation keys and other
 * fields. Existing values stay, except those of the fields in `take`.
 */
export type FillDocumentInput = {
  /** The index in `documents`, starting at 0. */
  index: Scalars['Int']['input'];
  /** The id of the document in the library. If it was deleted or is in the trash, the document in the request is added instead. */
  into: Scalars['ID']['input'];
  /** Names of fields whose new value replaces the existing one, at most 100. */
  take?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The document whose DOI is wanted. */
export type FindDoiInput = {
  /** The id of the document. */
  documentId: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The works that may be the document. */
export type FindDoiPayload = {
  __typename?: 'FindDoiPayload';
  /** Records with a DOI that resemble the document, the best one first; at most 3. */
  candidates: Array<LookUpCandidate>;
  /** What to know about the outcome, in a sentence for people. Null if there is nothing to say. */
  message: Maybe<Scalars['String']['output']>;
  /** The outcome. `NOT_FOUND` also if the document has no title to look for. */
  status: LookUpStatus;
};

/** The account. */
export type ForgotPasswordInput = {
  /** The address of the account. */
  email: Scalars['EmailAddress']['input'];
};

/** The result of requesting a new password. */
export type ForgotPasswordPayload = {
  __typename?: 'ForgotPasswordPayload';
  /** Always true, whether or not the account exists. */
  result: Scalars['Boolean']['output'];
};

/** A group of documents: the fields that all kinds share. */
export type Group = {
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
};

/** The number of documents in a group. */
export type GroupCount = {
  __typename?: 'GroupCount';
  /** The number of documents. */
  documentCount: Scalars['Int']['output'];
  /** The id of the group. */
  groupId: Scalars['ID']['output'];
};

/** How the content of a group depends on its position in the tree. */
export type GroupHierarchyType =
  /** Only its own content. */
  | 'INDEPENDENT'
  /** Its own content, as far as the parent group also contains it. */
  | 'INTERSECTION'
  /** Its own content and that of all its subgroups. */
  | 'UNION';

/** How several groups are combined. */
export type GroupMatch =
  /** In all of the groups. */
  | 'ALL'
  /** In at least one of the groups. */
  | 'ANY';

/** The groups of some documents. */
export type GroupMembership = {
  __typename?: 'GroupMembership';
  /** The number of documents in the selection. */
  documentCount: Scalars['Int']['output'];
  /** The groups that at least one of them was added to by hand. */
  shares: Array<GroupShare>;
};

/** What a group would contain. */
export type GroupPreview = {
  __typename?: 'GroupPreview';
  /** The number of documents. */
  documentCount: Scalars['Int']['output'];
  /** The cited keys that no document in the library has. Empty unless the group is a `texGroup`. */
  missingKeys: Array<Scalars['String']['output']>;
  /** The preferred citation keys of the documents that the file does not cite: the first 500, in order. Empty unless the group is a `texGroup`. */
  uncitedKeys: Array<Scalars['String']['output']>;
};

/** How many of the documents were added to a group by hand. */
export type GroupShare = {
  __typename?: 'GroupShare';
  /** The number of these documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The group. */
  group: Group;
};

/** Something that was published in a book. */
export type HasBooklikeParent = {
  /** The chapter, section or other unit of the book. */
  chapter: Maybe<Scalars['String']['output']>;
  /** The book. */
  in: Maybe<Document>;
};

/** Something that can be a volume of a multivolume work. */
export type HasMultiVolumeParent = {
  /** The multivolume work. */
  in: Maybe<DocumentMultiVolume>;
  /** The part of the volume, if the volume is bound in several parts. */
  part: Maybe<Scalars['String']['output']>;
  /** The volume. */
  volume: Maybe<Scalars['String']['output']>;
};

/** Something that was published on certain pages of something else. */
export type HasParent = {
  /** Replaces the page numbers in an electronic publication (BibLaTeX's eid). */
  electronicId: Maybe<Scalars['String']['output']>;
  /** What it was published in. */
  in: Maybe<Node>;
  /** The last page. */
  pageEnd: Maybe<Scalars['String']['output']>;
  /** The first page, for example `135` or `xiii`. */
  pageStart: Maybe<Scalars['String']['output']>;
};

/** A field of a document that its kind does not have. */
export type HiddenField = {
  __typename?: 'HiddenField';
  /** A kind that has it, as a member of `AddUserDocumentInput`. */
  kind: Scalars['String']['output'];
  /** Its name in the input of that kind. */
  name: Scalars['String']['output'];
  /** Its value, as JSON in the shape of the input. */
  value: Scalars['String']['output'];
};

/** A field of another kind. */
export type HiddenFieldInput = {
  /** The kind that has it, as a member of `AddUserDocumentInput`. */
  kind: Scalars['String']['input'];
  /** Its name in the input of that kind. */
  name: Scalars['String']['input'];
};

/** Kinds of identifiers that works can be looked up by. */
export type IdentifierKind =
  /** The number of a preprint in arXiv, for example `2101.00001` or `hep-th/9901001v2`. */
  | 'ARXIV'
  /** A Digital Object Identifier, for example `10.1000/xyz123`. */
  | 'DOI'
  /** An International Standard Book Number. */
  | 'ISBN'
  /** The number of an article in PubMed Central, for example `PMC3531190`. */
  | 'PMCID'
  /** The number of an article in PubMed. */
  | 'PMID';

/** One thing that is wrong with the input. */
export type InputFieldValidationProblem = {
  __typename?: 'InputFieldValidationProblem';
  /** A message for the user. */
  message: Scalars['String']['output'];
  /** The path of the value in the input, from the outside in. */
  path: Array<Scalars['String']['output']>;
};

/** The input is not valid. */
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

/** An invitation that was made. */
export type InvitationCreated = {
  __typename?: 'InvitationCreated';
  /** The address of the link. It is returned only now, and to retries with the same key. */
  address: Scalars['String']['output'];
  /** The invitation. */
  invitation: LibraryInvitation;
  /** The library. */
  library: Library;
};

/** A journal. */
export type Journal = {
  __typename?: 'Journal';
  /** The subject areas according to SCImago. */
  areas: Maybe<Array<Scalars['String']['output']>>;
  /** The subject categories according to SCImago. */
  categories: Maybe<Array<Scalars['String']['output']>>;
  /** The figures for each year, according to SCImago. */
  citationInfo: Maybe<Array<JournalCitationInfoYearly>>;
  /** The country in which the journal is published. */
  country: Maybe<Scalars['String']['output']>;
  /** The h-index according to SCImago. */
  hIndex: Maybe<Scalars['Int']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether the journal belongs to a library. False for public journals. */
  isCustom: Scalars['Boolean']['output'];
  /** The International Standard Serial Numbers, for example `1234-5678`. */
  issn: Maybe<Array<Scalars['String']['output']>>;
  /** The name of the journal. */
  name: Scalars['String']['output'];
  /** The publisher. */
  publisher: Maybe<Scalars['String']['output']>;
  /** The id in the SCImago Journal Rank. */
  scimagoId: Maybe<Scalars['BigInt']['output']>;
  /** The subtitle of the journal. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** An addition to the name. */
  titleAddon: Maybe<Scalars['String']['output']>;
};

/** An article in a journal. */
export type JournalArticle = Article & Document & HasParent & Node & Translatable & {
  __typename?: 'JournalArticle';
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The annotators. */
  annotators: Array<Entity>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The commentators. */
  commentators: Array<Entity>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** Replaces the page numbers in an electronic publication (BibLaTeX's eid). */
  electronicId: Maybe<Scalars['String']['output']>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The issue of the journal. */
  in: Maybe<JournalIssue>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** Where it was published. */
  locations: Array<Scalars['String']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** The last page. */
  pageEnd: Maybe<Scalars['String']['output']>;
  /** The first page, for example `135` or `xiii`. */
  pageStart: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** The translators and the original languages; null if it is not a translation. */
  translated: Maybe<Translated>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** An article in a journal. */
export type JournalArticleCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** An article in a journal. */
export type JournalArticleFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** An article in a journal. */
export type JournalArticleHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The figures for a journal in one year, according to SCImago. */
export type JournalCitationInfoYearly = {
  __typename?: 'JournalCitationInfoYearly';
  /** Citable documents published in the three years before. */
  citableDocsPrevious3Years: Scalars['Int']['output'];
  /** Citations in that year of documents from the three years before. */
  citesIncomingByRecentlyPublished: Scalars['Int']['output'];
  /** Citations in that year per document from the two years before. */
  citesIncomingPerDocByRecentlyPublished: Scalars['Float']['output'];
  /** References in the documents of that year. */
  citesOutgoing: Scalars['Int']['output'];
  /** References per document of that year. */
  citesOutgoingPerDoc: Scalars['Float']['output'];
  /** Documents published in the three years before. */
  docsPrevious3Years: Scalars['Int']['output'];
  /** Documents published in that year. */
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
  /** The name of the issue, if it has one instead of a number: `Summer`. */
  name: Maybe<Scalars['String']['output']>;
  /** The number of the issue. */
  number: Maybe<Scalars['String']['output']>;
  /** The series of the journal, if its volume numbering restarted. */
  series: Maybe<Scalars['String']['output']>;
  /** The subtitle of the issue. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the issue, for example of a special issue. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title of the issue. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** The volume. */
  volume: Maybe<Scalars['String']['output']>;
};

/** Documents of which no two are duplicates. */
export type KeepApartInput = {
  /** The ids of documents in the library. Deleted ones are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The indexes in `documents`, starting at 0. */
  indexes: Array<Scalars['Int']['input']>;
};

/** Documents that are not duplicates. */
export type KeepUserDocumentsApartInput = {
  /** Their ids, 2 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The documents in which a field contains a person with the given last name. */
export type LastNameGroup = Group & Node & {
  __typename?: 'LastNameGroup';
  /** The last name to search for. */
  authorLastName: Scalars['String']['output'];
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** The field to search, for example `author`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
};

/** The documents in which a field contains a person with the given last name. */
export type LastNameGroupInput = {
  /** The last name to search for. */
  authorLastName: Scalars['String']['input'];
  /** The field to search, for example `author`. */
  field: Scalars['String']['input'];
};

/** The library to leave. */
export type LeaveLibraryInput = {
  /** The id of the library. */
  id: Scalars['ID']['input'];
};

/** The result of leaving a library. */
export type LeaveLibraryPayload = InputValidationProblem | LibraryLeft;

/** A collection of documents and groups, of one person or of several. */
export type Library = LibraryContent & Node & {
  __typename?: 'Library';
  /** Everything that changed after the cursor, in the order of the changes. Without a cursor, from the beginning. */
  changes: UserChangesConnection;
  /** The documents that have these citation keys, ignoring case. Documents in the trash are left out. At most 20. */
  citationKeyHolders: Array<CitationKeyHolder>;
  /** How citation keys are generated in the library. */
  citationKeyPattern: CitationKeyPattern;
  /** The citation styles that were added to the library, the newest first. The built-in styles are listed at `GET /api/styles`. */
  citationStyles: Array<CitationStyle>;
  /** The documents in the library, page by page. Page forward with `first` and `after`, or backward with `last` and `before`. */
  documents: UserDocumentsConnection;
  /** Documents of a selection that have a DOI, for instance to complete them by `lookUp`. Documents in the trash are left out. */
  documentsWithDoi: DocumentsWithDoi;
  /**
   * Sets of likely duplicates: documents that have in common what `DocumentLikeness` lists, such as a DOI, and that have not been marked as
   * different. Documents in the trash are left out.
   */
  duplicates: DuplicatesConnection;
  /** Who sees the addresses of the members. */
  emailsVisibleTo: EmailVisibility;
  /** How many documents each of these groups contains, for example the visible rows of a tree. Unknown groups are left out. */
  groupCounts: Array<GroupCount>;
  /** Which groups that are filled by hand contain the given documents, for changing the groups of all of them at once. */
  groupMembership: GroupMembership;
  /** All groups as a flat list, parents before children. */
  groupTree: Array<Group>;
  /** The top-level groups, in order. */
  groups: Array<Group>;
  /** When a group was last changed, or a document was last added to or removed from one by hand. Null if that has never happened. Such changes do not affect `lastModified` of the documents. */
  groupsModified: Maybe<Scalars['DateTime']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The invitations that can still be accepted, the newest first. Empty unless you are an owner. */
  invitations: Array<LibraryInvitation>;
  /** Whether it is your own or shared. */
  kind: LibraryKind;
  /** The cursor of the latest change: later changes come after it. Null if nothing has ever changed. */
  lastChange: Maybe<UserChangesCursor>;
  /** What the imported files contained besides entries. It is written back by an export. */
  libraryParts: Array<LibraryPart>;
  /** For documents that are not in the library yet: the documents in it that are likely duplicates of them. Documents without duplicates are left out. */
  likeDocuments: Array<LikeDocuments>;
  /** The members, in the order in which they joined. A personal library has its owner alone. */
  members: Array<LibraryMember>;
  /** The name. The name of a personal library can't be changed. */
  name: Scalars['String']['output'];
  /**
   * Completions for a search, from values in the library: first those that start with the given text, then those with a later word that
   * starts with it, each sorted by value. Case and accents are ignored. Values are grouped by kind, in the order of `SuggestedValue`.
   */
  searchSuggestions: Array<SearchSuggestion>;
  /** The read-only links to the library, newest first: all of them for its owners, else your own. */
  shareLinks: Array<ShareLink>;
  /** The style and the language in which references of the library are formatted. */
  styleChoice: StyleChoice;
  /** The citation key that the pattern generates for a document. Letters are appended if another document in the library has the same key. */
  suggestedCitationKey: Scalars['String']['output'];
  /** When it was moved to the trash; null if it is not there. Only its owners see it then, and nobody can open it. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** Your role in it. */
  viewerRole: LibraryRole;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryChangesArgs = {
  after: InputMaybe<UserChangesCursorInput>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryCitationKeyHoldersArgs = {
  except: InputMaybe<Scalars['ID']['input']>;
  keys: Array<Scalars['String']['input']>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  around: InputMaybe<Scalars['ID']['input']>;
  at: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filterBy: InputMaybe<DocumentFilters>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  orderBy: InputMaybe<DocumentOrder>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryDocumentsWithDoiArgs = {
  selection: DocumentSelection;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryDuplicatesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryGroupCountsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryGroupMembershipArgs = {
  selection: DocumentSelection;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryGroupTreeArgs = {
  includeMade: InputMaybe<Scalars['Boolean']['input']>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibraryLikeDocumentsArgs = {
  keys: Array<Array<Scalars['String']['input']>>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibrarySearchSuggestionsArgs = {
  beginning: Scalars['String']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  of: InputMaybe<Array<SuggestedValue>>;
};


/** A collection of documents and groups, of one person or of several. */
export type LibrarySuggestedCitationKeyArgs = {
  document: AddUserDocumentInput;
  id: InputMaybe<Scalars['ID']['input']>;
};

/** The content of a library. `User` has it for the person's own library. */
export type LibraryContent = {
  /** Everything that changed after the cursor, in the order of the changes. Without a cursor, from the beginning. */
  changes: UserChangesConnection;
  /** The documents that have these citation keys, ignoring case. Documents in the trash are left out. At most 20. */
  citationKeyHolders: Array<CitationKeyHolder>;
  /** How citation keys are generated in the library. */
  citationKeyPattern: CitationKeyPattern;
  /** The citation styles that were added to the library, the newest first. The built-in styles are listed at `GET /api/styles`. */
  citationStyles: Array<CitationStyle>;
  /** The documents in the library, page by page. Page forward with `first` and `after`, or backward with `last` and `before`. */
  documents: UserDocumentsConnection;
  /** Documents of a selection that have a DOI, for instance to complete them by `lookUp`. Documents in the trash are left out. */
  documentsWithDoi: DocumentsWithDoi;
  /**
   * Sets of likely duplicates: documents that have in common what `DocumentLikeness` lists, such as a DOI, and that have not been marked as
   * different. Documents in the trash are left out.
   */
  duplicates: DuplicatesConnection;
  /** How many documents each of these groups contains, for example the visible rows of a tree. Unknown groups are left out. */
  groupCounts: Array<GroupCount>;
  /** Which groups that are filled by hand contain the given documents, for changing the groups of all of them at once. */
  groupMembership: GroupMembership;
  /** All groups as a flat list, parents before children. */
  groupTree: Array<Group>;
  /** The top-level groups, in order. */
  groups: Array<Group>;
  /** When a group was last changed, or a document was last added to or removed from one by hand. Null if that has never happened. Such changes do not affect `lastModified` of the documents. */
  groupsModified: Maybe<Scalars['DateTime']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The cursor of the latest change: later changes come after it. Null if nothing has ever changed. */
  lastChange: Maybe<UserChangesCursor>;
  /** What the imported files contained besides entries. It is written back by an export. */
  libraryParts: Array<LibraryPart>;
  /** For documents that are not in the library yet: the documents in it that are likely duplicates of them. Documents without duplicates are left out. */
  likeDocuments: Array<LikeDocuments>;
  /**
   * Completions for a search, from values in the library: first those that start with the given text, then those with a later word that
   * starts with it, each sorted by value. Case and accents are ignored. Values are grouped by kind, in the order of `SuggestedValue`.
   */
  searchSuggestions: Array<SearchSuggestion>;
  /** The style and the language in which references of the library are formatted. */
  styleChoice: StyleChoice;
  /** The citation key that the pattern generates for a document. Letters are appended if another document in the library has the same key. */
  suggestedCitationKey: Scalars['String']['output'];
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentChangesArgs = {
  after: InputMaybe<UserChangesCursorInput>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentCitationKeyHoldersArgs = {
  except: InputMaybe<Scalars['ID']['input']>;
  keys: Array<Scalars['String']['input']>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  around: InputMaybe<Scalars['ID']['input']>;
  at: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filterBy: InputMaybe<DocumentFilters>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  orderBy: InputMaybe<DocumentOrder>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentDocumentsWithDoiArgs = {
  selection: DocumentSelection;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentDuplicatesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentGroupCountsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentGroupMembershipArgs = {
  selection: DocumentSelection;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentGroupTreeArgs = {
  includeMade: InputMaybe<Scalars['Boolean']['input']>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentLikeDocumentsArgs = {
  keys: Array<Array<Scalars['String']['input']>>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentSearchSuggestionsArgs = {
  beginning: Scalars['String']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  of: InputMaybe<Array<SuggestedValue>>;
};


/** The content of a library. `User` has it for the person's own library. */
export type LibraryContentSuggestedCitationKeyArgs = {
  document: AddUserDocumentInput;
  id: InputMaybe<Scalars['ID']['input']>;
};

/** An invitation to a library, as its owners see it. */
export type LibraryInvitation = {
  __typename?: 'LibraryInvitation';
  /** When it was made. */
  created: Scalars['DateTime']['output'];
  /** The address that the link was mailed to; null for a link that you pass on yourself. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** When it expires. */
  expires: Scalars['DateTime']['output'];
  /** The id of the invitation. This is not the secret in the link. */
  id: Scalars['ID']['output'];
  /** The role of whoever accepts it. */
  role: LibraryRole;
  /** How many people can still accept it. */
  usesLeft: Scalars['Int']['output'];
};

/** The kinds of libraries. */
export type LibraryKind =
  /** The library that comes with an account, and that nobody else can open. */
  | 'PERSONAL'
  /** A library with members. */
  | 'SHARED';

/** A library that you are no member of any more. */
export type LibraryLeft = {
  __typename?: 'LibraryLeft';
  /** You, without the library. */
  user: User;
};

/** A person who may open a library. */
export type LibraryMember = {
  __typename?: 'LibraryMember';
  /** When the person became a member; null for a personal library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** The person. */
  person: LibraryPerson;
  /** The person's role. */
  role: LibraryRole;
};

/** A part of a file that is not an entry. */
export type LibraryPart = {
  __typename?: 'LibraryPart';
  /** The kind of part. */
  kind: LibraryPartKind;
  /** The name of a `STRING` or a `META`, or the key of an `XDATA`. */
  name: Maybe<Scalars['String']['output']>;
  /** The text. */
  value: Scalars['String']['output'];
};

/** A part of a file that is not an entry. */
export type LibraryPartInput = {
  /** The kind of part. */
  kind: LibraryPartKind;
  /** The name of a `STRING` or a `META`, or the key of an `XDATA`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The text. */
  value: Scalars['String']['input'];
};

/** The kinds of parts of a file that are not entries. */
export type LibraryPartKind =
  /** Any other comment. */
  | 'COMMENT'
  /** A setting that the desktop app stores in a comment, such as `jabref-meta`. */
  | 'META'
  /** An `@preamble`. */
  | 'PREAMBLE'
  /** A `@string`, an abbreviation. */
  | 'STRING'
  /** An `@xdata` entry: fields that several documents share. The value is its fields, as in the file; documents contain what they inherit from it. */
  | 'XDATA';

/** A member of a library, or a former member who has changed something in it. */
export type LibraryPerson = {
  __typename?: 'LibraryPerson';
  /**
   * The address of the person's account. Null unless this is you, the person is a member and the library lets you see addresses
   * (`Library.emailsVisibleTo`), or the person invites you.
   */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** The id of the person. */
  id: Scalars['ID']['output'];
  /** Whether this is you. */
  isViewer: Scalars['Boolean']['output'];
  /** The name that the person has set in the account; null if there is none, or if the account was deleted. */
  name: Maybe<Scalars['String']['output']>;
};

/** A library, after a change. */
export type LibraryReturned = {
  __typename?: 'LibraryReturned';
  /** The library. */
  library: Library;
};

/** What a member of a library may do. */
export type LibraryRole =
  /** Change documents, groups and settings of the library. */
  | 'EDITOR'
  /** Everything: also rename and delete the library, and manage its members. */
  | 'OWNER'
  /** Read and export only. */
  | 'READER';

/** A step in one of several libraries. */
export type LibraryStep = {
  __typename?: 'LibraryStep';
  /** The id of the library. */
  libraryId: Scalars['ID']['output'];
  /** The id to pass to `undo`. */
  undo: Scalars['ID']['output'];
};

/** The likely duplicates of one of the given documents. */
export type LikeDocuments = {
  __typename?: 'LikeDocuments';
  /** The documents in the library, at most 5, those with most in common first. */
  documents: Array<Document>;
  /** The index in `keys`, starting at 0. */
  index: Scalars['Int']['output'];
  /** What they have in common. */
  likeness: Array<DocumentLikeness>;
};

/** The credentials of a login. */
export type LoginInput = {
  /** The address of the account. */
  email: Scalars['EmailAddress']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The user who logged in, what is needed beside the password, or the problems with the input. */
export type LoginPayload = InputValidationProblem | SecondFactorRequired | UserReturned;

/** A login with a passkey. */
export type LoginWithPasskeyInput = {
  /** The credential that `navigator.credentials.get` returned, as JSON (`toJSON`), at most 20,000 characters. */
  credential: Scalars['String']['input'];
};

/** The user who logged in, a problem with the login (begin again), or the problems with the input. */
export type LoginWithPasskeyPayload = InputValidationProblem | TokenProblem | UserReturned;

/** The result of logging out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True if nobody is logged in now. */
  result: Scalars['Boolean']['output'];
};

/** A record that a service has of a work. */
export type LookUpCandidate = {
  __typename?: 'LookUpCandidate';
  /** The record as one BibLaTeX entry, to be read like an entry of a file. */
  entry: Scalars['String']['output'];
  /** Documents in the library that are likely the same work, at most 5. Documents in the trash are left out. */
  existing: Array<Document>;
  /** The name of the service, for example `Crossref`. */
  source: Scalars['String']['output'];
};

/** An identifier of a work. */
export type LookUpIdentifier = {
  __typename?: 'LookUpIdentifier';
  /** What kind of identifier it is. */
  kind: IdentifierKind;
  /** Its canonical spelling, without label or address. An ISBN has 13 digits. */
  value: Scalars['String']['output'];
};

/** A text with identifiers. */
export type LookUpInput = {
  /** The library; your personal one by default. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Identifiers, or addresses that hold one, anywhere in a text of at most 100,000 characters. More than 100 different identifiers are
   * refused (BAD_USER_INPUT).
   */
  text: Scalars['String']['input'];
};

/** What was found for the identifiers of a text. */
export type LookUpPayload = {
  __typename?: 'LookUpPayload';
  /** One for each identifier, in the order of the text; each identifier once. */
  results: Array<LookUpResult>;
  /**
   * The parts of the text that were not looked up, in its order: each line that holds no identifier, and whatever looks like one and cannot be
   * right, such as an ISBN with a wrong check digit or a DOI that ends with its slash.
   */
  unrecognized: Array<Scalars['String']['output']>;
};

/** What was found for one identifier. */
export type LookUpResult = {
  __typename?: 'LookUpResult';
  /** The records that were found, the best one first. Empty unless the status is `FOUND`. */
  candidates: Array<LookUpCandidate>;
  /** The identifier. */
  identifier: LookUpIdentifier;
  /**
   * What to know about the outcome, in a sentence for people: why nothing was found, or that the record names another identifier than the one
   * asked for. Null if there is nothing to say.
   */
  message: Maybe<Scalars['String']['output']>;
  /** The outcome. */
  status: LookUpStatus;
};

/** How looking something up ended. */
export type LookUpStatus =
  /** There is at least one record. */
  | 'FOUND'
  /** A service accepts no more requests at the moment, or this identifier would have to wait too long. Try again later. */
  | 'LIMITED'
  /** The services that were asked have no such record. */
  | 'NOT_FOUND'
  /** Lookups are turned off on this server. */
  | 'OFF'
  /** A service could not be reached, or its answer cannot be read or is too large. The message says whether trying again may help. */
  | 'UNAVAILABLE';

/** The documents to generate citation keys for. */
export type MakeCitationKeysInput = {
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to skip documents that already have a key. By default, all of them get a new one. */
  onlyMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents. */
  selection: DocumentSelection;
};

/** Documents to merge, and at most one of the kinds: the fields of the merged document. */
export type MergeUserDocumentsInput = {
  /** The ids of the documents to merge into it, at most 100. */
  from: Array<Scalars['ID']['input']>;
  /** The id of the document to merge into. */
  into: Scalars['ID']['input'];
  /** Makes it an article in a journal. */
  journalArticle?: InputMaybe<AddJournalArticleInput>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes it anything else. */
  other?: InputMaybe<AddOtherInput>;
  /** Makes it the proceedings of a conference. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** Makes it an article in proceedings. */
  proceedingsArticle?: InputMaybe<AddProceedingsArticleInput>;
  /** The revision of the remaining document that the fields are based on. Without it, the last write wins. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Makes it a thesis. */
  thesis?: InputMaybe<AddThesisInput>;
};

/** The new position of a group. */
export type MoveGroupInput = {
  /** The sibling to place it before; null for the end. */
  before?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the group. */
  id: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The parent group; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** All mutations. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Makes you a member of the library to which you are invited. If you are one already, your role stays. */
  acceptInvitation: Maybe<AcceptInvitationPayload>;
  /**
   * Adds a citation style to the library. A file that is not a usable style is a problem at `["input", "xml"]`, whose message says what is wrong.
   * A library has at most 50 styles of its own. Adding the same file again adds nothing and returns the existing style.
   */
  addCitationStyle: Maybe<AddCitationStylePayload>;
  /** Adds documents to a group that is filled by hand. */
  addDocumentsToGroup: Maybe<DocumentsChangedPayload>;
  /**
   * Adds whole trees of groups, as an import does, or none of them if one is refused. A group that already exists under the same parent
   * is not created again; the documents and subgroups are added to it. Two groups are the same if a file of the desktop app describes them
   * the same way: by name, kind, hierarchy and rule, as far as a file stores them: without cited keys and keyword
   * delimiters, with the first path only, and with a last name as a keyword.
   */
  addGroups: Maybe<AddGroupsPayload>;
  /** Adds the passkey that the browser made with the options of `startPasskeySetup`. */
  addPasskey: Maybe<AddPasskeyPayload>;
  /** Adds a document to the library. */
  addUserDocument: Maybe<Document>;
  /**
   * Adds up to 500 documents, or none of them if one is refused. More than 100 documents or 100 KB of text are written in parts, all of them
   * one step to undo: a request that is interrupted may have added the first ones, and a retry with the same key adds the rest.
   */
  addUserDocuments: Maybe<AddUserDocumentsPayload>;
  /** Restores an earlier revision of a document: every field, and its kind. This is a change like any other: the current state stays in the document's history. */
  bringBackRevision: Maybe<Document>;
  /** Withdraws a pending change of the address. Its links stop working. */
  cancelEmailChange: Maybe<CancelEmailChangePayload>;
  /**
   * Asks for another e-mail address: a link is sent to the new one. The address changes when its owner, logged in to the account, confirms it
   * (`confirmEmail`); until then it is the `pendingEmail` of the user, and the present address stays valid.
   */
  changeEmail: Maybe<ChangeEmailPayload>;
  /** Changes your password and ends all other sessions. */
  changeOwnPassword: Maybe<ChangeOwnPasswordPayload>;
  /** Sets a new password with the token from an e-mail, and ends all sessions of the account. */
  changePassword: Maybe<ChangePasswordPayload>;
  /**
   * Chooses the style and the language in which references of the library are formatted. A style that does not exist is a problem at
   * `["input", "style"]`, an unknown language at
   * `["input", "locale"]`.
   */
  chooseStyle: Maybe<ChooseStylePayload>;
  /** Confirms an address with the token from an e-mail. You have to be logged in to the account that the token belongs to. */
  confirmEmail: Maybe<ConfirmEmailPayload>;
  /**
   * The second step of a login: creates the session. At most five tries per login within ten minutes, and ten wrong codes per account and hour
   * (RATE_LIMITED).
   */
  confirmSecondFactor: Maybe<ConfirmSecondFactorPayload>;
  /**
   * Copies or moves documents and groups to another library. Copying needs a role in the source and `EDITOR` or `OWNER` in the target, moving
   * needs `EDITOR` or `OWNER` in both (FORBIDDEN). The copies have a history of their own. A document whose citation key is taken in the target
   * gets letters appended to it. At most 10,000 documents. More than 100 documents or 100 KB of text are written in parts, and a request that is
   * interrupted may have copied the first ones: a retry with the same key continues where it stopped.
   *
   * A move first writes everything to the target, and then moves the documents of the source to its trash and deletes the named groups there.
   * Documents and groups that were changed in the meantime, or whose copies were deleted, stay in the source. A group also stays if one of the
   * remaining documents was added to it, or to one of its subgroups, by hand.
   *
   * The fields `crossref`, `xref`, `related` and `entryset` name other documents by their citation keys. If such a document is copied and gets another
   * key, or the target has the same work under another key, the field gets that key. References to documents that are not part of the request stay as they are.
   */
  copyToLibrary: Maybe<CopyToLibraryPayload>;
  /**
   * Creates an API token, with which scripts use the API without a session: `Authorization: Bearer jro_…`. If you logged in more than 10 minutes ago,
   * this needs the password. At most 50 unexpired tokens, and 20 calls per hour, for each account (RATE_LIMITED). A token cannot create tokens
   * (FORBIDDEN).
   */
  createApiToken: Maybe<CreateApiTokenPayload>;
  /** Creates a group and its subgroups. */
  createGroup: Maybe<Group>;
  /**
   * Creates a link with which people become members of a shared library. With an e-mail address, the link is mailed there and works once. Needs the
   * role `OWNER`. An account can send 30 invitations an hour (RATE_LIMITED).
   */
  createInvitation: Maybe<CreateInvitationPayload>;
  /** Creates a library to share, with you as its owner. An account can be a member of at most 100. */
  createLibrary: Maybe<CreateLibraryPayload>;
  /**
   * Creates a read-only link to a library, a group or a search: everyone who has its address can read the documents without an account, including
   * documents added later. Its secret is returned only once, and stored as a hash. At most 100 links for each account.
   */
  createShareLink: Maybe<CreateShareLinkPayload>;
  /**
   * Allows or refuses the sign-in of a program that has shown a code and waits for the decision. If it is allowed, the program gets an API token that
   * expires after 90 days. If you logged in more than 10 minutes ago, allowing it needs the password.
   */
  decideDeviceLogin: Maybe<DecideDeviceLoginPayload>;
  /** Deletes the account and its whole library. `User.soleOwnedLibraries` says what happens to the shared libraries that nobody else owns. */
  deleteAccount: Maybe<DeleteAccountPayload>;
  /** Deletes a group and its subgroups. The documents stay in the library. */
  deleteGroup: Maybe<DeleteGroupPayload>;
  /** Moves a shared library to the trash. Nobody can open it there, and it is deleted after 30 days. Needs the role `OWNER`. */
  deleteLibrary: Maybe<DeleteLibraryPayload>;
  /** Moves documents to the trash, where they are permanently deleted after 30 days. */
  deleteUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Turns the second factor off. The recovery codes stop working. */
  disableTotp: Maybe<DisableTotpPayload>;
  /** Makes the same change to many documents: sets or clears one field, adds and removes keywords. */
  editUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Turns the second factor on with the first code of the app, and makes recovery codes. */
  enableTotp: Maybe<EnableTotpPayload>;
  /** Ends one of your API tokens: requests with it are refused from now on. Does nothing if the token was ended already. */
  endApiToken: Maybe<EndApiTokenPayload>;
  /** Ends an invitation: its link stops working at once. Does nothing if it has ended already. Needs the role `OWNER`. */
  endInvitation: Maybe<EndInvitationPayload>;
  /** Ends all your sessions except this one. If you logged in more than 10 minutes ago, this needs the password. */
  endOtherSessions: Maybe<EndOtherSessionsPayload>;
  /** Ends one of your sessions. If it is not the current one, and you logged in more than 10 minutes ago, this needs the password. */
  endSession: Maybe<EndSessionPayload>;
  /**
   * Ends a read-only link at once: one of your own, or one to a library of which you are an owner. Its address then responds as if it had never
   * existed. Does nothing if there is no such link, or if it has ended already.
   */
  endShareLink: Maybe<EndShareLinkPayload>;
  /**
   * Looks for the DOI of a document by its title, first author and year, at Crossref. Nothing is changed. Counts as one identifier and
   * one call towards the limits of `lookUp`.
   */
  findDoi: FindDoiPayload;
  /** Sends an e-mail with a link to set a new password. The response does not reveal whether the address is known. */
  forgotPassword: Maybe<ForgotPasswordPayload>;
  /** Marks documents as different: what they have in common now no longer makes any two of them duplicates. */
  keepUserDocumentsApart: Maybe<DocumentsChangedPayload>;
  /** Ends your membership of a shared library. Its last owner can't leave. */
  leaveLibrary: Maybe<LeaveLibraryPayload>;
  /**
   * Logs in. Every login creates a new session. If the account asks for a second factor, the password alone creates no
   * session; continue with `confirmSecondFactor`.
   */
  login: Maybe<LoginPayload>;
  /** Logs in with a passkey, which counts as both factors: no code is asked for. At most 100 failures per client within 15 minutes (RATE_LIMITED). */
  loginWithPasskey: Maybe<LoginWithPasskeyPayload>;
  /** Ends the current session, also on the server. */
  logout: Maybe<LogoutPayload>;
  /**
   * Looks up the works that a text names by DOI, ISBN, arXiv id, PubMed id or PubMed Central id, at the services that register them. Nothing
   * is added to the library. Only the identifiers are sent on: an address in the text is never opened. Needs a session.
   *
   * Requests to a service are sent one at a time, no faster than it allows; up to 20 waiting arXiv ids share one request, and so do up to 20
   * PubMed ids. An identifier that is still waiting after 25 seconds is `LIMITED`. Repeat the call later: what was found meanwhile is returned
   * at once. At most 1,000 identifiers and 3,000 calls per account and hour (RATE_LIMITED). Identifiers that end as `LIMITED` or `OFF` are not
   * counted, but every call counts, even if it is refused or finds nothing.
   */
  lookUp: LookUpPayload;
  /**
   * Generates preferred citation keys for documents with the pattern, each unique in the library. A document's previous key becomes one of its
   * aliases, unless another document has it.
   */
  makeCitationKeys: Maybe<DocumentsChangedPayload>;
  /**
   * Merges documents into one. It gets the given fields, and is added to every group that the others were added to by hand. The others move
   * to the trash. Undo reverts all of it.
   */
  mergeUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Moves a group and its subgroups. */
  moveGroup: Maybe<Group>;
  /** Permanently deletes documents in the trash. Only a tombstone remains, and this cannot be undone. */
  purgeUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Removes a style that was added to the library. If it was chosen, the library has the default style again. */
  removeCitationStyle: Maybe<RemoveCitationStylePayload>;
  /** Removes documents from a group that is filled by hand. They stay in the library. */
  removeDocumentsFromGroup: Maybe<DocumentsChangedPayload>;
  /** Ends the membership of another person. Needs the role `OWNER`. */
  removeMember: Maybe<RemoveMemberPayload>;
  /**
   * Removes one of your passkeys; it no longer logs in. If you logged in more than 10 minutes ago, this needs the password. Does nothing if the
   * passkey is removed already.
   */
  removePasskey: Maybe<RemovePasskeyPayload>;
  /** Renames a shared library. Needs the role `OWNER`. */
  renameLibrary: Maybe<RenameLibraryPayload>;
  /** Makes new recovery codes. The former ones stop working. */
  renewRecoveryCodes: Maybe<RenewRecoveryCodesPayload>;
  /** Restores a deleted group and its subgroups. */
  restoreGroup: Maybe<Group>;
  /** Restores a shared library from the trash, with its members. Needs the role `OWNER`. */
  restoreLibrary: Maybe<RestoreLibraryPayload>;
  /** Takes documents out of the trash. */
  restoreUserDocuments: Maybe<DocumentsChangedPayload>;
  /** Sends once more the link with which an address is confirmed: to the new address while a change is pending, else to the current one. */
  sendEmailConfirmation: Maybe<SendEmailConfirmationPayload>;
  /** Sets how citation keys are generated in the library from now on. Existing keys do not change. */
  setCitationKeyPattern: Maybe<SetCitationKeyPatternPayload>;
  /** Sets who sees the addresses of the members of a shared library. Needs the role `OWNER`. */
  setEmailVisibility: Maybe<SetEmailVisibilityPayload>;
  /** Expands or collapses groups in the tree. Groups for which this is impossible, such as those created by an automatic group, are ignored. */
  setGroupsExpanded: Maybe<SetGroupsExpandedPayload>;
  /** Changes the role of a member. Needs the role `OWNER`. The last owner can't take another role. */
  setMemberRole: Maybe<SetMemberRolePayload>;
  /** Sets the name that members of your shared libraries see, or removes it. */
  setName: Maybe<SetNamePayload>;
  /** Begins to set up an authenticator app as the second factor. Nothing changes until `enableTotp`; a setup lapses after one hour. */
  setUpTotp: Maybe<SetUpTotpPayload>;
  /** Creates an account and logs in. */
  signup: Maybe<SignupPayload>;
  /** Begins a login with a passkey. At most 300 calls per client within 15 minutes (RATE_LIMITED). */
  startPasskeyLogin: Maybe<PasskeyOptions>;
  /**
   * Begins to add a passkey. If you logged in more than 10 minutes ago, this needs the password. At most 20 passkeys per account, and 20
   * calls per account and hour (RATE_LIMITED).
   */
  startPasskeySetup: Maybe<StartPasskeySetupPayload>;
  /** Reverts the changes that the given revisions of a document made. Whatever has been changed again since then is left alone. */
  takeBackRevisions: Maybe<UndoPayload>;
  /** Undoes a step. Whatever has been changed again since then is left alone. */
  undo: Maybe<UndoPayload>;
  /** Changes a group. */
  updateGroup: Maybe<Group>;
  /** Changes a document. Omitted fields stay unchanged; null clears a field. A document in the trash must be restored first. */
  updateUserDocument: Maybe<Document>;
};


/** All mutations. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** All mutations. */
export type MutationAddCitationStyleArgs = {
  input: AddCitationStyleInput;
};


/** All mutations. */
export type MutationAddDocumentsToGroupArgs = {
  input: AddDocumentsToGroupInput;
};


/** All mutations. */
export type MutationAddGroupsArgs = {
  input: AddGroupsInput;
};


/** All mutations. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** All mutations. */
export type MutationAddUserDocumentArgs = {
  input: AddUserDocumentInput;
  libraryId: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. */
export type MutationAddUserDocumentsArgs = {
  input: AddUserDocumentsInput;
};


/** All mutations. */
export type MutationBringBackRevisionArgs = {
  input: BringBackRevisionInput;
};


/** All mutations. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** All mutations. */
export type MutationChangeOwnPasswordArgs = {
  input: ChangeOwnPasswordInput;
};


/** All mutations. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All mutations. */
export type MutationChooseStyleArgs = {
  input: ChooseStyleInput;
};


/** All mutations. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** All mutations. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** All mutations. */
export type MutationCopyToLibraryArgs = {
  input: CopyToLibraryInput;
};


/** All mutations. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** All mutations. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
  key: InputMaybe<Scalars['String']['input']>;
  libraryId: InputMaybe<Scalars['ID']['input']>;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. */
export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
};


/** All mutations. */
export type MutationCreateLibraryArgs = {
  input: CreateLibraryInput;
};


/** All mutations. */
export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
};


/** All mutations. */
export type MutationDecideDeviceLoginArgs = {
  input: DecideDeviceLoginInput;
};


/** All mutations. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** All mutations. */
export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. */
export type MutationDeleteLibraryArgs = {
  input: DeleteLibraryInput;
};


/** All mutations. */
export type MutationDeleteUserDocumentsArgs = {
  input: DeleteUserDocumentsInput;
};


/** All mutations. */
export type MutationDisableTotpArgs = {
  input: DisableTotpInput;
};


/** All mutations. */
export type MutationEditUserDocumentsArgs = {
  input: EditUserDocumentsInput;
};


/** All mutations. */
export type MutationEnableTotpArgs = {
  input: EnableTotpInput;
};


/** All mutations. */
export type MutationEndApiTokenArgs = {
  input: EndApiTokenInput;
};


/** All mutations. */
export type MutationEndInvitationArgs = {
  input: EndInvitationInput;
};


/** All mutations. */
export type MutationEndOtherSessionsArgs = {
  input: InputMaybe<EndOtherSessionsInput>;
};


/** All mutations. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** All mutations. */
export type MutationEndShareLinkArgs = {
  input: EndShareLinkInput;
};


/** All mutations. */
export type MutationFindDoiArgs = {
  input: FindDoiInput;
};


/** All mutations. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** All mutations. */
export type MutationKeepUserDocumentsApartArgs = {
  input: KeepUserDocumentsApartInput;
};


/** All mutations. */
export type MutationLeaveLibraryArgs = {
  input: LeaveLibraryInput;
};


/** All mutations. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All mutations. */
export type MutationLoginWithPasskeyArgs = {
  input: LoginWithPasskeyInput;
};


/** All mutations. */
export type MutationLookUpArgs = {
  input: LookUpInput;
};


/** All mutations. */
export type MutationMakeCitationKeysArgs = {
  input: MakeCitationKeysInput;
};


/** All mutations. */
export type MutationMergeUserDocumentsArgs = {
  input: MergeUserDocumentsInput;
};


/** All mutations. */
export type MutationMoveGroupArgs = {
  input: MoveGroupInput;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. */
export type MutationPurgeUserDocumentsArgs = {
  input: PurgeUserDocumentsInput;
};


/** All mutations. */
export type MutationRemoveCitationStyleArgs = {
  input: RemoveCitationStyleInput;
};


/** All mutations. */
export type MutationRemoveDocumentsFromGroupArgs = {
  input: RemoveDocumentsFromGroupInput;
};


/** All mutations. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** All mutations. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** All mutations. */
export type MutationRenameLibraryArgs = {
  input: RenameLibraryInput;
};


/** All mutations. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** All mutations. */
export type MutationRestoreGroupArgs = {
  input: RestoreGroupInput;
};


/** All mutations. */
export type MutationRestoreLibraryArgs = {
  input: RestoreLibraryInput;
};


/** All mutations. */
export type MutationRestoreUserDocumentsArgs = {
  input: RestoreUserDocumentsInput;
};


/** All mutations. */
export type MutationSetCitationKeyPatternArgs = {
  input: SetCitationKeyPatternInput;
};


/** All mutations. */
export type MutationSetEmailVisibilityArgs = {
  input: SetEmailVisibilityInput;
};


/** All mutations. */
export type MutationSetGroupsExpandedArgs = {
  input: SetGroupsExpandedInput;
};


/** All mutations. */
export type MutationSetMemberRoleArgs = {
  input: SetMemberRoleInput;
};


/** All mutations. */
export type MutationSetNameArgs = {
  input: SetNameInput;
};


/** All mutations. */
export type MutationSetUpTotpArgs = {
  input: SetUpTotpInput;
};


/** All mutations. */
export type MutationSignupArgs = {
  input: SignupInput;
};


/** All mutations. */
export type MutationStartPasskeySetupArgs = {
  input: InputMaybe<StartPasskeySetupInput>;
};


/** All mutations. */
export type MutationTakeBackRevisionsArgs = {
  input: TakeBackRevisionsInput;
};


/** All mutations. */
export type MutationUndoArgs = {
  input: UndoInput;
};


/** All mutations. */
export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
  step: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. */
export type MutationUpdateUserDocumentArgs = {
  input: UpdateUserDocumentInput;
};

/** An object with a globally unique id that can be used to refetch it. */
export type Node = {
  /** The globally unique id. */
  id: Scalars['ID']['output'];
};

/** An invitation to a library, as the invited person sees it. */
export type OfferedInvitation = {
  __typename?: 'OfferedInvitation';
  /** When it expires. */
  expires: Scalars['DateTime']['output'];
  /** The person who invites you, with the address. */
  invitedBy: LibraryPerson;
  /** The library, if you are a member of it already. */
  library: Maybe<Library>;
  /** The name of the library. */
  libraryName: Scalars['String']['output'];
  /** The role that you would have. */
  role: LibraryRole;
};

/** The direction of an order. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
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
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /** The title of the book that it is part of. */
  bookTitle: Maybe<Scalars['String']['output']>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** How it was published, if in an unusual way. */
  howPublished: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** The International Standard Serial Numbers of the series or periodical, for print and online. */
  issn: Array<Scalars['String']['output']>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** The organizations that made or published it. */
  organizations: Array<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** The publishers. */
  publishers: Array<Publisher>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** What it is, as a BibLaTeX entry type, for example `report`. */
  type: Maybe<Scalars['String']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The number of volumes of a multivolume work. */
  volumes: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** A document of any other kind. */
export type OtherCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** A document of any other kind. */
export type OtherFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** A document of any other kind. */
export type OtherHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An imported field that has no equivalent here. */
export type OtherField = {
  __typename?: 'OtherField';
  /** The name of the field, in lowercase. */
  name: Scalars['String']['output'];
  /** The value, verbatim. */
  value: Scalars['String']['output'];
};

/** A field that has no equivalent here. */
export type OtherFieldInput = {
  /** The name of the field. */
  name: Scalars['String']['input'];
  /** The value, verbatim. */
  value: Scalars['String']['input'];
};

/** The position of a page in a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge; null if the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null if the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Something that can be part of a series. */
export type PartOfSeries = {
  /** The number within the series. */
  number: Maybe<Scalars['String']['output']>;
  /** The series that it belongs to, for example `Lecture Notes in Computer Science`. */
  series: Maybe<Scalars['String']['output']>;
};

/** A passkey (WebAuthn): a key of a device or a password manager that logs in without the password. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  created: Scalars['DateTime']['output'];
  /** The id of the passkey. This is not the credential id of WebAuthn. */
  id: Scalars['ID']['output'];
  /** When it last logged in; null if it never did. */
  lastUsed: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is backed up (WebAuthn's backup state), as passkeys in password managers are. */
  synced: Scalars['Boolean']['output'];
  /** The user agent of the browser with which it was added. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/** The options with which a browser makes a passkey, or signs with one. They work once, within ten minutes. */
export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  /**
   * JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` in a setup, and for `PublicKeyCredential.parseRequestOptionsFromJSON` in a
   * login.
   */
  options: Scalars['String']['output'];
};

/** A person, with the parts of the name as in CSL. */
export type Person = {
  __typename?: 'Person';
  /** A particle that is dropped when only the family name is shown: `van` in Ludwig van Beethoven. */
  droppingParticle: Maybe<Scalars['String']['output']>;
  /** The family name without particles and suffix: `Beethoven`. */
  family: Maybe<Scalars['String']['output']>;
  /** The given names, in full or as initials. */
  given: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** A particle that is kept when only the family name is shown: `de` in Charles de Gaulle. */
  nonDroppingParticle: Maybe<Scalars['String']['output']>;
  /** The suffix of the name: `Jr.`, `III`. */
  suffix: Maybe<Scalars['String']['output']>;
};

/** The proceedings of a conference, or another collection of articles. */
export type Proceedings = Booklike & Document & HasMultiVolumeParent & Node & PartOfSeries & {
  __typename?: 'Proceedings';
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The conference. */
  conference: Maybe<Event>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The multivolume proceedings that this is a volume of. */
  in: Maybe<ProceedingsMultiVolume>;
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** The International Standard Serial Numbers of the series or periodical, for print and online. */
  issn: Array<Scalars['String']['output']>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** The number within the series. */
  number: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** The number of pages. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** The part of the volume, if the volume is bound in several parts. */
  part: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** The publishers. */
  publishers: Array<Publisher>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The series that it belongs to, for example `Lecture Notes in Computer Science`. */
  series: Maybe<Scalars['String']['output']>;
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The volume. */
  volume: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** The proceedings of a conference, or another collection of articles. */
export type ProceedingsCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** The proceedings of a conference, or another collection of articles. */
export type ProceedingsFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** The proceedings of a conference, or another collection of articles. */
export type ProceedingsHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An article in conference proceedings or in another collection. */
export type ProceedingsArticle = Article & Document & HasBooklikeParent & HasParent & Node & {
  __typename?: 'ProceedingsArticle';
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /** The chapter, section or other unit of the book. */
  chapter: Maybe<Scalars['String']['output']>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** Replaces the page numbers in an electronic publication (BibLaTeX's eid). */
  electronicId: Maybe<Scalars['String']['output']>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The proceedings. */
  in: Maybe<Proceedings>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** The last page. */
  pageEnd: Maybe<Scalars['String']['output']>;
  /** The first page, for example `135` or `xiii`. */
  pageStart: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** An article in conference proceedings or in another collection. */
export type ProceedingsArticleCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** An article in conference proceedings or in another collection. */
export type ProceedingsArticleFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** An article in conference proceedings or in another collection. */
export type ProceedingsArticleHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Multivolume proceedings. They belong to the document that refers to them, and do not exist on their own. */
export type ProceedingsMultiVolume = Booklike & DocumentMultiVolume & PartOfSeries & {
  __typename?: 'ProceedingsMultiVolume';
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The conference. */
  conference: Maybe<Event>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The International Standard Book Number of the whole work. */
  isbn: Maybe<Scalars['String']['output']>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** The number within the series. */
  number: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** The number of pages. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** The publishers. */
  publishers: Array<Publisher>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The series that it belongs to. */
  series: Maybe<Scalars['String']['output']>;
  /** The subtitle of the whole work. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title of the whole work. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title of the whole work. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** The number of volumes. */
  totalVolumes: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
};


/** Multivolume proceedings. They belong to the document that refers to them, and do not exist on their own. */
export type ProceedingsMultiVolumeCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** Multivolume proceedings. They belong to the document that refers to them, and do not exist on their own. */
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
  /** The name; null if only the place is known. */
  name: Maybe<Scalars['String']['output']>;
};

/** The documents to delete permanently. */
export type PurgeUserDocumentsInput = {
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents. Those outside the trash are ignored. */
  selection: DocumentSelection;
};

/** All queries. */
export type Query = {
  __typename?: 'Query';
  /** Shows what `copyToLibrary` would do, without writing anything. Needs only read access to both libraries. */
  copyPreview: CopyPreview;
  /**
   * The sign-in of the program that has shown this code; null if the code is unknown, decided on already, or older than 10 minutes. At most 30 codes per
   * hour for each account (RATE_LIMITED), together with `decideDeviceLogin`.
   */
  deviceLogin: Maybe<DeviceLogin>;
  /** A group in one of your libraries. Null for an unknown id, and for a group that you may not read. */
  group: Maybe<Group>;
  /** What a group would contain if it were created or changed like this. Nothing is stored. */
  groupPreview: GroupPreview;
  /** The invitation with this secret, for the person who follows its link. Null if it was used up, has expired or was ended. Needs a session. */
  invitation: Maybe<OfferedInvitation>;
  /** A journal by id, ISSN or name. Give at least one; all those given must match. Journals in the library take precedence. */
  journal: Maybe<Journal>;
  /** A library that you are a member of; without an id, your personal library. Null for an unknown id, and for a library that you are no member of. */
  library: Maybe<Library>;
  /** Whether this server looks references up at other services. If not, `lookUp` and `findDoi` answer `OFF`. */
  lookUpsEnabled: Scalars['Boolean']['output'];
  /** The user who is logged in; null if nobody is. */
  me: Maybe<User>;
  /** The object with this id. Null for an unknown id, and for an object that you may not read. */
  node: Maybe<Node>;
  /** A user by id. Null for every user except yourself. */
  user: Maybe<User>;
  /** A document in one of your libraries. Null for an unknown id, and for a document that you may not read. */
  userDocument: Maybe<Document>;
};


/** All queries. */
export type QueryCopyPreviewArgs = {
  input: CopyToLibraryInput;
};


/** All queries. */
export type QueryDeviceLoginArgs = {
  code: Scalars['String']['input'];
};


/** All queries. */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryGroupPreviewArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: CreateGroupInput;
  libraryId: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryInvitationArgs = {
  secret: Scalars['String']['input'];
};


/** All queries. */
export type QueryJournalArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  issn: InputMaybe<Scalars['String']['input']>;
  libraryId: InputMaybe<Scalars['ID']['input']>;
  name: InputMaybe<Scalars['String']['input']>;
};


/** All queries. */
export type QueryLibraryArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryUserDocumentArgs = {
  id: Scalars['ID']['input'];
};

/** Recovery codes were made. They are never shown again. */
export type RecoveryCodesReturned = {
  __typename?: 'RecoveryCodesReturned';
  /** Ten codes; each replaces a code of the app once. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The user. */
  user: User;
};

/** The documents in which a field matches a regular expression. */
export type RegexKeywordGroup = Group & Node & {
  __typename?: 'RegexKeywordGroup';
  /** Whether to match case. */
  caseSensitive: Scalars['Boolean']['output'];
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** The field to search, for example `keywords`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
  /** The regular expression. */
  searchExpression: Scalars['String']['output'];
};

/** The documents in which a field matches a regular expression. */
export type RegexKeywordGroupInput = {
  /** Whether to match case. */
  caseSensitive: Scalars['Boolean']['input'];
  /** The field to search, for example `keywords`. */
  field: Scalars['String']['input'];
  /** The regular expression. */
  searchExpression: Scalars['String']['input'];
};

/** A style to remove. */
export type RemoveCitationStyleInput = {
  /** The id of the style. An unknown one is NOT_FOUND. */
  id: Scalars['ID']['input'];
  /** The library; your personal one by default. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of removing a style. */
export type RemoveCitationStylePayload = {
  __typename?: 'RemoveCitationStylePayload';
  /** The id of the removed style. */
  id: Scalars['ID']['output'];
  /** The library, with the style that it has now. */
  library: Library;
  /** You; `citationStyles` are those of your personal library. */
  user: User;
};

/** Documents to remove from a group. */
export type RemoveDocumentsFromGroupInput = {
  /** A group that is filled by hand. */
  groupId: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents. */
  selection: DocumentSelection;
};

/** A member to remove. */
export type RemoveMemberInput = {
  /** The id of the library. */
  libraryId: Scalars['ID']['input'];
  /** The id of the person. */
  userId: Scalars['ID']['input'];
};

/** The result of removing a member. */
export type RemoveMemberPayload = InputValidationProblem | LibraryReturned;

/** The passkey to remove. */
export type RemovePasskeyInput = {
  /** The id of the passkey. */
  id: Scalars['ID']['input'];
  /** The password of the account. Needed when the login of this session is more than 10 minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The user without the passkey, or the problems with the input. */
export type RemovePasskeyPayload = InputValidationProblem | UserReturned;

/** A library, and its new name. */
export type RenameLibraryInput = {
  /** The id of the library. */
  id: Scalars['ID']['input'];
  /** The name, 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** The result of renaming a library. */
export type RenameLibraryPayload = InputValidationProblem | LibraryReturned;

/** The confirmation for making new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The recovery codes, or the problems with the input. */
export type RenewRecoveryCodesPayload = InputValidationProblem | RecoveryCodesReturned;

/** The group to restore. */
export type RestoreGroupInput = {
  /** The id of the group. */
  id: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The library to restore. */
export type RestoreLibraryInput = {
  /** The id of the library. */
  id: Scalars['ID']['input'];
};

/** The result of restoring a library. */
export type RestoreLibraryPayload = InputValidationProblem | LibraryReturned;

/** The documents to restore from the trash. */
export type RestoreUserDocumentsInput = {
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents. Those outside the trash are ignored. */
  selection: DocumentSelection;
};

/** Identifies a state of a document. */
export type RevisionInfo = {
  __typename?: 'RevisionInfo';
  /** The number of the revision: 1 for a new document. */
  generation: Scalars['Int']['output'];
  /** The SHA-256 hash, in hexadecimal, of its canonical JSON: in the shape of `AddUserDocumentInput`, without nulls, with members sorted by name. */
  hash: Scalars['String']['output'];
};

/** The documents that match a search. */
export type SearchGroup = Group & Node & {
  __typename?: 'SearchGroup';
  /** Whether to match case. */
  caseSensitive: Scalars['Boolean']['output'];
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** Whether the search is a regular expression. */
  isRegEx: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
  /** The search, in the syntax of `DocumentFilters.query` or as a regular expression. */
  searchExpression: Scalars['String']['output'];
};

/** The documents that match a search. */
export type SearchGroupInput = {
  /** Whether to match case. */
  caseSensitive: Scalars['Boolean']['input'];
  /** Whether the search is a regular expression. */
  isRegEx: Scalars['Boolean']['input'];
  /**
   * The search in the syntax of the desktop app before version 6, if an import translated it. Exports contain it until the search is edited. At
   * most 10,000 characters.
   */
  olderExpression?: InputMaybe<Scalars['String']['input']>;
  /** The search, in the syntax of `DocumentFilters.query` or as a regular expression. */
  searchExpression: Scalars['String']['input'];
};

/** A value that documents in the library have. */
export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** The kind of value. */
  kind: SuggestedValue;
  /** The value, as spelled in a document. */
  value: Scalars['String']['output'];
};

/** The password was right, and the account asks for a second factor: nobody is logged in yet. */
export type SecondFactorRequired = {
  __typename?: 'SecondFactorRequired';
  /** Pass this to `confirmSecondFactor`: it proves that the password was right. */
  challengeToken: Scalars['String']['output'];
};

/** The result of sending the link that confirms an address. */
export type SendEmailConfirmationPayload = {
  __typename?: 'SendEmailConfirmationPayload';
  /** Whether a link was sent. False if there is nothing to confirm. */
  result: Scalars['Boolean']['output'];
};

/** A browser or app in which the user is logged in. */
export type Session = {
  __typename?: 'Session';
  /** When the user logged in. */
  created: Scalars['DateTime']['output'];
  /** Whether this is the current session. */
  current: Scalars['Boolean']['output'];
  /** The id of the session. This is not the secret in the cookie. */
  id: Scalars['ID']['output'];
  /** When the session was last used. */
  lastActive: Scalars['DateTime']['output'];
  /** The user agent of the browser. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/** A citation key pattern. */
export type SetCitationKeyPatternInput = {
  /** The library; your personal one by default. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The pattern, at most 1,000 characters. Null resets it to that of an imported file, or to the default. */
  pattern?: InputMaybe<Scalars['String']['input']>;
};

/** The result of setting the pattern. */
export type SetCitationKeyPatternPayload = {
  __typename?: 'SetCitationKeyPatternPayload';
  /** The library. */
  library: Library;
  /** You; `citationKeyPattern` is that of your personal library. */
  user: User;
};

/** A field and its new value. */
export type SetDocumentFieldInput = {
  /** The name of the field, as in the inputs of the kinds. */
  name: Scalars['String']['input'];
  /**
   * The value; null clears the field. Separate the items of a list by commas, semicolons or line breaks; items that can contain commas
   * (places, sponsors and organizations) only by semicolons or line breaks; citation keys also by spaces. Duplicate items are dropped.
   */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A library, and who sees the addresses of its members. */
export type SetEmailVisibilityInput = {
  /** The id of the library. */
  id: Scalars['ID']['input'];
  /** Who sees them. */
  visibleTo: EmailVisibility;
};

/** The result of setting who sees addresses. */
export type SetEmailVisibilityPayload = InputValidationProblem | LibraryReturned;

/** The groups to expand or collapse in the tree. */
export type SetGroupsExpandedInput = {
  /** The ids of the groups, at most 10,000. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether their subgroups are shown. */
  isExpanded: Scalars['Boolean']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of expanding or collapsing groups. */
export type SetGroupsExpandedPayload = {
  __typename?: 'SetGroupsExpandedPayload';
  /** How many of the groups exist. */
  count: Scalars['Int']['output'];
};

/** A member, and the role to give. */
export type SetMemberRoleInput = {
  /** The id of the library. */
  libraryId: Scalars['ID']['input'];
  /** The role. */
  role: LibraryRole;
  /** The id of the person. */
  userId: Scalars['ID']['input'];
};

/** The result of changing a role. */
export type SetMemberRolePayload = InputValidationProblem | LibraryReturned;

/** A name. */
export type SetNameInput = {
  /** The name, at most 100 characters; null or empty to remove it. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of setting a name. */
export type SetNamePayload = InputValidationProblem | UserReturned;

/** The confirmation for setting up an authenticator app. */
export type SetUpTotpInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** What to give to the authenticator app, or the problems with the input. */
export type SetUpTotpPayload = InputValidationProblem | TotpSetup;

/** A read-only link. Its address is not part of it, because only the hash of its secret is stored. */
export type ShareLink = {
  __typename?: 'ShareLink';
  /** When it was made. */
  created: Scalars['DateTime']['output'];
  /** The group that it shows; null if it is not limited to a group, or if the group was deleted. */
  group: Maybe<Group>;
  /** The id of the group that it shows; null if it is not limited to a group. */
  groupId: Maybe<Scalars['ID']['output']>;
  /** The id of the link. This is not the secret in its address. */
  id: Scalars['ID']['output'];
  /** A note by which the user recognizes the link; people who have the link don't see it. Empty if it has none. */
  label: Scalars['String']['output'];
  /** When it was last used, to the minute; null if it never was. */
  lastUsed: Maybe<Scalars['DateTime']['output']>;
  /** The id of the library that it shows. */
  libraryId: Scalars['ID']['output'];
  /** The search whose results it shows; null if it is not limited to a search. */
  query: Maybe<Scalars['String']['output']>;
};

/** A link was created. Its address is never returned again. */
export type ShareLinkCreated = {
  __typename?: 'ShareLinkCreated';
  /**
   * The address of the link's page for people. Files are below it: `{address}/{name}.bib`, `.biblatex.bib`, `.ris`, `.csl.json` (or `.json`), and
   * `.html` for the references in the style of the library. The name can be any.
   */
  address: Scalars['String']['output'];
  /** A name for the files, of letters, digits and hyphens: that of the group, else `library` or `references`. */
  fileName: Scalars['String']['output'];
  /** The link. */
  shareLink: ShareLink;
  /** The user, with the link. */
  user: User;
};

/** The account to create. */
export type SignupInput = {
  /** The address of the account. */
  email: Scalars['EmailAddress']['input'];
  /** The password: 8 to 256 characters, and not one of the most common passwords. */
  password: Scalars['String']['input'];
};

/** The new user, or the problems with the input. */
export type SignupPayload = InputValidationProblem | UserReturned;

/** A document that was not copied because the target has it already. */
export type SkippedDuplicate = {
  __typename?: 'SkippedDuplicate';
  /** The document in the target. Null if it was deleted permanently. */
  existing: Maybe<Document>;
  /** The id of the document in the source. */
  id: Scalars['ID']['output'];
};

/** A shared library that has no other owner than you. */
export type SoleOwnedLibrary = {
  __typename?: 'SoleOwnedLibrary';
  /**
   * Who becomes its owner if you delete your account: the editor who joined first. Null if it has no editor; it is deleted with
   * your account then.
   */
  heir: Maybe<LibraryPerson>;
  /** The library. */
  library: Library;
};

/** The confirmation for adding a passkey. */
export type StartPasskeySetupInput = {
  /** The password of the account. Needed when the login of this session is more than 10 minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What to give to the browser, or the problems with the input. */
export type StartPasskeySetupPayload = InputValidationProblem | PasskeyOptions;

/** The style and the language in which references of a library are formatted. */
export type StyleChoice = {
  __typename?: 'StyleChoice';
  /** The language, for example `en-US`; null for that of the style. */
  locale: Maybe<Scalars['String']['output']>;
  /**
   * The id of the style, as `GET /api/styles` lists it: `apa` (the default), `site:` and a file name for a style of this server, `own:` and an id
   * for a style that was added to the library.
   */
  style: Scalars['ID']['output'];
};

/** A kind of value that a search can be completed with. */
export type SuggestedValue =
  /** The last name of an author, or the name of an organization. */
  | 'AUTHOR'
  /** The title of the proceedings or other book that contains an article. For this and the kinds below, at most 2,000 documents are searched. */
  | 'BOOK'
  /** The last name of an editor, or the name of an organization. */
  | 'EDITOR'
  /** The name of the institution of a thesis. */
  | 'INSTITUTION'
  /** The name of a journal. */
  | 'JOURNAL'
  /** A keyword. For a nested one (`A > B`), its first part. */
  | 'KEYWORD'
  /**
   * The full name of an author or editor whose last name starts with the text, or of an organization, in BibTeX's form:
   * `van Beethoven, Ludwig`, `{World Tide Office}`. If the text has several words, all of them must match. At most 300 documents are searched.
   */
  | 'PERSON'
  /** The name of a publisher. */
  | 'PUBLISHER'
  /** The name of a series. */
  | 'SERIES';

/** The revisions to revert. */
export type TakeBackRevisionsInput = {
  /** The document. */
  id: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** Their numbers, at most 500. */
  revisions: Array<Scalars['Int']['input']>;
};

/** The documents that a TeX file cites. */
export type TexGroup = Group & Node & {
  __typename?: 'TexGroup';
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The citation keys that the file cites. */
  citedKeys: Array<Scalars['String']['output']>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The cited keys that no document in the library has. */
  missingKeys: Array<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** The location of the file on each device. */
  paths: Array<TexGroupPath>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
  /** The preferred citation keys of the documents that the file does not cite: the first 500, in order. */
  uncitedKeys: Array<Scalars['String']['output']>;
};

/** The documents that a TeX file cites. */
export type TexGroupInput = {
  /** The citation keys that the file cites. */
  citedKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The location of the file on each device. */
  paths: Array<TexGroupPathInput>;
};

/** The location of a TeX file on one device. */
export type TexGroupPath = {
  __typename?: 'TexGroupPath';
  /** The name of the device. */
  deviceName: Scalars['String']['output'];
  /** The path of the file. */
  filePath: Scalars['String']['output'];
};

/** The location of a TeX file on one device. */
export type TexGroupPathInput = {
  /** The name of the device. */
  deviceName: Scalars['String']['input'];
  /** The path of the file. */
  filePath: Scalars['String']['input'];
};

/** A thesis. */
export type Thesis = Document & Node & {
  __typename?: 'Thesis';
  /** The abstract. */
  abstract: Maybe<Scalars['String']['output']>;
  /** When it was added to the library. */
  added: Maybe<Scalars['DateTime']['output']>;
  /** Who added it; null if this was not recorded, and for a part of a document. */
  addedBy: Maybe<LibraryPerson>;
  /** The authors, in the order of the title page. */
  authors: Array<Entity>;
  /**
   * The document as a reference in a citation style, without the number or label that some styles put before it. Null if the style has no
   * bibliography, and for a part of a document that is no work of its own. At most 500 per operation (BAD_REQUEST for more). A style that does not exist is
   * NOT_FOUND; one that can't be used, or a language that does not exist, BAD_USER_INPUT.
   */
  citation: Maybe<Scalars['String']['output']>;
  /** The citation keys. The first is the preferred one; the others are aliases. */
  citationKeys: Array<Scalars['String']['output']>;
  /** The degree that it was written for, for example `phdthesis` or `Master's thesis`. */
  degreeType: Maybe<Scalars['String']['output']>;
  /** The Digital Object Identifier. */
  doi: Maybe<Scalars['String']['output']>;
  /** The edition: a number such as `2`, or words such as `Revised edition`. */
  edition: Maybe<Scalars['String']['output']>;
  /** The editors. */
  editors: Array<Entity>;
  /** The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents. */
  entryType: Maybe<Scalars['String']['output']>;
  /** The number of an e-print in its archive, for example `2101.00001`. */
  eprint: Maybe<Scalars['String']['output']>;
  /** The section of the archive, for example `cs.DL`. */
  eprintClass: Maybe<Scalars['String']['output']>;
  /** The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept. */
  eprintType: Maybe<Scalars['String']['output']>;
  /** The text of each named field, in the order of `names`, as lists show it and searches find it: names as `Family, Given and …`, lists with commas. Each text is a single line, except `citationkey`, which has one line per key. Null if the field is empty or unknown. */
  fieldTexts: Array<Maybe<Scalars['String']['output']>>;
  /** The groups that it was added to by hand. */
  groups: Array<Group>;
  /** Whether it has an abstract, so that lists need not load it. */
  hasAbstract: Scalars['Boolean']['output'];
  /** Stored fields that its kind does not have. They are kept, and shown again if the document is changed to a kind that has them. Empty for a part of a document. */
  hiddenFields: Array<HiddenField>;
  /** Its earlier revisions, newest first. The last 500 changes are kept. Empty for a part of a document. */
  history: DocumentHistoryConnection;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The university or institute. */
  institution: Maybe<Institution>;
  /** The International Standard Book Number. */
  isbn: Maybe<Scalars['String']['output']>;
  /** Words that describe the content. */
  keywords: Array<Scalars['String']['output']>;
  /** The languages that it is written in. */
  languages: Array<Scalars['String']['output']>;
  /** When the document was last changed, moved to the trash or restored. Set by the server: later than every earlier change in the same library. */
  lastModified: Maybe<Scalars['DateTime']['output']>;
  /** The revisions that made the requested change. Several if a response was lost and the change was sent again; empty if nothing had to change. Only in the result of `updateUserDocument`; empty everywhere else. */
  madeRevisions: Array<Scalars['Int']['output']>;
  /** The fields that BibLaTeX requires for its entry type and that are empty, by their names in a search. Alternatives are separated by a slash, for example `author/editor`. */
  missingFields: Array<Scalars['String']['output']>;
  /** When its content was last changed. Unlike `lastModified`, this ignores moves to and from the trash. */
  modified: Maybe<Scalars['DateTime']['output']>;
  /** A note that fits no other field. */
  note: Maybe<Scalars['String']['output']>;
  /** Imported fields that have no equivalent here, kept verbatim. */
  otherFields: Array<OtherField>;
  /** The number of pages. */
  pageTotal: Maybe<Scalars['String']['output']>;
  /** BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept. */
  publicationState: Maybe<Scalars['String']['output']>;
  /** When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`. */
  published: Maybe<Scalars['Date']['output']>;
  /** The PubMed ID (PMID), a number of at most nine digits; any other text is kept. */
  pubmedId: Maybe<Scalars['String']['output']>;
  /** The number of the current revision: 1 for a new document, one more with each change of its content. Send it back with an edit, so that concurrent edits are merged or refused, and never lost. */
  revision: Scalars['Int']['output'];
  /** The subtitle. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Maybe<Scalars['String']['output']>;
  /** An addition to the title, printed in a different typeface, such as the occasion of a lecture. */
  titleAddon: Maybe<Scalars['String']['output']>;
  /** When it was moved to the trash, where it is permanently deleted after 30 days. Null if it is not in the trash. */
  trashed: Maybe<Scalars['DateTime']['output']>;
  /** The address on the web, without markup. */
  url: Maybe<Scalars['String']['output']>;
  /** When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`. */
  urlDate: Maybe<Scalars['Date']['output']>;
  /** The version of software or of a document. */
  version: Maybe<Scalars['String']['output']>;
  /** The year by which it is sorted and found: that of `published` or, if that is empty, the one that `date` or `year` in `otherFields` names. Astronomical, so 0 is 1 BC. Null if no year is known. */
  year: Maybe<Scalars['Int']['output']>;
  /** `year` as text to show: `2006`, `45 BC`, or `1990s` for a decade; also a year that is too large for `year`. Null if no year is known. */
  yearLabel: Maybe<Scalars['String']['output']>;
};


/** A thesis. */
export type ThesisCitationArgs = {
  format?: BibliographyFormat;
  locale: InputMaybe<Scalars['String']['input']>;
  style: InputMaybe<Scalars['ID']['input']>;
};


/** A thesis. */
export type ThesisFieldTextsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** A thesis. */
export type ThesisHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What the request refers to (the token of a link, or a login or setup that was begun) is unknown, used, or expired. */
export type TokenProblem = {
  __typename?: 'TokenProblem';
  /** A message for the user. */
  message: Scalars['String']['output'];
};

/** An authenticator app as the second factor (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). */
export type Totp = {
  __typename?: 'Totp';
  /** When it was turned on. */
  enabled: Scalars['DateTime']['output'];
  /** How many recovery codes are left of the ten. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** What an authenticator app needs. It is never shown again. */
export type TotpSetup = {
  __typename?: 'TotpSetup';
  /** The address as a QR code: an SVG image. */
  qrCode: Scalars['String']['output'];
  /** The key in base32, for typing. */
  secret: Scalars['String']['output'];
  /** The key as an `otpauth:` address. */
  uri: Scalars['String']['output'];
};

/** Something that can be a translation. */
export type Translatable = {
  /** The translators and the original languages; null if it is not a translation. */
  translated: Maybe<Translated>;
};

/** The translators of a document and its original languages. */
export type Translated = {
  __typename?: 'Translated';
  /** The languages of the original. */
  originalLanguages: Array<Scalars['String']['output']>;
  /** The translators. */
  translators: Array<Entity>;
};

/** The step to undo. */
export type UndoInput = {
  /** The `undo` id of the step. */
  id: Scalars['ID']['input'];
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of undoing a step. */
export type UndoPayload = {
  __typename?: 'UndoPayload';
  /** How many documents were reverted, plus how many groups were removed if the step had added groups. */
  count: Scalars['Int']['output'];
  /** The ids of those left alone, documents first, then groups. At most 500. */
  left: Array<Scalars['ID']['output']>;
  /** How many documents, and groups if the step had added groups, were left alone because they have been changed, filled or deleted since then. */
  leftCount: Scalars['Int']['output'];
  /** How many of those left alone are groups. */
  leftGroupCount: Scalars['Int']['output'];
  /** The id of the step that redoes this undo. Null if nothing was undone, or if it cannot be redone. */
  undo: Maybe<Scalars['ID']['output']>;
};

/** A group to change. Omitted fields stay unchanged. Give at most one of the kinds; a different one changes the group's kind. */
export type UpdateGroupInput = {
  /** Creates a subgroup for every keyword in use. */
  automaticKeywordGroup?: InputMaybe<AutomaticKeywordGroupInput>;
  /** Creates a subgroup for every last name in use. */
  automaticPersonsGroup?: InputMaybe<AutomaticPersonsGroupInput>;
  /** Subgroups to create below it. */
  children?: InputMaybe<Array<CreateGroupInput>>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** What the group is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The display name. Defaults to the name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** A group that is filled by hand. */
  explicitGroup?: InputMaybe<ExplicitGroupInput>;
  /** How its content depends on its position in the tree. */
  hierarchyType?: InputMaybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** The id of the group. */
  id: Scalars['ID']['input'];
  /** Whether its subgroups are shown. */
  isExpanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents in which a field contains a person with the given last name. */
  lastNameGroup?: InputMaybe<LastNameGroupInput>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** The name. Leading and trailing spaces are removed. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The parent group; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents in which a field matches a regular expression. */
  regexKeywordGroup?: InputMaybe<RegexKeywordGroupInput>;
  /** The documents that match a search. */
  searchGroup?: InputMaybe<SearchGroupInput>;
  /** The documents that a TeX file cites. */
  texGroup?: InputMaybe<TexGroupInput>;
  /** The documents in which a field contains a keyword, as a whole word or as a whole keyword. */
  wordKeywordGroup?: InputMaybe<WordKeywordGroupInput>;
};

/** A document to change: its id and exactly one of the kinds. A different kind changes the document's kind; every stored field is kept. */
export type UpdateUserDocumentInput = {
  /** Fields to clear that its kind does not have, named as in `Document.hiddenFields`. */
  clearHidden?: InputMaybe<Array<HiddenFieldInput>>;
  /** The id of the document. */
  id: Scalars['ID']['input'];
  /** Makes it an article in a journal. */
  journalArticle?: InputMaybe<AddJournalArticleInput>;
  /** Whether the document keeps its current kind: the kind given here then only says which fields are meant. Fields that the document's kind does not have are kept. */
  keepKind?: InputMaybe<Scalars['Boolean']['input']>;
  /** The library. By default, the one with the first document, group or step that is named here, else your personal one. */
  libraryId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes it anything else. */
  other?: InputMaybe<AddOtherInput>;
  /** Makes it the proceedings of a conference. */
  proceedings?: InputMaybe<AddProceedingsInput>;
  /** Makes it an article in proceedings. */
  proceedingsArticle?: InputMaybe<AddProceedingsArticleInput>;
  /** The revision that the edit is based on. Without it, the last write wins. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Makes it a thesis. */
  thesis?: InputMaybe<AddThesisInput>;
};

/** A user, with an account and a library. */
export type User = LibraryContent & Node & {
  __typename?: 'User';
  /** The API tokens of the account, newest first. Expired ones are listed for 30 days. */
  apiTokens: Array<ApiToken>;
  /** Everything that changed after the cursor, in the order of the changes. Without a cursor, from the beginning. */
  changes: UserChangesConnection;
  /** The documents that have these citation keys, ignoring case. Documents in the trash are left out. At most 20. */
  citationKeyHolders: Array<CitationKeyHolder>;
  /** How citation keys are generated in the library. */
  citationKeyPattern: CitationKeyPattern;
  /** The citation styles that were added to the library, the newest first. The built-in styles are listed at `GET /api/styles`. */
  citationStyles: Array<CitationStyle>;
  /** The documents in the library, page by page. Page forward with `first` and `after`, or backward with `last` and `before`. */
  documents: UserDocumentsConnection;
  /** Documents of a selection that have a DOI, for instance to complete them by `lookUp`. Documents in the trash are left out. */
  documentsWithDoi: DocumentsWithDoi;
  /**
   * Sets of likely duplicates: documents that have in common what `DocumentLikeness` lists, such as a DOI, and that have not been marked as
   * different. Documents in the trash are left out.
   */
  duplicates: DuplicatesConnection;
  /** The address of the account. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the user has confirmed the address with a link from an e-mail. The account can be used before that. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** How many documents each of these groups contains, for example the visible rows of a tree. Unknown groups are left out. */
  groupCounts: Array<GroupCount>;
  /** Which groups that are filled by hand contain the given documents, for changing the groups of all of them at once. */
  groupMembership: GroupMembership;
  /** All groups as a flat list, parents before children. */
  groupTree: Array<Group>;
  /** The top-level groups, in order. */
  groups: Array<Group>;
  /** When a group was last changed, or a document was last added to or removed from one by hand. Null if that has never happened. Such changes do not affect `lastModified` of the documents. */
  groupsModified: Maybe<Scalars['DateTime']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** The cursor of the latest change: later changes come after it. Null if nothing has ever changed. */
  lastChange: Maybe<UserChangesCursor>;
  /** Your libraries: the personal one first, then those that you share with others, by name. */
  libraries: Array<Library>;
  /** What the imported files contained besides entries. It is written back by an export. */
  libraryParts: Array<LibraryPart>;
  /** For documents that are not in the library yet: the documents in it that are likely duplicates of them. Documents without duplicates are left out. */
  likeDocuments: Array<LikeDocuments>;
  /** The name that members of your shared libraries see; null if you have not set one. */
  name: Maybe<Scalars['String']['output']>;
  /** The passkeys that log in to the account, oldest first. */
  passkeys: Array<Passkey>;
  /** The address that the account will have once it is confirmed; null if no change is pending. A change lapses after one day. */
  pendingEmail: Maybe<Scalars['EmailAddress']['output']>;
  /**
   * Completions for a search, from values in the library: first those that start with the given text, then those with a later word that
   * starts with it, each sorted by value. Case and accents are ignored. Values are grouped by kind, in the order of `SuggestedValue`.
   */
  searchSuggestions: Array<SearchSuggestion>;
  /** The sessions in which the user is logged in, newest first. */
  sessions: Array<Session>;
  /** The read-only links that the user has made, newest first. */
  shareLinks: Array<ShareLink>;
  /** The shared libraries that only you own, and what happens to them if you delete your account. */
  soleOwnedLibraries: Array<SoleOwnedLibrary>;
  /** The style and the language in which references of the library are formatted. */
  styleChoice: StyleChoice;
  /** The citation key that the pattern generates for a document. Letters are appended if another document in the library has the same key. */
  suggestedCitationKey: Scalars['String']['output'];
  /** The authenticator app that logins ask for; null if the password alone is enough. */
  totp: Maybe<Totp>;
};


/** A user, with an account and a library. */
export type UserChangesArgs = {
  after: InputMaybe<UserChangesCursorInput>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A user, with an account and a library. */
export type UserCitationKeyHoldersArgs = {
  except: InputMaybe<Scalars['ID']['input']>;
  keys: Array<Scalars['String']['input']>;
};


/** A user, with an account and a library. */
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


/** A user, with an account and a library. */
export type UserDocumentsWithDoiArgs = {
  selection: DocumentSelection;
};


/** A user, with an account and a library. */
export type UserDuplicatesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A user, with an account and a library. */
export type UserGroupCountsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** A user, with an account and a library. */
export type UserGroupMembershipArgs = {
  selection: DocumentSelection;
};


/** A user, with an account and a library. */
export type UserGroupTreeArgs = {
  includeMade: InputMaybe<Scalars['Boolean']['input']>;
};


/** A user, with an account and a library. */
export type UserLikeDocumentsArgs = {
  keys: Array<Array<Scalars['String']['input']>>;
};


/** A user, with an account and a library. */
export type UserSearchSuggestionsArgs = {
  beginning: Scalars['String']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  of: InputMaybe<Array<SuggestedValue>>;
};


/** A user, with an account and a library. */
export type UserSuggestedCitationKeyArgs = {
  document: AddUserDocumentInput;
  id: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the changes in a library. */
export type UserChangesConnection = {
  __typename?: 'UserChangesConnection';
  /** The changes on the page. */
  edges: Array<UserChangesEdge>;
  /** The position of the page in the list. */
  pageInfo: UserChangesPageInfo;
};

/** A position in the order of changes. */
export type UserChangesCursor = {
  __typename?: 'UserChangesCursor';
  /** The id of the document. */
  id: Scalars['ID']['output'];
  /** When it changed. */
  lastModified: Scalars['DateTime']['output'];
};

/** A position in the order of changes. */
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
  /** The document in its current state; null if it was deleted. */
  node: Maybe<Document>;
  /** The revision of the document; null if it was deleted. */
  revision: Maybe<RevisionInfo>;
};

/** The position of a page in the list of changes. */
export type UserChangesPageInfo = {
  __typename?: 'UserChangesPageInfo';
  /** The cursor for the next page; null if the page is empty. */
  endCursor: Maybe<UserChangesCursor>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A page of documents. */
export type UserDocumentsConnection = {
  __typename?: 'UserDocumentsConnection';
  /** The documents on the page. */
  edges: Array<UserDocumentsEdge>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The row of the first document on the page, counting from 0. */
  startIndex: Scalars['Int']['output'];
  /** The number of documents in the whole list. It can be more expensive than the page, so query it in a separate request. */
  totalCount: Scalars['Int']['output'];
};

/** A document on a page. */
export type UserDocumentsEdge = {
  __typename?: 'UserDocumentsEdge';
  /** Its position in the list, for `after` and `before`. Opaque. */
  cursor: Scalars['String']['output'];
  /** The document. */
  node: Maybe<Document>;
};

/** The operation succeeded for this user. */
export type UserReturned = {
  __typename?: 'UserReturned';
  /** The user. */
  user: User;
};

/** The documents in which a field contains a keyword, as a whole word or as a whole keyword. */
export type WordKeywordGroup = Group & Node & {
  __typename?: 'WordKeywordGroup';
  /** Whether to match case. */
  caseSensitive: Scalars['Boolean']['output'];
  /** The subgroups, in order. For an automatic group, the first 1,000 by name. */
  children: Array<Group>;
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  color: Maybe<Scalars['String']['output']>;
  /** What the group is for. */
  description: Maybe<Scalars['String']['output']>;
  /** The display name. */
  displayName: Scalars['String']['output'];
  /** The number of documents in the group. */
  documentCount: Scalars['Int']['output'];
  /** The first 500 documents of the group, in the default order. At most 20 groups per request can be asked for this; for lists, use `User.documents`. */
  documents: Array<Document>;
  /** The field to search, for example `keywords`. */
  field: Scalars['String']['output'];
  /** Whether it has subgroups. */
  hasChildren: Scalars['Boolean']['output'];
  /** How its content depends on its position in the tree. */
  hierarchyType: Maybe<GroupHierarchyType>;
  /** The name of an icon, as `prefix:name`. */
  icon: Maybe<Scalars['String']['output']>;
  /** The globally unique id. */
  id: Scalars['ID']['output'];
  /** Whether its subgroups are shown. */
  isExpanded: Maybe<Scalars['Boolean']['output']>;
  /** Whether an automatic group created it. It can be shown and linked to, but not changed or filled by hand. */
  isMade: Scalars['Boolean']['output'];
  /** The delimiter between keywords, for example `,`. */
  keywordDelimiter: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether to match only whole keywords, as separated by the delimiter. Otherwise single words match as well. */
  onlySplitWordsAtDelimiter: Scalars['Boolean']['output'];
  /** The parent group; null at the top level. */
  parent: Maybe<Group>;
  /** A message that says why the content of the group may be wrong or incomplete; null if it is correct. */
  problem: Maybe<Scalars['String']['output']>;
  /** The search term. */
  searchExpression: Scalars['String']['output'];
};

/** The documents in which a field contains a keyword, as a whole word or as a whole keyword. */
export type WordKeywordGroupInput = {
  /** Whether to match case. */
  caseSensitive: Scalars['Boolean']['input'];
  /** The field to search, for example `keywords`. */
  field: Scalars['String']['input'];
  /** The delimiter between keywords, for example `,`. */
  keywordDelimiter: Scalars['String']['input'];
  /** Whether to match only whole keywords, as separated by the delimiter. Otherwise single words match as well. */
  onlySplitWordsAtDelimiter: Scalars['Boolean']['input'];
  /** The search term. */
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
  AcceptInvitationPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
    | ( TokenProblem )
  ;
  AddPasskeyPayload:
    | ( InputValidationProblem )
    | ( TokenProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
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
  ConfirmEmailPayload:
    | ( TokenProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  ConfirmSecondFactorPayload:
    | ( InputValidationProblem )
    | ( TokenProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  CreateApiTokenPayload:
    | ( Omit<ApiTokenCreated, 'apiToken' | 'user'> & { apiToken: _RefType['ApiToken'], user: _RefType['User'] } )
    | ( InputValidationProblem )
  ;
  CreateInvitationPayload:
    | ( InputValidationProblem )
    | ( Omit<InvitationCreated, 'library'> & { library: _RefType['Library'] } )
  ;
  CreateLibraryPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  CreateShareLinkPayload:
    | ( InputValidationProblem )
    | ( Omit<ShareLinkCreated, 'shareLink' | 'user'> & { shareLink: _RefType['ShareLink'], user: _RefType['User'] } )
  ;
  DecideDeviceLoginPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  DeleteAccountPayload:
    | ( AccountDeleted )
    | ( InputValidationProblem )
  ;
  DeleteLibraryPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  DisableTotpPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  EnableTotpPayload:
    | ( InputValidationProblem )
    | ( Omit<RecoveryCodesReturned, 'user'> & { user: _RefType['User'] } )
    | ( TokenProblem )
  ;
  EndInvitationPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  Entity:
    | ( Organization )
    | ( Person )
  ;
  LeaveLibraryPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryLeft, 'user'> & { user: _RefType['User'] } )
  ;
  LoginPayload:
    | ( InputValidationProblem )
    | ( SecondFactorRequired )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  LoginWithPasskeyPayload:
    | ( InputValidationProblem )
    | ( TokenProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  RemoveMemberPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  RemovePasskeyPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  RenameLibraryPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  RenewRecoveryCodesPayload:
    | ( InputValidationProblem )
    | ( Omit<RecoveryCodesReturned, 'user'> & { user: _RefType['User'] } )
  ;
  RestoreLibraryPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  SetEmailVisibilityPayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  SetMemberRolePayload:
    | ( InputValidationProblem )
    | ( Omit<LibraryReturned, 'library'> & { library: _RefType['Library'] } )
  ;
  SetNamePayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  SetUpTotpPayload:
    | ( InputValidationProblem )
    | ( TotpSetup )
  ;
  SignupPayload:
    | ( InputValidationProblem )
    | ( Omit<UserReturned, 'user'> & { user: _RefType['User'] } )
  ;
  StartPasskeySetupPayload:
    | ( InputValidationProblem )
    | ( PasskeyOptions )
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
  LibraryContent:
    | ( LibrarySource )
    | ( UserSource )
  ;
  Node:
    | ( PresentedAutomaticKeywordGroup )
    | ( PresentedAutomaticPersonsGroup )
    | ( PresentedDesktopGroup )
    | ( PresentedExplicitGroup )
    | ( PresentedJournalArticle )
    | ( JournalIssue )
    | ( PresentedLastNameGroup )
    | ( LibrarySource )
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
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptInvitationPayload']>;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  AddCitationStyleInput: AddCitationStyleInput;
  AddCitationStylePayload: ResolverTypeWrapper<Omit<AddCitationStylePayload, 'library' | 'user'> & { library: ResolversTypes['Library'], user: ResolversTypes['User'] }>;
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
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPasskeyPayload']>;
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
  ApiToken: ResolverTypeWrapper<ApiToken>;
  ApiTokenCreated: ResolverTypeWrapper<Omit<ApiTokenCreated, 'apiToken' | 'user'> & { apiToken: ResolversTypes['ApiToken'], user: ResolversTypes['User'] }>;
  ApiTokenScope: ApiTokenScope;
  Article: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Article']>;
  AutomaticKeywordGroup: ResolverTypeWrapper<PresentedAutomaticKeywordGroup>;
  AutomaticKeywordGroupInput: AutomaticKeywordGroupInput;
  AutomaticPersonsGroup: ResolverTypeWrapper<PresentedAutomaticPersonsGroup>;
  AutomaticPersonsGroupInput: AutomaticPersonsGroupInput;
  BibliographyFormat: BibliographyFormat;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Booklike: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Booklike']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BringBackRevisionInput: BringBackRevisionInput;
  CancelEmailChangePayload: ResolverTypeWrapper<Omit<CancelEmailChangePayload, 'user'> & { user: ResolversTypes['User'] }>;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeEmailPayload']>;
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  ChangeOwnPasswordPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeOwnPasswordPayload']>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordPayload']>;
  ChooseStyleInput: ChooseStyleInput;
  ChooseStylePayload: ResolverTypeWrapper<Omit<ChooseStylePayload, 'library' | 'user'> & { library: ResolversTypes['Library'], user: ResolversTypes['User'] }>;
  CitationKeyHolder: ResolverTypeWrapper<Omit<CitationKeyHolder, 'document'> & { document: ResolversTypes['Document'] }>;
  CitationKeyPattern: ResolverTypeWrapper<CitationKeyPattern>;
  CitationKeyPatternOrigin: CitationKeyPatternOrigin;
  CitationStyle: ResolverTypeWrapper<CitationStyle>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailPayload']>;
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmSecondFactorPayload']>;
  CopiedDuplicates: CopiedDuplicates;
  CopyPreview: ResolverTypeWrapper<CopyPreview>;
  CopyToLibraryInput: CopyToLibraryInput;
  CopyToLibraryPayload: ResolverTypeWrapper<Omit<CopyToLibraryPayload, 'skipped'> & { skipped: Array<ResolversTypes['SkippedDuplicate']> }>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateApiTokenPayload']>;
  CreateGroupInput: CreateGroupInput;
  CreateInvitationInput: CreateInvitationInput;
  CreateInvitationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateInvitationPayload']>;
  CreateLibraryInput: CreateLibraryInput;
  CreateLibraryPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateLibraryPayload']>;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateShareLinkPayload']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideDeviceLoginInput: DecideDeviceLoginInput;
  DecideDeviceLoginPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideDeviceLoginPayload']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountPayload']>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: ResolverTypeWrapper<DeleteGroupPayload>;
  DeleteLibraryInput: DeleteLibraryInput;
  DeleteLibraryPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteLibraryPayload']>;
  DeleteUserDocumentsInput: DeleteUserDocumentsInput;
  DesktopGroup: ResolverTypeWrapper<PresentedDesktopGroup>;
  DesktopGroupInput: DesktopGroupInput;
  DeviceLogin: ResolverTypeWrapper<DeviceLogin>;
  DisableTotpInput: DisableTotpInput;
  DisableTotpPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DisableTotpPayload']>;
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
  DocumentsWithDoi: ResolverTypeWrapper<Omit<DocumentsWithDoi, 'documents'> & { documents: Array<ResolversTypes['Document']> }>;
  DuplicateSet: ResolverTypeWrapper<Omit<DuplicateSet, 'documents'> & { documents: Array<ResolversTypes['Document']> }>;
  DuplicatesConnection: ResolverTypeWrapper<Omit<DuplicatesConnection, 'edges'> & { edges: Array<ResolversTypes['DuplicatesEdge']> }>;
  DuplicatesEdge: ResolverTypeWrapper<Omit<DuplicatesEdge, 'node'> & { node: ResolversTypes['DuplicateSet'] }>;
  EditUserDocumentsInput: EditUserDocumentsInput;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmailVisibility: EmailVisibility;
  EnableTotpInput: EnableTotpInput;
  EnableTotpPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnableTotpPayload']>;
  EndApiTokenInput: EndApiTokenInput;
  EndApiTokenPayload: ResolverTypeWrapper<Omit<EndApiTokenPayload, 'user'> & { user: ResolversTypes['User'] }>;
  EndInvitationInput: EndInvitationInput;
  EndInvitationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndInvitationPayload']>;
  EndOtherSessionsInput: EndOtherSessionsInput;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  EndShareLinkInput: EndShareLinkInput;
  EndShareLinkPayload: ResolverTypeWrapper<Omit<EndShareLinkPayload, 'user'> & { user: ResolversTypes['User'] }>;
  Entity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Entity']>;
  Event: ResolverTypeWrapper<Event>;
  ExplicitGroup: ResolverTypeWrapper<PresentedExplicitGroup>;
  ExplicitGroupInput: ExplicitGroupInput;
  FillDocumentInput: FillDocumentInput;
  FindDoiInput: FindDoiInput;
  FindDoiPayload: ResolverTypeWrapper<Omit<FindDoiPayload, 'candidates'> & { candidates: Array<ResolversTypes['LookUpCandidate']> }>;
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
  IdentifierKind: IdentifierKind;
  InputFieldValidationProblem: ResolverTypeWrapper<InputFieldValidationProblem>;
  InputValidationProblem: ResolverTypeWrapper<InputValidationProblem>;
  Institution: ResolverTypeWrapper<Institution>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationCreated: ResolverTypeWrapper<Omit<InvitationCreated, 'library'> & { library: ResolversTypes['Library'] }>;
  Journal: ResolverTypeWrapper<Journal>;
  JournalArticle: ResolverTypeWrapper<PresentedJournalArticle>;
  JournalCitationInfoYearly: ResolverTypeWrapper<JournalCitationInfoYearly>;
  JournalIssue: ResolverTypeWrapper<JournalIssue>;
  KeepApartInput: KeepApartInput;
  KeepUserDocumentsApartInput: KeepUserDocumentsApartInput;
  LastNameGroup: ResolverTypeWrapper<PresentedLastNameGroup>;
  LastNameGroupInput: LastNameGroupInput;
  LeaveLibraryInput: LeaveLibraryInput;
  LeaveLibraryPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveLibraryPayload']>;
  Library: ResolverTypeWrapper<LibrarySource>;
  LibraryContent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LibraryContent']>;
  LibraryInvitation: ResolverTypeWrapper<LibraryInvitation>;
  LibraryKind: LibraryKind;
  LibraryLeft: ResolverTypeWrapper<Omit<LibraryLeft, 'user'> & { user: ResolversTypes['User'] }>;
  LibraryMember: ResolverTypeWrapper<LibraryMember>;
  LibraryPart: ResolverTypeWrapper<LibraryPart>;
  LibraryPartInput: LibraryPartInput;
  LibraryPartKind: LibraryPartKind;
  LibraryPerson: ResolverTypeWrapper<LibraryPerson>;
  LibraryReturned: ResolverTypeWrapper<Omit<LibraryReturned, 'library'> & { library: ResolversTypes['Library'] }>;
  LibraryRole: LibraryRole;
  LibraryStep: ResolverTypeWrapper<LibraryStep>;
  LikeDocuments: ResolverTypeWrapper<Omit<LikeDocuments, 'documents'> & { documents: Array<ResolversTypes['Document']> }>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginPayload']>;
  LoginWithPasskeyInput: LoginWithPasskeyInput;
  LoginWithPasskeyPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginWithPasskeyPayload']>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  LookUpCandidate: ResolverTypeWrapper<Omit<LookUpCandidate, 'existing'> & { existing: Array<ResolversTypes['Document']> }>;
  LookUpIdentifier: ResolverTypeWrapper<LookUpIdentifier>;
  LookUpInput: LookUpInput;
  LookUpPayload: ResolverTypeWrapper<Omit<LookUpPayload, 'results'> & { results: Array<ResolversTypes['LookUpResult']> }>;
  LookUpResult: ResolverTypeWrapper<Omit<LookUpResult, 'candidates'> & { candidates: Array<ResolversTypes['LookUpCandidate']> }>;
  LookUpStatus: LookUpStatus;
  MakeCitationKeysInput: MakeCitationKeysInput;
  MergeUserDocumentsInput: MergeUserDocumentsInput;
  MoveGroupInput: MoveGroupInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OfferedInvitation: ResolverTypeWrapper<Omit<OfferedInvitation, 'library'> & { library?: Maybe<ResolversTypes['Library']> }>;
  OrderDirection: OrderDirection;
  Organization: ResolverTypeWrapper<Organization>;
  Other: ResolverTypeWrapper<PresentedOther>;
  OtherField: ResolverTypeWrapper<OtherField>;
  OtherFieldInput: OtherFieldInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartOfSeries: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PartOfSeries']>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  Person: ResolverTypeWrapper<Person>;
  Proceedings: ResolverTypeWrapper<PresentedProceedings>;
  ProceedingsArticle: ResolverTypeWrapper<PresentedProceedingsArticle>;
  ProceedingsMultiVolume: ResolverTypeWrapper<PresentedProceedingsMultiVolume>;
  Publisher: ResolverTypeWrapper<Publisher>;
  PurgeUserDocumentsInput: PurgeUserDocumentsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecoveryCodesReturned: ResolverTypeWrapper<Omit<RecoveryCodesReturned, 'user'> & { user: ResolversTypes['User'] }>;
  RegexKeywordGroup: ResolverTypeWrapper<PresentedRegexKeywordGroup>;
  RegexKeywordGroupInput: RegexKeywordGroupInput;
  RemoveCitationStyleInput: RemoveCitationStyleInput;
  RemoveCitationStylePayload: ResolverTypeWrapper<Omit<RemoveCitationStylePayload, 'library' | 'user'> & { library: ResolversTypes['Library'], user: ResolversTypes['User'] }>;
  RemoveDocumentsFromGroupInput: RemoveDocumentsFromGroupInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveMemberPayload']>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePasskeyPayload']>;
  RenameLibraryInput: RenameLibraryInput;
  RenameLibraryPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenameLibraryPayload']>;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenewRecoveryCodesPayload']>;
  RestoreGroupInput: RestoreGroupInput;
  RestoreLibraryInput: RestoreLibraryInput;
  RestoreLibraryPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreLibraryPayload']>;
  RestoreUserDocumentsInput: RestoreUserDocumentsInput;
  RevisionInfo: ResolverTypeWrapper<RevisionInfo>;
  SearchGroup: ResolverTypeWrapper<PresentedSearchGroup>;
  SearchGroupInput: SearchGroupInput;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  SecondFactorRequired: ResolverTypeWrapper<SecondFactorRequired>;
  SendEmailConfirmationPayload: ResolverTypeWrapper<SendEmailConfirmationPayload>;
  Session: ResolverTypeWrapper<Session>;
  SetCitationKeyPatternInput: SetCitationKeyPatternInput;
  SetCitationKeyPatternPayload: ResolverTypeWrapper<Omit<SetCitationKeyPatternPayload, 'library' | 'user'> & { library: ResolversTypes['Library'], user: ResolversTypes['User'] }>;
  SetDocumentFieldInput: SetDocumentFieldInput;
  SetEmailVisibilityInput: SetEmailVisibilityInput;
  SetEmailVisibilityPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetEmailVisibilityPayload']>;
  SetGroupsExpandedInput: SetGroupsExpandedInput;
  SetGroupsExpandedPayload: ResolverTypeWrapper<SetGroupsExpandedPayload>;
  SetMemberRoleInput: SetMemberRoleInput;
  SetMemberRolePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMemberRolePayload']>;
  SetNameInput: SetNameInput;
  SetNamePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetNamePayload']>;
  SetUpTotpInput: SetUpTotpInput;
  SetUpTotpPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetUpTotpPayload']>;
  ShareLink: ResolverTypeWrapper<StoredShareLink>;
  ShareLinkCreated: ResolverTypeWrapper<Omit<ShareLinkCreated, 'shareLink' | 'user'> & { shareLink: ResolversTypes['ShareLink'], user: ResolversTypes['User'] }>;
  SignupInput: SignupInput;
  SignupPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignupPayload']>;
  SkippedDuplicate: ResolverTypeWrapper<Omit<SkippedDuplicate, 'existing'> & { existing?: Maybe<ResolversTypes['Document']> }>;
  SoleOwnedLibrary: ResolverTypeWrapper<SoleOwnership>;
  StartPasskeySetupInput: StartPasskeySetupInput;
  StartPasskeySetupPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeySetupPayload']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StyleChoice: ResolverTypeWrapper<StyleChoice>;
  SuggestedValue: SuggestedValue;
  TakeBackRevisionsInput: TakeBackRevisionsInput;
  TexGroup: ResolverTypeWrapper<PresentedTexGroup>;
  TexGroupInput: TexGroupInput;
  TexGroupPath: ResolverTypeWrapper<TexGroupPath>;
  TexGroupPathInput: TexGroupPathInput;
  Thesis: ResolverTypeWrapper<PresentedThesis>;
  TokenProblem: ResolverTypeWrapper<TokenProblem>;
  Totp: ResolverTypeWrapper<Totp>;
  TotpSetup: ResolverTypeWrapper<TotpSetup>;
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
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolversUnionTypes<ResolversParentTypes>['AcceptInvitationPayload'];
  AccountDeleted: AccountDeleted;
  AddCitationStyleInput: AddCitationStyleInput;
  AddCitationStylePayload: Omit<AddCitationStylePayload, 'library' | 'user'> & { library: ResolversParentTypes['Library'], user: ResolversParentTypes['User'] };
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
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: ResolversUnionTypes<ResolversParentTypes>['AddPasskeyPayload'];
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
  ApiToken: ApiToken;
  ApiTokenCreated: Omit<ApiTokenCreated, 'apiToken' | 'user'> & { apiToken: ResolversParentTypes['ApiToken'], user: ResolversParentTypes['User'] };
  Article: ResolversInterfaceTypes<ResolversParentTypes>['Article'];
  AutomaticKeywordGroup: PresentedAutomaticKeywordGroup;
  AutomaticKeywordGroupInput: AutomaticKeywordGroupInput;
  AutomaticPersonsGroup: PresentedAutomaticPersonsGroup;
  AutomaticPersonsGroupInput: AutomaticPersonsGroupInput;
  BigInt: Scalars['BigInt']['output'];
  Booklike: ResolversInterfaceTypes<ResolversParentTypes>['Booklike'];
  Boolean: Scalars['Boolean']['output'];
  BringBackRevisionInput: BringBackRevisionInput;
  CancelEmailChangePayload: Omit<CancelEmailChangePayload, 'user'> & { user: ResolversParentTypes['User'] };
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolversUnionTypes<ResolversParentTypes>['ChangeEmailPayload'];
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  ChangeOwnPasswordPayload: ResolversUnionTypes<ResolversParentTypes>['ChangeOwnPasswordPayload'];
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordPayload'];
  ChooseStyleInput: ChooseStyleInput;
  ChooseStylePayload: Omit<ChooseStylePayload, 'library' | 'user'> & { library: ResolversParentTypes['Library'], user: ResolversParentTypes['User'] };
  CitationKeyHolder: Omit<CitationKeyHolder, 'document'> & { document: ResolversParentTypes['Document'] };
  CitationKeyPattern: CitationKeyPattern;
  CitationStyle: CitationStyle;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailPayload'];
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolversUnionTypes<ResolversParentTypes>['ConfirmSecondFactorPayload'];
  CopyPreview: CopyPreview;
  CopyToLibraryInput: CopyToLibraryInput;
  CopyToLibraryPayload: Omit<CopyToLibraryPayload, 'skipped'> & { skipped: Array<ResolversParentTypes['SkippedDuplicate']> };
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolversUnionTypes<ResolversParentTypes>['CreateApiTokenPayload'];
  CreateGroupInput: CreateGroupInput;
  CreateInvitationInput: CreateInvitationInput;
  CreateInvitationPayload: ResolversUnionTypes<ResolversParentTypes>['CreateInvitationPayload'];
  CreateLibraryInput: CreateLibraryInput;
  CreateLibraryPayload: ResolversUnionTypes<ResolversParentTypes>['CreateLibraryPayload'];
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolversUnionTypes<ResolversParentTypes>['CreateShareLinkPayload'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideDeviceLoginInput: DecideDeviceLoginInput;
  DecideDeviceLoginPayload: ResolversUnionTypes<ResolversParentTypes>['DecideDeviceLoginPayload'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountPayload'];
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: DeleteGroupPayload;
  DeleteLibraryInput: DeleteLibraryInput;
  DeleteLibraryPayload: ResolversUnionTypes<ResolversParentTypes>['DeleteLibraryPayload'];
  DeleteUserDocumentsInput: DeleteUserDocumentsInput;
  DesktopGroup: PresentedDesktopGroup;
  DesktopGroupInput: DesktopGroupInput;
  DeviceLogin: DeviceLogin;
  DisableTotpInput: DisableTotpInput;
  DisableTotpPayload: ResolversUnionTypes<ResolversParentTypes>['DisableTotpPayload'];
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
  DocumentsWithDoi: Omit<DocumentsWithDoi, 'documents'> & { documents: Array<ResolversParentTypes['Document']> };
  DuplicateSet: Omit<DuplicateSet, 'documents'> & { documents: Array<ResolversParentTypes['Document']> };
  DuplicatesConnection: Omit<DuplicatesConnection, 'edges'> & { edges: Array<ResolversParentTypes['DuplicatesEdge']> };
  DuplicatesEdge: Omit<DuplicatesEdge, 'node'> & { node: ResolversParentTypes['DuplicateSet'] };
  EditUserDocumentsInput: EditUserDocumentsInput;
  EmailAddress: Scalars['EmailAddress']['output'];
  EnableTotpInput: EnableTotpInput;
  EnableTotpPayload: ResolversUnionTypes<ResolversParentTypes>['EnableTotpPayload'];
  EndApiTokenInput: EndApiTokenInput;
  EndApiTokenPayload: Omit<EndApiTokenPayload, 'user'> & { user: ResolversParentTypes['User'] };
  EndInvitationInput: EndInvitationInput;
  EndInvitationPayload: ResolversUnionTypes<ResolversParentTypes>['EndInvitationPayload'];
  EndOtherSessionsInput: EndOtherSessionsInput;
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  EndShareLinkInput: EndShareLinkInput;
  EndShareLinkPayload: Omit<EndShareLinkPayload, 'user'> & { user: ResolversParentTypes['User'] };
  Entity: ResolversUnionTypes<ResolversParentTypes>['Entity'];
  Event: Event;
  ExplicitGroup: PresentedExplicitGroup;
  ExplicitGroupInput: ExplicitGroupInput;
  FillDocumentInput: FillDocumentInput;
  FindDoiInput: FindDoiInput;
  FindDoiPayload: Omit<FindDoiPayload, 'candidates'> & { candidates: Array<ResolversParentTypes['LookUpCandidate']> };
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
  InvitationCreated: Omit<InvitationCreated, 'library'> & { library: ResolversParentTypes['Library'] };
  Journal: Journal;
  JournalArticle: PresentedJournalArticle;
  JournalCitationInfoYearly: JournalCitationInfoYearly;
  JournalIssue: JournalIssue;
  KeepApartInput: KeepApartInput;
  KeepUserDocumentsApartInput: KeepUserDocumentsApartInput;
  LastNameGroup: PresentedLastNameGroup;
  LastNameGroupInput: LastNameGroupInput;
  LeaveLibraryInput: LeaveLibraryInput;
  LeaveLibraryPayload: ResolversUnionTypes<ResolversParentTypes>['LeaveLibraryPayload'];
  Library: LibrarySource;
  LibraryContent: ResolversInterfaceTypes<ResolversParentTypes>['LibraryContent'];
  LibraryInvitation: LibraryInvitation;
  LibraryLeft: Omit<LibraryLeft, 'user'> & { user: ResolversParentTypes['User'] };
  LibraryMember: LibraryMember;
  LibraryPart: LibraryPart;
  LibraryPartInput: LibraryPartInput;
  LibraryPerson: LibraryPerson;
  LibraryReturned: Omit<LibraryReturned, 'library'> & { library: ResolversParentTypes['Library'] };
  LibraryStep: LibraryStep;
  LikeDocuments: Omit<LikeDocuments, 'documents'> & { documents: Array<ResolversParentTypes['Document']> };
  LoginInput: LoginInput;
  LoginPayload: ResolversUnionTypes<ResolversParentTypes>['LoginPayload'];
  LoginWithPasskeyInput: LoginWithPasskeyInput;
  LoginWithPasskeyPayload: ResolversUnionTypes<ResolversParentTypes>['LoginWithPasskeyPayload'];
  LogoutPayload: LogoutPayload;
  LookUpCandidate: Omit<LookUpCandidate, 'existing'> & { existing: Array<ResolversParentTypes['Document']> };
  LookUpIdentifier: LookUpIdentifier;
  LookUpInput: LookUpInput;
  LookUpPayload: Omit<LookUpPayload, 'results'> & { results: Array<ResolversParentTypes['LookUpResult']> };
  LookUpResult: Omit<LookUpResult, 'candidates'> & { candidates: Array<ResolversParentTypes['LookUpCandidate']> };
  MakeCitationKeysInput: MakeCitationKeysInput;
  MergeUserDocumentsInput: MergeUserDocumentsInput;
  MoveGroupInput: MoveGroupInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OfferedInvitation: Omit<OfferedInvitation, 'library'> & { library?: Maybe<ResolversParentTypes['Library']> };
  Organization: Organization;
  Other: PresentedOther;
  OtherField: OtherField;
  OtherFieldInput: OtherFieldInput;
  PageInfo: PageInfo;
  PartOfSeries: ResolversInterfaceTypes<ResolversParentTypes>['PartOfSeries'];
  Passkey: Passkey;
  PasskeyOptions: PasskeyOptions;
  Person: Person;
  Proceedings: PresentedProceedings;
  ProceedingsArticle: PresentedProceedingsArticle;
  ProceedingsMultiVolume: PresentedProceedingsMultiVolume;
  Publisher: Publisher;
  PurgeUserDocumentsInput: PurgeUserDocumentsInput;
  Query: Record<PropertyKey, never>;
  RecoveryCodesReturned: Omit<RecoveryCodesReturned, 'user'> & { user: ResolversParentTypes['User'] };
  RegexKeywordGroup: PresentedRegexKeywordGroup;
  RegexKeywordGroupInput: RegexKeywordGroupInput;
  RemoveCitationStyleInput: RemoveCitationStyleInput;
  RemoveCitationStylePayload: Omit<RemoveCitationStylePayload, 'library' | 'user'> & { library: ResolversParentTypes['Library'], user: ResolversParentTypes['User'] };
  RemoveDocumentsFromGroupInput: RemoveDocumentsFromGroupInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolversUnionTypes<ResolversParentTypes>['RemoveMemberPayload'];
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolversUnionTypes<ResolversParentTypes>['RemovePasskeyPayload'];
  RenameLibraryInput: RenameLibraryInput;
  RenameLibraryPayload: ResolversUnionTypes<ResolversParentTypes>['RenameLibraryPayload'];
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolversUnionTypes<ResolversParentTypes>['RenewRecoveryCodesPayload'];
  RestoreGroupInput: RestoreGroupInput;
  RestoreLibraryInput: RestoreLibraryInput;
  RestoreLibraryPayload: ResolversUnionTypes<ResolversParentTypes>['RestoreLibraryPayload'];
  RestoreUserDocumentsInput: RestoreUserDocumentsInput;
  RevisionInfo: RevisionInfo;
  SearchGroup: PresentedSearchGroup;
  SearchGroupInput: SearchGroupInput;
  SearchSuggestion: SearchSuggestion;
  SecondFactorRequired: SecondFactorRequired;
  SendEmailConfirmationPayload: SendEmailConfirmationPayload;
  Session: Session;
  SetCitationKeyPatternInput: SetCitationKeyPatternInput;
  SetCitationKeyPatternPayload: Omit<SetCitationKeyPatternPayload, 'library' | 'user'> & { library: ResolversParentTypes['Library'], user: ResolversParentTypes['User'] };
  SetDocumentFieldInput: SetDocumentFieldInput;
  SetEmailVisibilityInput: SetEmailVisibilityInput;
  SetEmailVisibilityPayload: ResolversUnionTypes<ResolversParentTypes>['SetEmailVisibilityPayload'];
  SetGroupsExpandedInput: SetGroupsExpandedInput;
  SetGroupsExpandedPayload: SetGroupsExpandedPayload;
  SetMemberRoleInput: SetMemberRoleInput;
  SetMemberRolePayload: ResolversUnionTypes<ResolversParentTypes>['SetMemberRolePayload'];
  SetNameInput: SetNameInput;
  SetNamePayload: ResolversUnionTypes<ResolversParentTypes>['SetNamePayload'];
  SetUpTotpInput: SetUpTotpInput;
  SetUpTotpPayload: ResolversUnionTypes<ResolversParentTypes>['SetUpTotpPayload'];
  ShareLink: StoredShareLink;
  ShareLinkCreated: Omit<ShareLinkCreated, 'shareLink' | 'user'> & { shareLink: ResolversParentTypes['ShareLink'], user: ResolversParentTypes['User'] };
  SignupInput: SignupInput;
  SignupPayload: ResolversUnionTypes<ResolversParentTypes>['SignupPayload'];
  SkippedDuplicate: Omit<SkippedDuplicate, 'existing'> & { existing?: Maybe<ResolversParentTypes['Document']> };
  SoleOwnedLibrary: SoleOwnership;
  StartPasskeySetupInput: StartPasskeySetupInput;
  StartPasskeySetupPayload: ResolversUnionTypes<ResolversParentTypes>['StartPasskeySetupPayload'];
  String: Scalars['String']['output'];
  StyleChoice: StyleChoice;
  TakeBackRevisionsInput: TakeBackRevisionsInput;
  TexGroup: PresentedTexGroup;
  TexGroupInput: TexGroupInput;
  TexGroupPath: TexGroupPath;
  TexGroupPathInput: TexGroupPathInput;
  Thesis: PresentedThesis;
  TokenProblem: TokenProblem;
  Totp: Totp;
  TotpSetup: TotpSetup;
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

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned' | 'TokenProblem', ParentType, ContextType>;
};

export type AccountDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCitationStylePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCitationStylePayload'] = ResolversParentTypes['AddCitationStylePayload']> = {
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['CitationStyle'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AddGroupsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGroupsPayload'] = ResolversParentTypes['AddGroupsPayload']> = {
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  madeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'TokenProblem' | 'UserReturned', ParentType, ContextType>;
};

export type AddUserDocumentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddUserDocumentsPayload'] = ResolversParentTypes['AddUserDocumentsPayload']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedPartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  filledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  libraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ApiTokenScope'], ParentType, ContextType>;
};

export type ApiTokenCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenCreated'] = ResolversParentTypes['ApiTokenCreated']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  __resolveType: TypeResolveFn<'JournalArticle' | 'ProceedingsArticle', ParentType, ContextType>;
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ArticleCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<ArticleFieldTextsArgs, 'names'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ArticleHistoryArgs, 'first'>>;
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
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishers?: Resolver<Array<ResolversTypes['Publisher']>, ParentType, ContextType>;
};

export type CancelEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelEmailChangePayload'] = ResolversParentTypes['CancelEmailChangePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
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

export type ChooseStylePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChooseStylePayload'] = ResolversParentTypes['ChooseStylePayload']> = {
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CitationKeyHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CitationKeyHolder'] = ResolversParentTypes['CitationKeyHolder']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitationKeyPatternResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CitationKeyPattern'] = ResolversParentTypes['CitationKeyPattern']> = {
  origin?: Resolver<ResolversTypes['CitationKeyPatternOrigin'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitationStyleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CitationStyle'] = ResolversParentTypes['CitationStyle']> = {
  added?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  __resolveType: TypeResolveFn<'TokenProblem' | 'UserReturned', ParentType, ContextType>;
};

export type ConfirmSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'TokenProblem' | 'UserReturned', ParentType, ContextType>;
};

export type CopyPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyPreview'] = ResolversParentTypes['CopyPreview']> = {
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicateCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CopyToLibraryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyToLibraryPayload'] = ResolversParentTypes['CopyToLibraryPayload']> = {
  copiedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeGroupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movedGroupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newKeyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedDuplicate']>, ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['LibraryStep']>, ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  __resolveType: TypeResolveFn<'ApiTokenCreated' | 'InputValidationProblem', ParentType, ContextType>;
};

export type CreateInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInvitationPayload'] = ResolversParentTypes['CreateInvitationPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'InvitationCreated', ParentType, ContextType>;
};

export type CreateLibraryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLibraryPayload'] = ResolversParentTypes['CreateLibraryPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
};

export type CreateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShareLinkPayload'] = ResolversParentTypes['CreateShareLinkPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'ShareLinkCreated', ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideDeviceLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideDeviceLoginPayload'] = ResolversParentTypes['DecideDeviceLoginPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  __resolveType: TypeResolveFn<'AccountDeleted' | 'InputValidationProblem', ParentType, ContextType>;
};

export type DeleteGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGroupPayload'] = ResolversParentTypes['DeleteGroupPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteLibraryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLibraryPayload'] = ResolversParentTypes['DeleteLibraryPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
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

export type DeviceLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceLogin'] = ResolversParentTypes['DeviceLogin']> = {
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ApiTokenScope'], ParentType, ContextType>;
};

export type DisableTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisableTotpPayload'] = ResolversParentTypes['DisableTotpPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  __resolveType: TypeResolveFn<'JournalArticle' | 'Other' | 'Proceedings' | 'ProceedingsArticle' | 'Thesis', ParentType, ContextType>;
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<DocumentCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<DocumentFieldTextsArgs, 'names'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<DocumentHistoryArgs, 'first'>>;
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
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  totalVolumes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRevision'] = ResolversParentTypes['DocumentRevision']> = {
  action?: Resolver<Maybe<ResolversTypes['DocumentChangeAction']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DocumentFieldChange']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentsChangedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentsChangedPayload'] = ResolversParentTypes['DocumentsChangedPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DocumentsWithDoiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentsWithDoi'] = ResolversParentTypes['DocumentsWithDoi']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  withoutDoi?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type EnableTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableTotpPayload'] = ResolversParentTypes['EnableTotpPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'RecoveryCodesReturned' | 'TokenProblem', ParentType, ContextType>;
};

export type EndApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndApiTokenPayload'] = ResolversParentTypes['EndApiTokenPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type EndInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndInvitationPayload'] = ResolversParentTypes['EndInvitationPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  problems?: Resolver<Array<ResolversTypes['InputFieldValidationProblem']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  problems?: Resolver<Array<ResolversTypes['InputFieldValidationProblem']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndShareLinkPayload'] = ResolversParentTypes['EndShareLinkPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
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

export type FindDoiPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindDoiPayload'] = ResolversParentTypes['FindDoiPayload']> = {
  candidates?: Resolver<Array<ResolversTypes['LookUpCandidate']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LookUpStatus'], ParentType, ContextType>;
};

export type ForgotPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgotPasswordPayload'] = ResolversParentTypes['ForgotPasswordPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  __resolveType: TypeResolveFn<'AutomaticKeywordGroup' | 'AutomaticPersonsGroup' | 'DesktopGroup' | 'ExplicitGroup' | 'LastNameGroup' | 'RegexKeywordGroup' | 'SearchGroup' | 'TexGroup' | 'WordKeywordGroup', ParentType, ContextType>;
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
  chapter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type HasMultiVolumeParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HasMultiVolumeParent'] = ResolversParentTypes['HasMultiVolumeParent']> = {
  __resolveType: TypeResolveFn<'Proceedings', ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['DocumentMultiVolume']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HasParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HasParent'] = ResolversParentTypes['HasParent']> = {
  __resolveType: TypeResolveFn<'JournalArticle' | 'ProceedingsArticle', ParentType, ContextType>;
  electronicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  pageEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type InvitationCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationCreated'] = ResolversParentTypes['InvitationCreated']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['LibraryInvitation'], ParentType, ContextType>;
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  annotators?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<JournalArticleCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  commentators?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  electronicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<JournalArticleFieldTextsArgs, 'names'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<JournalArticleHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['JournalIssue']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  pageEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translated?: Resolver<Maybe<ResolversTypes['Translated']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type LeaveLibraryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveLibraryPayload'] = ResolversParentTypes['LeaveLibraryPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryLeft', ParentType, ContextType>;
};

export type LibraryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Library'] = ResolversParentTypes['Library']> = {
  changes?: Resolver<ResolversTypes['UserChangesConnection'], ParentType, ContextType, Partial<LibraryChangesArgs>>;
  citationKeyHolders?: Resolver<Array<ResolversTypes['CitationKeyHolder']>, ParentType, ContextType, RequireFields<LibraryCitationKeyHoldersArgs, 'keys'>>;
  citationKeyPattern?: Resolver<ResolversTypes['CitationKeyPattern'], ParentType, ContextType>;
  citationStyles?: Resolver<Array<ResolversTypes['CitationStyle']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['UserDocumentsConnection'], ParentType, ContextType, Partial<LibraryDocumentsArgs>>;
  documentsWithDoi?: Resolver<ResolversTypes['DocumentsWithDoi'], ParentType, ContextType, RequireFields<LibraryDocumentsWithDoiArgs, 'selection'>>;
  duplicates?: Resolver<ResolversTypes['DuplicatesConnection'], ParentType, ContextType, Partial<LibraryDuplicatesArgs>>;
  emailsVisibleTo?: Resolver<ResolversTypes['EmailVisibility'], ParentType, ContextType>;
  groupCounts?: Resolver<Array<ResolversTypes['GroupCount']>, ParentType, ContextType, RequireFields<LibraryGroupCountsArgs, 'ids'>>;
  groupMembership?: Resolver<ResolversTypes['GroupMembership'], ParentType, ContextType, RequireFields<LibraryGroupMembershipArgs, 'selection'>>;
  groupTree?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, Partial<LibraryGroupTreeArgs>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  groupsModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['LibraryInvitation']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LibraryKind'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['UserChangesCursor']>, ParentType, ContextType>;
  libraryParts?: Resolver<Array<ResolversTypes['LibraryPart']>, ParentType, ContextType>;
  likeDocuments?: Resolver<Array<ResolversTypes['LikeDocuments']>, ParentType, ContextType, RequireFields<LibraryLikeDocumentsArgs, 'keys'>>;
  members?: Resolver<Array<ResolversTypes['LibraryMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<LibrarySearchSuggestionsArgs, 'beginning'>>;
  shareLinks?: Resolver<Array<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  styleChoice?: Resolver<ResolversTypes['StyleChoice'], ParentType, ContextType>;
  suggestedCitationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<LibrarySuggestedCitationKeyArgs, 'document'>>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerRole?: Resolver<ResolversTypes['LibraryRole'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryContent'] = ResolversParentTypes['LibraryContent']> = {
  __resolveType: TypeResolveFn<'Library' | 'User', ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['UserChangesConnection'], ParentType, ContextType, Partial<LibraryContentChangesArgs>>;
  citationKeyHolders?: Resolver<Array<ResolversTypes['CitationKeyHolder']>, ParentType, ContextType, RequireFields<LibraryContentCitationKeyHoldersArgs, 'keys'>>;
  citationKeyPattern?: Resolver<ResolversTypes['CitationKeyPattern'], ParentType, ContextType>;
  citationStyles?: Resolver<Array<ResolversTypes['CitationStyle']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['UserDocumentsConnection'], ParentType, ContextType, Partial<LibraryContentDocumentsArgs>>;
  documentsWithDoi?: Resolver<ResolversTypes['DocumentsWithDoi'], ParentType, ContextType, RequireFields<LibraryContentDocumentsWithDoiArgs, 'selection'>>;
  duplicates?: Resolver<ResolversTypes['DuplicatesConnection'], ParentType, ContextType, Partial<LibraryContentDuplicatesArgs>>;
  groupCounts?: Resolver<Array<ResolversTypes['GroupCount']>, ParentType, ContextType, RequireFields<LibraryContentGroupCountsArgs, 'ids'>>;
  groupMembership?: Resolver<ResolversTypes['GroupMembership'], ParentType, ContextType, RequireFields<LibraryContentGroupMembershipArgs, 'selection'>>;
  groupTree?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, Partial<LibraryContentGroupTreeArgs>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  groupsModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['UserChangesCursor']>, ParentType, ContextType>;
  libraryParts?: Resolver<Array<ResolversTypes['LibraryPart']>, ParentType, ContextType>;
  likeDocuments?: Resolver<Array<ResolversTypes['LikeDocuments']>, ParentType, ContextType, RequireFields<LibraryContentLikeDocumentsArgs, 'keys'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<LibraryContentSearchSuggestionsArgs, 'beginning'>>;
  styleChoice?: Resolver<ResolversTypes['StyleChoice'], ParentType, ContextType>;
  suggestedCitationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<LibraryContentSuggestedCitationKeyArgs, 'document'>>;
};

export type LibraryInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryInvitation'] = ResolversParentTypes['LibraryInvitation']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['LibraryRole'], ParentType, ContextType>;
  usesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LibraryLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryLeft'] = ResolversParentTypes['LibraryLeft']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryMember'] = ResolversParentTypes['LibraryMember']> = {
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['LibraryPerson'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['LibraryRole'], ParentType, ContextType>;
};

export type LibraryPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryPart'] = ResolversParentTypes['LibraryPart']> = {
  kind?: Resolver<ResolversTypes['LibraryPartKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LibraryPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryPerson'] = ResolversParentTypes['LibraryPerson']> = {
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LibraryReturnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryReturned'] = ResolversParentTypes['LibraryReturned']> = {
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryStep'] = ResolversParentTypes['LibraryStep']> = {
  libraryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LikeDocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeDocuments'] = ResolversParentTypes['LikeDocuments']> = {
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likeness?: Resolver<Array<ResolversTypes['DocumentLikeness']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'SecondFactorRequired' | 'UserReturned', ParentType, ContextType>;
};

export type LoginWithPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginWithPasskeyPayload'] = ResolversParentTypes['LoginWithPasskeyPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'TokenProblem' | 'UserReturned', ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LookUpCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookUpCandidate'] = ResolversParentTypes['LookUpCandidate']> = {
  entry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  existing?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookUpIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookUpIdentifier'] = ResolversParentTypes['LookUpIdentifier']> = {
  kind?: Resolver<ResolversTypes['IdentifierKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookUpPayload'] = ResolversParentTypes['LookUpPayload']> = {
  results?: Resolver<Array<ResolversTypes['LookUpResult']>, ParentType, ContextType>;
  unrecognized?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LookUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookUpResult'] = ResolversParentTypes['LookUpResult']> = {
  candidates?: Resolver<Array<ResolversTypes['LookUpCandidate']>, ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['LookUpIdentifier'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LookUpStatus'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Maybe<ResolversTypes['AcceptInvitationPayload']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addCitationStyle?: Resolver<Maybe<ResolversTypes['AddCitationStylePayload']>, ParentType, ContextType, RequireFields<MutationAddCitationStyleArgs, 'input'>>;
  addDocumentsToGroup?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationAddDocumentsToGroupArgs, 'input'>>;
  addGroups?: Resolver<Maybe<ResolversTypes['AddGroupsPayload']>, ParentType, ContextType, RequireFields<MutationAddGroupsArgs, 'input'>>;
  addPasskey?: Resolver<Maybe<ResolversTypes['AddPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addUserDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<MutationAddUserDocumentArgs, 'input'>>;
  addUserDocuments?: Resolver<Maybe<ResolversTypes['AddUserDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAddUserDocumentsArgs, 'input'>>;
  bringBackRevision?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<MutationBringBackRevisionArgs, 'input'>>;
  cancelEmailChange?: Resolver<Maybe<ResolversTypes['CancelEmailChangePayload']>, ParentType, ContextType>;
  changeEmail?: Resolver<Maybe<ResolversTypes['ChangeEmailPayload']>, ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changeOwnPassword?: Resolver<Maybe<ResolversTypes['ChangeOwnPasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangeOwnPasswordArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  chooseStyle?: Resolver<Maybe<ResolversTypes['ChooseStylePayload']>, ParentType, ContextType, RequireFields<MutationChooseStyleArgs, 'input'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['ConfirmEmailPayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Maybe<ResolversTypes['ConfirmSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  copyToLibrary?: Resolver<Maybe<ResolversTypes['CopyToLibraryPayload']>, ParentType, ContextType, RequireFields<MutationCopyToLibraryArgs, 'input'>>;
  createApiToken?: Resolver<Maybe<ResolversTypes['CreateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createInvitation?: Resolver<Maybe<ResolversTypes['CreateInvitationPayload']>, ParentType, ContextType, RequireFields<MutationCreateInvitationArgs, 'input'>>;
  createLibrary?: Resolver<Maybe<ResolversTypes['CreateLibraryPayload']>, ParentType, ContextType, RequireFields<MutationCreateLibraryArgs, 'input'>>;
  createShareLink?: Resolver<Maybe<ResolversTypes['CreateShareLinkPayload']>, ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  decideDeviceLogin?: Resolver<Maybe<ResolversTypes['DecideDeviceLoginPayload']>, ParentType, ContextType, RequireFields<MutationDecideDeviceLoginArgs, 'input'>>;
  deleteAccount?: Resolver<Maybe<ResolversTypes['DeleteAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteGroup?: Resolver<Maybe<ResolversTypes['DeleteGroupPayload']>, ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  deleteLibrary?: Resolver<Maybe<ResolversTypes['DeleteLibraryPayload']>, ParentType, ContextType, RequireFields<MutationDeleteLibraryArgs, 'input'>>;
  deleteUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserDocumentsArgs, 'input'>>;
  disableTotp?: Resolver<Maybe<ResolversTypes['DisableTotpPayload']>, ParentType, ContextType, RequireFields<MutationDisableTotpArgs, 'input'>>;
  editUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationEditUserDocumentsArgs, 'input'>>;
  enableTotp?: Resolver<Maybe<ResolversTypes['EnableTotpPayload']>, ParentType, ContextType, RequireFields<MutationEnableTotpArgs, 'input'>>;
  endApiToken?: Resolver<Maybe<ResolversTypes['EndApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationEndApiTokenArgs, 'input'>>;
  endInvitation?: Resolver<Maybe<ResolversTypes['EndInvitationPayload']>, ParentType, ContextType, RequireFields<MutationEndInvitationArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType, Partial<MutationEndOtherSessionsArgs>>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endShareLink?: Resolver<Maybe<ResolversTypes['EndShareLinkPayload']>, ParentType, ContextType, RequireFields<MutationEndShareLinkArgs, 'input'>>;
  findDoi?: Resolver<ResolversTypes['FindDoiPayload'], ParentType, ContextType, RequireFields<MutationFindDoiArgs, 'input'>>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['ForgotPasswordPayload']>, ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  keepUserDocumentsApart?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationKeepUserDocumentsApartArgs, 'input'>>;
  leaveLibrary?: Resolver<Maybe<ResolversTypes['LeaveLibraryPayload']>, ParentType, ContextType, RequireFields<MutationLeaveLibraryArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithPasskey?: Resolver<Maybe<ResolversTypes['LoginWithPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationLoginWithPasskeyArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  lookUp?: Resolver<ResolversTypes['LookUpPayload'], ParentType, ContextType, RequireFields<MutationLookUpArgs, 'input'>>;
  makeCitationKeys?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationMakeCitationKeysArgs, 'input'>>;
  mergeUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationMergeUserDocumentsArgs, 'input'>>;
  moveGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationMoveGroupArgs, 'input'>>;
  purgeUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationPurgeUserDocumentsArgs, 'input'>>;
  removeCitationStyle?: Resolver<Maybe<ResolversTypes['RemoveCitationStylePayload']>, ParentType, ContextType, RequireFields<MutationRemoveCitationStyleArgs, 'input'>>;
  removeDocumentsFromGroup?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationRemoveDocumentsFromGroupArgs, 'input'>>;
  removeMember?: Resolver<Maybe<ResolversTypes['RemoveMemberPayload']>, ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  removePasskey?: Resolver<Maybe<ResolversTypes['RemovePasskeyPayload']>, ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  renameLibrary?: Resolver<Maybe<ResolversTypes['RenameLibraryPayload']>, ParentType, ContextType, RequireFields<MutationRenameLibraryArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<Maybe<ResolversTypes['RenewRecoveryCodesPayload']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  restoreGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationRestoreGroupArgs, 'input'>>;
  restoreLibrary?: Resolver<Maybe<ResolversTypes['RestoreLibraryPayload']>, ParentType, ContextType, RequireFields<MutationRestoreLibraryArgs, 'input'>>;
  restoreUserDocuments?: Resolver<Maybe<ResolversTypes['DocumentsChangedPayload']>, ParentType, ContextType, RequireFields<MutationRestoreUserDocumentsArgs, 'input'>>;
  sendEmailConfirmation?: Resolver<Maybe<ResolversTypes['SendEmailConfirmationPayload']>, ParentType, ContextType>;
  setCitationKeyPattern?: Resolver<Maybe<ResolversTypes['SetCitationKeyPatternPayload']>, ParentType, ContextType, RequireFields<MutationSetCitationKeyPatternArgs, 'input'>>;
  setEmailVisibility?: Resolver<Maybe<ResolversTypes['SetEmailVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationSetEmailVisibilityArgs, 'input'>>;
  setGroupsExpanded?: Resolver<Maybe<ResolversTypes['SetGroupsExpandedPayload']>, ParentType, ContextType, RequireFields<MutationSetGroupsExpandedArgs, 'input'>>;
  setMemberRole?: Resolver<Maybe<ResolversTypes['SetMemberRolePayload']>, ParentType, ContextType, RequireFields<MutationSetMemberRoleArgs, 'input'>>;
  setName?: Resolver<Maybe<ResolversTypes['SetNamePayload']>, ParentType, ContextType, RequireFields<MutationSetNameArgs, 'input'>>;
  setUpTotp?: Resolver<Maybe<ResolversTypes['SetUpTotpPayload']>, ParentType, ContextType, RequireFields<MutationSetUpTotpArgs, 'input'>>;
  signup?: Resolver<Maybe<ResolversTypes['SignupPayload']>, ParentType, ContextType, RequireFields<MutationSignupArgs, 'input'>>;
  startPasskeyLogin?: Resolver<Maybe<ResolversTypes['PasskeyOptions']>, ParentType, ContextType>;
  startPasskeySetup?: Resolver<Maybe<ResolversTypes['StartPasskeySetupPayload']>, ParentType, ContextType, Partial<MutationStartPasskeySetupArgs>>;
  takeBackRevisions?: Resolver<Maybe<ResolversTypes['UndoPayload']>, ParentType, ContextType, RequireFields<MutationTakeBackRevisionsArgs, 'input'>>;
  undo?: Resolver<Maybe<ResolversTypes['UndoPayload']>, ParentType, ContextType, RequireFields<MutationUndoArgs, 'input'>>;
  updateGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'input'>>;
  updateUserDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<MutationUpdateUserDocumentArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AutomaticKeywordGroup' | 'AutomaticPersonsGroup' | 'DesktopGroup' | 'ExplicitGroup' | 'JournalArticle' | 'JournalIssue' | 'LastNameGroup' | 'Library' | 'Other' | 'Proceedings' | 'ProceedingsArticle' | 'RegexKeywordGroup' | 'SearchGroup' | 'TexGroup' | 'Thesis' | 'User' | 'WordKeywordGroup', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OfferedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedInvitation'] = ResolversParentTypes['OfferedInvitation']> = {
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['LibraryPerson'], ParentType, ContextType>;
  library?: Resolver<Maybe<ResolversTypes['Library']>, ParentType, ContextType>;
  libraryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['LibraryRole'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Other'] = ResolversParentTypes['Other']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  bookTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OtherCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<OtherFieldTextsArgs, 'names'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<OtherHistoryArgs, 'first'>>;
  howPublished?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeRevisions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  otherFields?: Resolver<Array<ResolversTypes['OtherField']>, ParentType, ContextType>;
  publicationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishers?: Resolver<Array<ResolversTypes['Publisher']>, ParentType, ContextType>;
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volumes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  synced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProceedingsCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  conference?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<ProceedingsFieldTextsArgs, 'names'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ProceedingsHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['ProceedingsMultiVolume']>, ParentType, ContextType>;
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProceedingsArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceedingsArticle'] = ResolversParentTypes['ProceedingsArticle']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProceedingsArticleCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  electronicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<ProceedingsArticleFieldTextsArgs, 'names'>>;
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
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProceedingsMultiVolumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceedingsMultiVolume'] = ResolversParentTypes['ProceedingsMultiVolume']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProceedingsMultiVolumeCitationArgs, 'format'>>;
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
  copyPreview?: Resolver<ResolversTypes['CopyPreview'], ParentType, ContextType, RequireFields<QueryCopyPreviewArgs, 'input'>>;
  deviceLogin?: Resolver<Maybe<ResolversTypes['DeviceLogin']>, ParentType, ContextType, RequireFields<QueryDeviceLoginArgs, 'code'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groupPreview?: Resolver<ResolversTypes['GroupPreview'], ParentType, ContextType, RequireFields<QueryGroupPreviewArgs, 'input'>>;
  invitation?: Resolver<Maybe<ResolversTypes['OfferedInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'secret'>>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType, Partial<QueryJournalArgs>>;
  library?: Resolver<Maybe<ResolversTypes['Library']>, ParentType, ContextType, Partial<QueryLibraryArgs>>;
  lookUpsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryUserDocumentArgs, 'id'>>;
};

export type RecoveryCodesReturnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesReturned'] = ResolversParentTypes['RecoveryCodesReturned']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type RemoveCitationStylePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCitationStylePayload'] = ResolversParentTypes['RemoveCitationStylePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
};

export type RemovePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type RenameLibraryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameLibraryPayload'] = ResolversParentTypes['RenameLibraryPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
};

export type RenewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'RecoveryCodesReturned', ParentType, ContextType>;
};

export type RestoreLibraryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreLibraryPayload'] = ResolversParentTypes['RestoreLibraryPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
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

export type SecondFactorRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorRequired'] = ResolversParentTypes['SecondFactorRequired']> = {
  challengeToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendEmailConfirmationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendEmailConfirmationPayload'] = ResolversParentTypes['SendEmailConfirmationPayload']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActive?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetCitationKeyPatternPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCitationKeyPatternPayload'] = ResolversParentTypes['SetCitationKeyPatternPayload']> = {
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SetEmailVisibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetEmailVisibilityPayload'] = ResolversParentTypes['SetEmailVisibilityPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
};

export type SetGroupsExpandedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGroupsExpandedPayload'] = ResolversParentTypes['SetGroupsExpandedPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetMemberRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMemberRolePayload'] = ResolversParentTypes['SetMemberRolePayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'LibraryReturned', ParentType, ContextType>;
};

export type SetNamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNamePayload'] = ResolversParentTypes['SetNamePayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type SetUpTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpTotpPayload'] = ResolversParentTypes['SetUpTotpPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'TotpSetup', ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  libraryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShareLinkCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkCreated'] = ResolversParentTypes['ShareLinkCreated']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupPayload'] = ResolversParentTypes['SignupPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'UserReturned', ParentType, ContextType>;
};

export type SkippedDuplicateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedDuplicate'] = ResolversParentTypes['SkippedDuplicate']> = {
  existing?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SoleOwnedLibraryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoleOwnedLibrary'] = ResolversParentTypes['SoleOwnedLibrary']> = {
  heir?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  library?: Resolver<ResolversTypes['Library'], ParentType, ContextType>;
};

export type StartPasskeySetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPasskeySetupPayload'] = ResolversParentTypes['StartPasskeySetupPayload']> = {
  __resolveType: TypeResolveFn<'InputValidationProblem' | 'PasskeyOptions', ParentType, ContextType>;
};

export type StyleChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleChoice'] = ResolversParentTypes['StyleChoice']> = {
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  addedBy?: Resolver<Maybe<ResolversTypes['LibraryPerson']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ThesisCitationArgs, 'format'>>;
  citationKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  degreeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  entryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eprintType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldTexts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<ThesisFieldTextsArgs, 'names'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasAbstract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFields?: Resolver<Array<ResolversTypes['HiddenField']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['DocumentHistoryConnection'], ParentType, ContextType, RequireFields<ThesisHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['Institution']>, ParentType, ContextType>;
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  pubmedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleAddon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenProblem'] = ResolversParentTypes['TokenProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TotpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Totp'] = ResolversParentTypes['Totp']> = {
  enabled?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotpSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotpSetup'] = ResolversParentTypes['TotpSetup']> = {
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslatableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translatable'] = ResolversParentTypes['Translatable']> = {
  __resolveType: TypeResolveFn<'JournalArticle', ParentType, ContextType>;
  translated?: Resolver<Maybe<ResolversTypes['Translated']>, ParentType, ContextType>;
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
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['UserChangesConnection'], ParentType, ContextType, Partial<UserChangesArgs>>;
  citationKeyHolders?: Resolver<Array<ResolversTypes['CitationKeyHolder']>, ParentType, ContextType, RequireFields<UserCitationKeyHoldersArgs, 'keys'>>;
  citationKeyPattern?: Resolver<ResolversTypes['CitationKeyPattern'], ParentType, ContextType>;
  citationStyles?: Resolver<Array<ResolversTypes['CitationStyle']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['UserDocumentsConnection'], ParentType, ContextType, Partial<UserDocumentsArgs>>;
  documentsWithDoi?: Resolver<ResolversTypes['DocumentsWithDoi'], ParentType, ContextType, RequireFields<UserDocumentsWithDoiArgs, 'selection'>>;
  duplicates?: Resolver<ResolversTypes['DuplicatesConnection'], ParentType, ContextType, Partial<UserDuplicatesArgs>>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupCounts?: Resolver<Array<ResolversTypes['GroupCount']>, ParentType, ContextType, RequireFields<UserGroupCountsArgs, 'ids'>>;
  groupMembership?: Resolver<ResolversTypes['GroupMembership'], ParentType, ContextType, RequireFields<UserGroupMembershipArgs, 'selection'>>;
  groupTree?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, Partial<UserGroupTreeArgs>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  groupsModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['UserChangesCursor']>, ParentType, ContextType>;
  libraries?: Resolver<Array<ResolversTypes['Library']>, ParentType, ContextType>;
  libraryParts?: Resolver<Array<ResolversTypes['LibraryPart']>, ParentType, ContextType>;
  likeDocuments?: Resolver<Array<ResolversTypes['LikeDocuments']>, ParentType, ContextType, RequireFields<UserLikeDocumentsArgs, 'keys'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<UserSearchSuggestionsArgs, 'beginning'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  shareLinks?: Resolver<Array<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  soleOwnedLibraries?: Resolver<Array<ResolversTypes['SoleOwnedLibrary']>, ParentType, ContextType>;
  styleChoice?: Resolver<ResolversTypes['StyleChoice'], ParentType, ContextType>;
  suggestedCitationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<UserSuggestedCitationKeyArgs, 'document'>>;
  totp?: Resolver<Maybe<ResolversTypes['Totp']>, ParentType, ContextType>;
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
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  AddCitationStylePayload?: AddCitationStylePayloadResolvers<ContextType>;
  AddGroupsPayload?: AddGroupsPayloadResolvers<ContextType>;
  AddPasskeyPayload?: AddPasskeyPayloadResolvers<ContextType>;
  AddUserDocumentsPayload?: AddUserDocumentsPayloadResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenCreated?: ApiTokenCreatedResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  AutomaticKeywordGroup?: AutomaticKeywordGroupResolvers<ContextType>;
  AutomaticPersonsGroup?: AutomaticPersonsGroupResolvers<ContextType>;
  BigInt?: GraphQLScalarType;
  Booklike?: BooklikeResolvers<ContextType>;
  CancelEmailChangePayload?: CancelEmailChangePayloadResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangeOwnPasswordPayload?: ChangeOwnPasswordPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChooseStylePayload?: ChooseStylePayloadResolvers<ContextType>;
  CitationKeyHolder?: CitationKeyHolderResolvers<ContextType>;
  CitationKeyPattern?: CitationKeyPatternResolvers<ContextType>;
  CitationStyle?: CitationStyleResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  CopyPreview?: CopyPreviewResolvers<ContextType>;
  CopyToLibraryPayload?: CopyToLibraryPayloadResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateInvitationPayload?: CreateInvitationPayloadResolvers<ContextType>;
  CreateLibraryPayload?: CreateLibraryPayloadResolvers<ContextType>;
  CreateShareLinkPayload?: CreateShareLinkPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecideDeviceLoginPayload?: DecideDeviceLoginPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteGroupPayload?: DeleteGroupPayloadResolvers<ContextType>;
  DeleteLibraryPayload?: DeleteLibraryPayloadResolvers<ContextType>;
  DesktopGroup?: DesktopGroupResolvers<ContextType>;
  DeviceLogin?: DeviceLoginResolvers<ContextType>;
  DisableTotpPayload?: DisableTotpPayloadResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentFieldChange?: DocumentFieldChangeResolvers<ContextType>;
  DocumentHistoryConnection?: DocumentHistoryConnectionResolvers<ContextType>;
  DocumentHistoryEdge?: DocumentHistoryEdgeResolvers<ContextType>;
  DocumentMultiVolume?: DocumentMultiVolumeResolvers<ContextType>;
  DocumentRevision?: DocumentRevisionResolvers<ContextType>;
  DocumentsChangedPayload?: DocumentsChangedPayloadResolvers<ContextType>;
  DocumentsWithDoi?: DocumentsWithDoiResolvers<ContextType>;
  DuplicateSet?: DuplicateSetResolvers<ContextType>;
  DuplicatesConnection?: DuplicatesConnectionResolvers<ContextType>;
  DuplicatesEdge?: DuplicatesEdgeResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EnableTotpPayload?: EnableTotpPayloadResolvers<ContextType>;
  EndApiTokenPayload?: EndApiTokenPayloadResolvers<ContextType>;
  EndInvitationPayload?: EndInvitationPayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EndShareLinkPayload?: EndShareLinkPayloadResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  ExplicitGroup?: ExplicitGroupResolvers<ContextType>;
  FindDoiPayload?: FindDoiPayloadResolvers<ContextType>;
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
  InvitationCreated?: InvitationCreatedResolvers<ContextType>;
  Journal?: JournalResolvers<ContextType>;
  JournalArticle?: JournalArticleResolvers<ContextType>;
  JournalCitationInfoYearly?: JournalCitationInfoYearlyResolvers<ContextType>;
  JournalIssue?: JournalIssueResolvers<ContextType>;
  LastNameGroup?: LastNameGroupResolvers<ContextType>;
  LeaveLibraryPayload?: LeaveLibraryPayloadResolvers<ContextType>;
  Library?: LibraryResolvers<ContextType>;
  LibraryContent?: LibraryContentResolvers<ContextType>;
  LibraryInvitation?: LibraryInvitationResolvers<ContextType>;
  LibraryLeft?: LibraryLeftResolvers<ContextType>;
  LibraryMember?: LibraryMemberResolvers<ContextType>;
  LibraryPart?: LibraryPartResolvers<ContextType>;
  LibraryPerson?: LibraryPersonResolvers<ContextType>;
  LibraryReturned?: LibraryReturnedResolvers<ContextType>;
  LibraryStep?: LibraryStepResolvers<ContextType>;
  LikeDocuments?: LikeDocumentsResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LoginWithPasskeyPayload?: LoginWithPasskeyPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LookUpCandidate?: LookUpCandidateResolvers<ContextType>;
  LookUpIdentifier?: LookUpIdentifierResolvers<ContextType>;
  LookUpPayload?: LookUpPayloadResolvers<ContextType>;
  LookUpResult?: LookUpResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OfferedInvitation?: OfferedInvitationResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  Other?: OtherResolvers<ContextType>;
  OtherField?: OtherFieldResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartOfSeries?: PartOfSeriesResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Proceedings?: ProceedingsResolvers<ContextType>;
  ProceedingsArticle?: ProceedingsArticleResolvers<ContextType>;
  ProceedingsMultiVolume?: ProceedingsMultiVolumeResolvers<ContextType>;
  Publisher?: PublisherResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodesReturned?: RecoveryCodesReturnedResolvers<ContextType>;
  RegexKeywordGroup?: RegexKeywordGroupResolvers<ContextType>;
  RemoveCitationStylePayload?: RemoveCitationStylePayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RenameLibraryPayload?: RenameLibraryPayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  RestoreLibraryPayload?: RestoreLibraryPayloadResolvers<ContextType>;
  RevisionInfo?: RevisionInfoResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SecondFactorRequired?: SecondFactorRequiredResolvers<ContextType>;
  SendEmailConfirmationPayload?: SendEmailConfirmationPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetCitationKeyPatternPayload?: SetCitationKeyPatternPayloadResolvers<ContextType>;
  SetEmailVisibilityPayload?: SetEmailVisibilityPayloadResolvers<ContextType>;
  SetGroupsExpandedPayload?: SetGroupsExpandedPayloadResolvers<ContextType>;
  SetMemberRolePayload?: SetMemberRolePayloadResolvers<ContextType>;
  SetNamePayload?: SetNamePayloadResolvers<ContextType>;
  SetUpTotpPayload?: SetUpTotpPayloadResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareLinkCreated?: ShareLinkCreatedResolvers<ContextType>;
  SignupPayload?: SignupPayloadResolvers<ContextType>;
  SkippedDuplicate?: SkippedDuplicateResolvers<ContextType>;
  SoleOwnedLibrary?: SoleOwnedLibraryResolvers<ContextType>;
  StartPasskeySetupPayload?: StartPasskeySetupPayloadResolvers<ContextType>;
  StyleChoice?: StyleChoiceResolvers<ContextType>;
  TexGroup?: TexGroupResolvers<ContextType>;
  TexGroupPath?: TexGroupPathResolvers<ContextType>;
  Thesis?: ThesisResolvers<ContextType>;
  TokenProblem?: TokenProblemResolvers<ContextType>;
  Totp?: TotpResolvers<ContextType>;
  TotpSetup?: TotpSetupResolvers<ContextType>;
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

