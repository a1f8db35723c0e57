// A library, its transactions, and what features register for it. Types only, which all name each other: openLibrary.ts makes libraries.
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { Sql } from 'sql-template-tag';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import type { NewId } from '../edges.ts';

/** Builds a statement for the owner of a library; it has to name the owner. */
export type OwnedStatement = (ownerId: string) => Sql;

/** Something that answers statements about one library. */
export interface LibraryReader {
  query<Row = Record<string, unknown>>(statement: OwnedStatement): Promise<Row[]>;
}

/** A transaction in one library; it holds the library's lock, so no other changes the library meanwhile. */
export interface LibraryWriter extends LibraryReader {
  /** The moment of this transaction: milliseconds, later than that of every earlier one of the same library. */
  readonly at: Date;
  /** When the library was last tidied. */
  readonly tidied: Date;
  /** What the browser that changes the library calls itself; null for whatever happens by itself. */
  readonly device: string | null;
  /** What is registered for libraries. */
  readonly features: LibraryFeatures;
}

/** The library of one owner, for one request; made by `openLibrary`. */
export interface Library extends LibraryReader {
  /** Stands for this library in this process, whoever opened it: to share what is done about it, or known of it, under this key. */
  readonly anchor: object;
  /** What is registered for libraries. */
  readonly features: LibraryFeatures;
  now(): Date;
  /** Throws `StorageFull` where the disk has no room for so many bytes of text: before a change in several transactions begins. */
  checkRoom(text: number): void;
  /**
   * Runs a job that may take long, such as a bulk edit. An account runs at most two at once. The job is given this library so that its
   * statements and transactions wait for others: keep each of them short.
   */
  heavyJob<T>(job: (library: Library) => Promise<T>): Promise<T>;
  /** The same library, whose statements wait for others: for heavy work that has a limit of its own on how much of it runs at once. */
  heavy(): Library;
  /** The same library without a budget of time, for work that has to be finished. */
  unlimited(): Library;
  /**
   * Runs `work` in one transaction under the library's lock. Whoever reads the library sees, with the moment of one
   * transaction, everything of all earlier ones: so `changes` misses nothing that was committed late.
   */
  write<T>(work: (tx: LibraryWriter) => Promise<T>): Promise<T>;
  /**
   * The same for what is no content, such as how the tree of groups was left: the library counts as unchanged, so that nothing that is
   * known of it has to be asked anew.
   */
  writeAside<T>(work: (tx: LibraryReader) => Promise<T>): Promise<T>;
}

/** What features register for libraries; built once, in server/features.ts. */
export interface LibraryFeatures {
  readonly undo: UndoRegistry;
  readonly derived: DerivedRegistry;
  readonly expiries: readonly Expiry[];
  readonly runWrite: RunWrite;
  readonly conditions: ConditionReaders;
}

/** How features read the filter of a list: `path` is where it stands in the input, for BAD_USER_INPUT. */
export interface ConditionReaders {
  readonly readSearch: ReadSearch;
  readonly readContent: ReadContent;
}

/** Null where nothing is searched for. */
export type ReadSearch = (library: Library, query: string, path: readonly string[]) => Promise<SearchCondition | null>;

/** Null where no group is asked for. Throws NOT_FOUND for a group that is not in the library. */
export type ReadContent = (
  library: Library,
  filters: Pick<DocumentFilters, 'groupId' | 'groupIds' | 'groupMatch'>,
  path: readonly string[],
) => Promise<ContentCondition | null>;

/** What a search asks of documents, on the table `documents`. */
export interface SearchCondition {
  /** How many characters one statement may search; null for no limit. */
  readonly textAtOnce: number | null;
  /** Runs a costly search part by part and keeps its matches. Call it before a statement about all or many documents. */
  prepare(): Promise<void>;
  /** Runs statements that ask for it. Throws BAD_USER_INPUT where one fails for what it asks. */
  asking<T>(ask: () => Promise<T>): Promise<T>;
  /** What it finds, no more and no less; for statements about a few documents. */
  where(ownerId: string): Sql;
  /** The same for statements about all documents: the first ones in an order, or their number. */
  whereOfAll(ownerId: string, purpose: 'page' | 'count'): Sql;
}

/** Documents that stand in lists which an index holds: the content of groups. Its size is roughly known. */
export interface ContentCondition {
  /** Whether all of it can be fetched and sorted in no time. */
  readonly isSmall: boolean;
  /** Whether it can be fetched and sorted sooner than a long walk along an order comes to an end. */
  readonly isFetchable: boolean;
  /** The condition on `documents` by which it is found best. */
  where(ownerId: string): Sql;
  /** Whether it holds the document of an id, by a look into an index for each list and by nothing else. */
  isLookedUp(ownerId: string, id: Sql): Sql;
  /** The same, by a table of all its ids, which is worth making when most documents of a library are asked for. */
  isAmong(ownerId: string, id: Sql): Sql;
  /** The same, by fetching the documents of its ids one by one. */
  isFetched(ownerId: string): Sql;
  /** How many documents it has, without those in the trash. */
  count(library: LibraryReader): Promise<number>;
}

