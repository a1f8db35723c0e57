// What goes into and comes out of the import machine.
import type { DocumentKind } from '#bibliography/documents.ts';

/** A browser `File` is one. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Something about an entry that the person should know; it is imported all the same. */
export interface ImportRemark {
  readonly line: number;
  readonly key: string | null;
  readonly message: string;
}

/** A place in the file that could not be read; it is not imported. */
export type ImportTrouble = ImportRemark;

/** What parsing found. The entries themselves stay with the actors, behind `handle`. */
export interface ImportReport {
  readonly handle: string;
  readonly dialect: 'bibtex' | 'biblatex';
  readonly entries: number;
  readonly byKind: Readonly<Record<DocumentKind, number>>;
  /** Strings, preambles, comments: what the file holds beside entries. */
  readonly parts: number;
  /** Groups at any depth. */
  readonly groups: number;
  readonly remarks: readonly ImportRemark[];
  readonly problems: readonly ImportTrouble[];
  /** What of the tree of groups could not be read, or not all of it; the other groups come in. */
  readonly groupRemarks: readonly ImportRemark[];
  /** One random key for each batch, of which there is at least one; fixed here so that a batch sent twice adds nothing twice. */
  readonly batchKeys: readonly string[];
  /** The same for each request that brings groups, after all the documents; none for a file without groups. */
  readonly groupKeys: readonly string[];
}

/** Which batch the actor `sendBatch` sends; the library's parts go with batch 0. */
export interface BatchToSend {
  readonly handle: string;
  readonly batch: number;
  readonly key: string;
}

/** What the actor `sendBatch` resolves with; it rejects only when there was no answer. */
export type BatchOutcome =
  | { readonly kind: 'added'; readonly ids: readonly string[] }
  /** Nothing of the batch was added. */
  | { readonly kind: 'refused'; readonly message: string };

/** Which groups the actor `sendGroups` sends. */
export interface GroupsToSend {
  readonly handle: string;
  /** Index into the report's `groupKeys`. */
  readonly request: number;
  readonly key: string;
  /** The documents that the entries of the file have become, in the order of the file. */
  readonly ids: readonly string[];
}

/** What the actor `sendGroups` resolves with; it rejects only when there was no answer. */
export type GroupsOutcome =
  /** `made` groups were not there before; `undo` takes back what was done. */
  | { readonly kind: 'grouped'; readonly made: number; readonly undo: string }
  /** Nothing of the request was done. */
  | { readonly kind: 'refused'; readonly message: string };

export interface TakeBackInput {
  readonly ids: readonly string[];
  /** What brought groups, by the ids of `undo`; it goes first, the last step before all others. */
  readonly groupSteps: readonly string[];
  /** A batch that may have arrived without an answer: send it again with its key to learn its ids, then take these back too. */
  readonly unanswered: BatchToSend | null;
  /** The same for groups. */
  readonly unansweredGroups: GroupsToSend | null;
}

/** The groups that were left as they are, because somebody changed or filled them since: how many, and what some of them are called. */
export interface TakenBack {
  readonly leftCount: number;
  readonly leftNames: readonly string[];
}

export interface ImportContext extends TakenBack {
  readonly file: ChosenFile | null;
  readonly report: ImportReport | null;
  /** Index into the report's `batchKeys`. */
  readonly nextBatch: number;
  /** Index into the report's `groupKeys`. */
  readonly nextGroups: number;
  /** What is next, a batch or groups, was sent and its answer lost, so it may be in the library. */
  readonly unanswered: boolean;
  /** Ids of the documents added so far. */
  readonly added: readonly string[];
  /** The steps that brought groups, by which they can be taken back. */
  readonly groupSteps: readonly string[];
  /** How many groups were made so far; those that were there already are none of them. */
  readonly groupsMade: number;
  readonly message: string | null;
  /** Where a person follows it: in the dialog or, while that is closed, in one line. */
  readonly place: 'dialog' | 'line';
}

export type ImportEvent =
  | { type: 'file.chosen'; files: readonly ChosenFile[] }
  | { type: 'import.start' }
  /** Stops parsing, or stops sending after the batch that is under way. */
  | { type: 'import.cancel' }
  | { type: 'import.resume' }
  | { type: 'import.takeBack' }
  /** Closes the dialog or the line. What is under way goes on, what is over ends. */
  | { type: 'import.close' }
  /** Opens the dialog again. */
  | { type: 'import.open' }
  /** Raised by the machine itself: it is time to show what has arrived so far. */
  | { type: 'arrivals.due' };

/** The library holds other documents than before: whoever shows it asks again. */
export interface ImportEmitted {
  readonly type: 'library.changed';
}

/** Over this a file is refused before parsing. */
export const maxFileSize = 20 * 1024 * 1024;
