// The types of a library, its transactions, and what features register for it. They are in one file because they refer to each other;
// openLibrary.ts has the implementation.
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { Sql } from 'sql-template-tag';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import type { NewId } from '../edges.ts';

/** Builds a statement for the library with this id. The statement must refer to the id. */
export type LibraryStatement = (libraryId: string) => Sql;

/** Runs statements on one library. */
export interface LibraryReader {
  query<Row = Record<string, unknown>>(statement: LibraryStatement): Promise<Row[]>;
}

/** A transaction in one library. It holds the library's lock, so no other transaction changes the library meanwhile. */
export interface LibraryWriter extends LibraryReader {
  /** The time of this transaction in whole milliseconds, later than that of every earlier transaction of the library. */
  readonly at: Date;
  /** When the maintenance of the library last ran (maintenance.ts). */
  readonly tidied: Date;
  /** The account whose person changes the library; null for automatic changes. */
  readonly userId: string | null;
  /** The name of the browser that changes the library; null for automatic changes. */
  readonly device: string | null;
  /** What is registered for libraries. */
  readonly features: LibraryFeatures;
}

/** A library that a request may read; created by `openLibraryToRead`. */
export interface ReadableLibrary extends LibraryReader {
  /** A key for this library that all requests of this process share, for caches and running work. */
  readonly anchor: object;
  /** What is registered for libraries. */
  readonly features: LibraryFeatures;
  now(): Date;
  /** Throws `StorageFull` if the disk has no room for this many bytes of text. Call it before a change of several transactions. */
  checkRoom(text: number): void;
  /**
   * Runs a job that may take long, such as a bulk edit. An account runs at most two at once. The statements and transactions of the `library`
   * that the job gets let other requests go first: keep each of them short.
   */
  heavyJob<T>(job: (library: this) => Promise<T>): Promise<T>;
  /** The same library, but its statements let other requests go first: for heavy work that limits its own concurrency. */
  heavy(): this;
  /** The same library without a time budget, for work that has to be finished. */
  unlimited(): this;
  /** A writer for changes that reading may need, whoever reads: deriving values again, and emptying old trash. Not for resolvers. */
  forMaintenance(): WritableLibrary;
}

/** A library that a request may change; created by `openLibrary`. */
export interface WritableLibrary extends ReadableLibrary {
  /**
   * Runs `work` in one transaction under the library's lock. Transactions become visible in the order of their times, so the feed of changes
   * cannot miss one that was committed late.
   */
  write<T>(work: (tx: LibraryWriter) => Promise<T>): Promise<T>;
  /**
   * Like `write`, for data that is not content, such as which groups are expanded. The library counts as unchanged, so caches stay valid.
   */
  writeAside<T>(work: (tx: LibraryReader) => Promise<T>): Promise<T>;
}

/** The hooks that features register for libraries; assembled once, in server/features.ts. */
export interface LibraryFeatures {
  readonly undo: UndoRegistry;
  readonly derived: DerivedRegistry;
  readonly expiries: readonly Expiry[];
  readonly runWrite: RunWrite;
  readonly conditions: ConditionReaders;
}

/** The functions with which features read the filter of a list; `path` is its place in the input, for BAD_USER_INPUT. */
export interface ConditionReaders {
  readonly readSearch: ReadSearch;
  readonly readContent: ReadContent;
}

/** Returns null if the query is empty. */
export type ReadSearch = (
  library: ReadableLibrary,
  query: string,
  path: readonly string[],
  /** A search among what the first one finds, with its own path in problems. */
  within?: { readonly query: string; readonly path: readonly string[] },
) => Promise<SearchCondition | null>;

/** Returns null if the filter has no groups. Throws NOT_FOUND for a group that is not in the library. */
export type ReadContent = (
  library: ReadableLibrary,
  filters: Pick<DocumentFilters, 'groupId' | 'groupIds' | 'groupMatch'>,
  path: readonly string[],
) => Promise<ContentCondition | null>;

/** A search as a condition on the table `documents`. */
export interface SearchCondition {
  /** How many characters one statement may search; null for no limit. */
  readonly textAtOnce: number | null;
  /** Runs an expensive search in chunks and keeps its matches. Call it before a statement about all or many documents. */
  prepare(): Promise<void>;
  /** Runs statements that use the condition. Throws BAD_USER_INPUT if one fails because of the search. */
  asking<T>(ask: () => Promise<T>): Promise<T>;
  /** The exact condition, for statements about a few documents. */
  where(libraryId: string): Sql;
  /** The condition for statements about all documents: the first ones of an order, or their number. */
  whereOfAll(libraryId: string, purpose: 'page' | 'count'): Sql;
}