/**
 * Runs a transaction, and again where it has to be: `write` runs one, and calls `prepare` with it before anything else. What is written by
 * an attempt that failed is gone.
 */
export type RunWrite = <T>(library: Library, write: (prepare: (tx: LibraryWriter) => void) => Promise<T>) => Promise<T>;

/** What a feature keeps for a time only: for retries and undo. */
export interface Expiry {
  /** Whether the library of an owner has anything that is so old; where absent, that waits for the next change of the library. */
  readonly isDue?: (ownerId: Sql, before: Date) => Sql;
  /** Removes what is so old. */
  remove(tx: LibraryWriter, before: Date): Promise<void>;
}

/** What is derived from documents and stored: with every write of them, and for a whole library when a later version derives it differently. */
export interface DerivedRegistry {
  /** Raised when anything is derived differently: every library is then derived anew before it is next read by what is derived. */
  readonly version: number;
  readonly columns: readonly DerivedColumn[];
  /** In the order in which they are written. */
  readonly rows: readonly DerivedRows[];
}

/** Texts by name: of a field, or a list beside the fields (textMembers.ts). */
export type DocumentTexts = Readonly<Record<string, string>>;

/** A document that is written, with what several features derive from: made once for all of them. */
export interface DerivedDocument {
  readonly id: string;
  readonly draft: DocumentDraft;
  readonly texts: DocumentTexts;
  /** The same texts, folded. */
  readonly folded: DocumentTexts;
  /** Every folded text, one to a line. */
  readonly searchText: string;
}

/** A column of a document's row that follows from the document. */
export interface DerivedColumn {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly of: (document: DerivedDocument) => string | number | null;
}

/** Rows beside documents that follow from them. Made by `defineDerived`. */
export interface DerivedRows {
  /** Since this version of the registry, the same texts give the same rows. */
  readonly version: number;
  /** Stores the rows of new documents. */
  insert(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void>;
  /**
   * Stores the rows that documents have now instead of those that they had. `changedTexts` names the texts in which any of the documents
   * changed; null where that is not known, or the rows were made by a version before `version`.
   */
  replace(
    tx: LibraryWriter,
    documents: readonly DerivedDocument[],
    changedTexts: ReadonlySet<string> | null,
  ): Promise<void>;
  /** Removes the rows of documents that were purged. */
  forget(tx: LibraryWriter, documentIds: readonly string[]): Promise<void>;
}

export interface UndoRegistry {
  /** By the name under which steps are stored. */
  readonly actions: ReadonlyMap<string, UndoAction>;
  /** In the order in which redoing an undo reverts them. */
  readonly reversals: readonly ReversalPart[];
}

/** A step as it is stored. */
export interface StoredStep {
  readonly ids: readonly string[];
  /** The moment of the step. */
  readonly at: Date;
  readonly details: object | null;
}

/** How the steps of one action are reverted. Made by `defineUndo`. */
export interface UndoAction {
  readonly action: string;
  revert(tx: LibraryWriter, step: StoredStep, newId: NewId): Promise<Reverted>;
}

/** What an undo changed beside the fields of documents, as it is stored to redo the step. */
export interface Moved {
  readonly stored: Readonly<Record<string, unknown>>;
  /** The documents that were affected. */
  readonly documentIds: readonly string[];
  readonly isNothing: boolean;
}

/** The result of reverting a step. */
export interface Reverted {
  /** The documents of the step that are again as they were before it. */
  readonly restored: readonly string[];
  readonly restoredGroups?: readonly string[];
  readonly leftGroups?: readonly string[];
  /** Documents beside those of the step and `restored` whose fields may have been changed. */
  readonly touched?: readonly string[];
  readonly moved?: readonly Moved[];
}

/** The result of reverting one part of an undo. */
export interface RevertedPart {
  /** The documents that somebody changed since, which stay as they are. */
  readonly left: readonly string[];
  readonly restoredGroups?: readonly string[];
  readonly leftGroups?: readonly string[];
  readonly moved: Moved;
}

/** One kind of change that an undo makes beside the fields of documents, and how it is reverted. Made by `defineReversal`. */
export interface ReversalPart {
  /** What is stored if nothing of this kind was changed. */
  readonly nothing: Readonly<Record<string, unknown>>;
  revert(tx: LibraryWriter, stored: object, at: Date, newId: NewId): Promise<RevertedPart>;
}
