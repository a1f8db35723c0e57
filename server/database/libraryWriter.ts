// The types of a library that statements are asked of, and of what features register for it. Types only: values are in library.ts.
import type { Sql } from 'sql-template-tag';
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

/** What features register for libraries; built once, in server/features.ts. */
export interface LibraryFeatures {
  readonly undo: UndoRegistry;
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