/** The content of groups, as a condition. It consists of indexed lists whose sizes are roughly known. */
export interface ContentCondition {
  /** Whether all documents can be fetched and sorted quickly. */
  readonly isSmall: boolean;
  /** Whether fetching and sorting all documents is faster than reading the index of an order to its end. */
  readonly isFetchable: boolean;
  /** The fastest condition on `documents`. */
  where(libraryId: string): Sql;
  /** The condition that it includes the document with this id, as one index lookup for each list. */
  isLookedUp(libraryId: string, id: Sql): Sql;
  /** The same condition, by hashing all its ids: worthwhile if most documents of a library are tested. */
  isAmong(libraryId: string, id: Sql): Sql;
  /** The same condition, by fetching its documents one by one. */
  isFetched(libraryId: string): Sql;
  /** The number of documents without those in the trash. */
  count(library: LibraryReader): Promise<number>;
}

/**
 * Runs a transaction, and repeats it if necessary. `write` runs one attempt, and must call `prepare` with the transaction before anything else.
 * A failed attempt is rolled back.
 */
export type RunWrite = <T>(
  library: WritableLibrary,
  write: (prepare: (tx: LibraryWriter) => void) => Promise<T>,
) => Promise<T>;

/** Data that a feature stores only for a limited time, for retries and undo. */
export interface Expiry {
  /** The condition that a library has such data from `before` or earlier. Without it, the data is removed with the next change of the library. */
  readonly isDue?: (libraryId: Sql, before: Date) => Sql;
  /** Removes the data from `before` or earlier. */
  remove(tx: LibraryWriter, before: Date): Promise<void>;
}

/** Stored data that is derived from documents: on every write, and for a whole library when it was derived differently. */
export interface DerivedRegistry {
  /** Raise it when anything is derived differently, or when rows are added whose `replace` depends on `changedTexts`; these get the same `version`. */
  readonly version: number;
  /** What libraries store: one with another number is derived again before its derived data is next read. */
  readonly storedVersion: number;
  readonly columns: readonly DerivedColumn[];
  /** The rows, in the order in which they are written. */
  readonly rows: readonly DerivedRows[];
}

/** Texts by the name of the field, or of the list that is not a field (textMembers.ts). */
export type DocumentTexts = Readonly<Record<string, string>>;

/** A document that is written, with data from which several features derive theirs, computed once for all. */
export interface DerivedDocument {
  readonly id: string;
  readonly draft: DocumentDraft;
  readonly texts: DocumentTexts;
  /** The texts after folding. */
  readonly folded: DocumentTexts;
  /** All folded texts, one per line. */
  readonly searchText: string;
}

/** A column of a document's row that is derived from the document. */
export interface DerivedColumn {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly of: (document: DerivedDocument) => string | number | null;
}

/** Rows that are derived from documents; created by `defineDerived`. */
export interface DerivedRows {
  readonly name: string;
  /** The version of the registry that last changed how these rows are derived from texts. */
  readonly version: number;
  /** Stores the rows of new documents. */
  insert(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void>;
  /**
   * Replaces the rows of documents. `changedTexts` has the names of the texts that changed in any of the documents; null if that is unknown, or
   * if the rows were derived by a version before `version`.
   */
  replace(
    tx: LibraryWriter,
    documents: readonly DerivedDocument[],
    changedTexts: ReadonlySet<string> | null,
  ): Promise<void>;
  /** Removes the rows of permanently deleted documents. */
  forget(tx: LibraryWriter, documentIds: readonly string[]): Promise<void>;
}

export interface UndoRegistry {
  /** The actions, by the name under which their steps are stored. */
  readonly actions: ReadonlyMap<string, UndoAction>;
  /** The reversals, in the order in which a redo reverts them. */
  readonly reversals: readonly ReversalPart[];
}

/** A stored step. */
export interface StoredStep {
  readonly ids: readonly string[];
  /** The time of the step. */
  readonly at: Date;
  readonly details: object | null;
}

/** How the steps of one action are reverted; created by `defineUndo`. */
export interface UndoAction {
  readonly action: string;
  revert(tx: LibraryWriter, step: StoredStep, newId: NewId): Promise<Reverted>;
}

/** Changes of an undo other than to fields of documents, in the stored form for redoing the step. */
export interface Moved {
  readonly stored: Readonly<Record<string, unknown>>;
  /** The documents that were affected. */
  readonly documentIds: readonly string[];
  readonly isNothing: boolean;
}

/** The result of reverting a step. */
export interface Reverted {
  /** The documents of the step that are completely restored. */
  readonly restored: readonly string[];
  readonly restoredGroups?: readonly string[];
  readonly leftGroups?: readonly string[];
  /** Further documents, in addition to those of the step and `restored`, whose fields may have been changed. */
  readonly touched?: readonly string[];
  readonly moved?: readonly Moved[];
}

/** The result of reverting one part of an undo. */
export interface RevertedPart {
  /** The documents that were changed since, and stay as they are. */
  readonly left: readonly string[];
  readonly restoredGroups?: readonly string[];
  readonly leftGroups?: readonly string[];
  readonly moved: Moved;
}

/** A kind of change that an undo makes other than to fields of documents, and how it is reverted; created by `defineReversal`. */
export interface ReversalPart {
  /** The stored form if nothing of this kind was changed. */
  readonly nothing: Readonly<Record<string, unknown>>;
  revert(tx: LibraryWriter, stored: object, at: Date, newId: NewId): Promise<RevertedPart>;
}
