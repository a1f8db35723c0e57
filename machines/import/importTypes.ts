// The types of the import machine: its context, its events, and what its actors take and answer.
import type { LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { DuplicateKeyKind } from '#bibliography/duplicates/duplicateKeys.ts';
import type { Doubt } from '#bibliography/duplicates/sameWork.ts';
import type { ReferenceFormat } from '#bibliography/exchange/referenceFormats.ts';

/** A browser `File` is one. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** The documents of the library that its entries complete, one for each entry; absent if the entries are new. */
  readonly completes?: readonly string[];
}

/** Why a chosen file is skipped. */
export type FileProblem =
  | { readonly kind: 'empty' }
  /** The file is larger than allowed. */
  | { readonly kind: 'tooLarge'; readonly size: number }
  /** The files before it use up the size that can be read at once. */
  | { readonly kind: 'tooMuch' }
  /** It is no bibliography, or cannot be read; the message says why. */
  | { readonly kind: 'unreadable'; readonly message: string };

export interface SkippedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/** A file that was read. */
export interface FileSummary {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly format: ReferenceFormat;
  readonly entries: number;
}

/** A remark about an entry that is imported all the same. */
export interface ImportRemark {
  /** Index into the report's `files`. */
  readonly file: number;
  readonly line: number;
  readonly key: string | null;
  readonly message: string;
}

/** A place in the file that could not be read and is not imported. */
export type ImportTrouble = ImportRemark;

/** The texts shown for a document or an entry; empty if it has none. */
export interface SaidOfDocument {
  readonly title: string;
  readonly people: string;
  readonly year: string;
  /** The preferred citation key. */
  readonly key: string;
}

/** An entry in the review. */
export interface ListedEntry extends SaidOfDocument {
  /** Index into the report's `files`. */
  readonly file: number;
  readonly line: number;
}

/** A group, filled by hand, to which everything is added. */
export type ImportGroup =
  | { readonly kind: 'existing'; readonly id: string; readonly name: string }
  /** A new top-level group, made once the documents are in. */
  | { readonly kind: 'new'; readonly name: string };

/**
 * What to do with a possible duplicate: fill in what the existing document lacks, skip it, or add it all the same.
 */
export type DuplicateDecision = 'merge' | 'skip' | 'keep';

/** What it duplicates: a document in the library, or an earlier entry of the files. */
export type DuplicateTarget = { readonly documentId: string } | { readonly entry: number };

/** An entry that may be the same as a document in the library or as an earlier entry. */
export interface ImportDuplicate {
  /** Its index among the entries, from 0. */
  readonly entry: number;
  readonly target: DuplicateTarget;
  readonly targetSaid: SaidOfDocument;
  readonly sharedKeys: readonly DuplicateKeyKind[];
  /** Why the two may be different works nevertheless; null if there is no reason. */
  readonly doubt: Doubt | null;
  readonly suggested: DuplicateDecision;
  /** Set if the entry was looked up for the document, to complete it: whether the document is still in the library. */
  readonly completes?: 'found' | 'gone';
}

/** What is done with an entry that is not simply added. */
export type PlannedEntry =
  /** The person did not choose it. */
  | { readonly entry: number; readonly action: 'leaveOut' }
  /** A duplicate that the person skips. */
  | { readonly entry: number; readonly action: 'skip' }
  | {
      readonly entry: number;
      readonly action: 'merge';
      readonly target: DuplicateTarget;
      /** Names of fields that take the file's value. */
      readonly take: readonly string[];
    }
  /** It is added and marked as not being a duplicate, because the person said so. */
  | { readonly entry: number; readonly action: 'keep'; readonly target: DuplicateTarget };

/** How far an import, or its undo, had come when its page was closed; with the keys of its requests. */
export interface LeftImport extends Pick<
  ImportContext,
  | ('plan' | 'into' | 'nextBatch' | 'nextGroups' | 'unanswered' | 'ids' | 'added' | 'filled' | 'partsAdded')
  | ('steps' | 'groupSteps' | 'groupsMade')
> {
  readonly stage: 'adding' | 'takingBack';
  readonly batchKeys: readonly string[];
  readonly groupKeys: readonly string[];
}

/** How many parts of each kind a file has besides entries and groups. */
export type PartCounts = Readonly<Record<LibraryPart['kind'], number>>;

/** The result of parsing. The entries themselves stay with the actors, behind `handle`. */
export interface ImportReport {
  readonly handle: string;
  /** The files that were read, in the order in which they were chosen. Their entries follow each other. */
  readonly files: readonly FileSummary[];
  /** The skipped files. */
  readonly skippedFiles: readonly SkippedFile[];
  readonly entries: number;
  readonly listed: readonly ListedEntry[];
  readonly byKind: Readonly<Record<DocumentKind, number>>;
  readonly parts: PartCounts;
  /** Groups at any depth. */
  readonly groups: number;
  readonly remarks: readonly ImportRemark[];
  readonly problems: readonly ImportTrouble[];
  /** Problems in the tree of groups; the other groups are imported. */
  readonly groupRemarks: readonly ImportRemark[];
  /** A random key for each batch (there is at least one). They are fixed here, so that a repeated batch adds nothing twice. */
  readonly batchKeys: readonly string[];
  /** A key for each request that adds groups, after all documents; none for files without groups. */
  readonly groupKeys: readonly string[];
  /** A key for each request that adds everything to the chosen group; these go last, and only if a group is chosen. */
  readonly intoKeys: readonly string[];
  /** Where an earlier import of the same files stopped; null for new or completely imported files. */
  readonly left: LeftImport | null;
}

/** The batch for the actor `sendBatch`; the library's parts go with batch 0. */
export interface BatchToSend {
  readonly handle: string;
  readonly batch: number;
  readonly key: string;
  /** The decisions about all entries; the same for every batch. */
  readonly plan: readonly PlannedEntry[];
  /** The ids of documents from earlier entries, in the order of the file. */
  readonly ids: readonly (string | null)[];
}

/** Output of the actor `sendBatch`; it rejects only if there was no answer. */
export type BatchOutcome =
  | {
      readonly kind: 'added';
      /** The ids of the documents of its entries, in order; null for skipped entries. */
      readonly ids: readonly (string | null)[];
      readonly added: number;
      /** How many documents in the library were filled in. */
      readonly filled: number;
      /** How many library parts are new. */
      readonly partsAdded: number;
      /** The id to pass to `undo`; null if nothing was done. */
      readonly undo: string | null;
    }
  /** The server refused, and nothing of the batch was added. */
  | { readonly kind: 'refused'; readonly message: string };

/** The request for the actor `sendGroups`. */
export interface GroupsToSend {
  readonly handle: string;
  /** Index into the report's `groupKeys`. */
  readonly request: number;
  readonly key: string;
  /** The ids of the documents of all entries, in order. */
  readonly ids: readonly (string | null)[];
  readonly plan: readonly PlannedEntry[];
  readonly into: ImportGroup | null;
  /** Whether this request adds everything to the chosen group. */
  readonly isInto: boolean;
}

/** Output of the actor `sendGroups`; it rejects only if there was no answer. */
export type GroupsOutcome =
  /** `made`: how many groups are new. `undo`: the id to pass to `undo`. */
  | { readonly kind: 'grouped'; readonly made: number; readonly undo: string }
  /** The server refused, and nothing of the request was done. */
  | { readonly kind: 'refused'; readonly message: string };

export interface TakeBackInput {
  /** Steps that changed documents, in order; the last one is undone first. */
  readonly steps: readonly string[];
  /** Steps that added groups; they are undone before the documents. */
  readonly groupSteps: readonly string[];
  /** A batch whose answer was lost: it is sent again with its key to learn its step, which is then undone too. */
  readonly unanswered: BatchToSend | null;
  /** A groups request whose answer was lost, handled in the same way. */
  readonly unansweredGroups: GroupsToSend | null;
}

/** What the undo left alone, because it was changed or filled since: how much, and some of the names. */
export interface TakenBack {
  readonly leftDocuments: number;
  readonly leftGroups: number;
  readonly leftNames: readonly string[];
}

export interface ImportContext extends TakenBack {
  /** The files that are being read, or were read. */
  readonly files: readonly ChosenFile[];
  /** Chosen files that are skipped. */
  readonly skippedFiles: readonly SkippedFile[];
  readonly report: ImportReport | null;
  /** The entries that are not to be imported. */
  readonly excluded: readonly number[];
  readonly into: ImportGroup | null;
  readonly duplicates: readonly ImportDuplicate[];
  /** The action for all duplicates without a decision of their own; null means the suggested one. */
  readonly forAll: DuplicateDecision | null;
  /** Decisions about single duplicates, by entry. */
  readonly decisions: Readonly<Record<number, DuplicateDecision>>;
  /** By entry: the names of the fields for which a merge takes the file's value. */
  readonly taken: Readonly<Record<number, readonly string[]>>;
  /** The resulting plan, once sending has begun. */
  readonly plan: readonly PlannedEntry[];
  /** Index into the report's `batchKeys`. */
  readonly nextBatch: number;
  /** Index into the report's `groupKeys`. */
  readonly nextGroups: number;
  /** The answer to the current request (a batch or groups) was lost, so its content may be in the library. */
  readonly unanswered: boolean;
  /** The ids of documents of the entries so far, in order; null for skipped entries. */
  readonly ids: readonly (string | null)[];
  /** How many documents were added so far. */
  readonly added: number;
  /** How many documents in the library were filled in so far. */
  readonly filled: number;
  /** How many library parts were added so far; existing ones are not counted. */
  readonly partsAdded: number;
  /** The steps of documents so far, for undo. */
  readonly steps: readonly string[];
  /** The steps of groups so far, for undo. */
  readonly groupSteps: readonly string[];
  /** How many groups were made so far; existing ones are not counted. */
  readonly groupsMade: number;
  readonly message: string | null;
  /** Where the import is shown: in the dialog or, if that is closed, in one line. */
  readonly place: 'dialog' | 'line';
}

export type ImportEvent =
  | { type: 'file.chosen'; files: readonly ChosenFile[] }
  /** Search for duplicates again. */
  | { type: 'import.check' }
  /** Entries were chosen or excluded. */
  | { type: 'entries.chosen'; entries: readonly number[]; included: boolean }
  | { type: 'group.chosen'; into: ImportGroup | null }
  | { type: 'duplicate.decided'; entry: number; decision: DuplicateDecision }
  /** A decision about all duplicates; null means the suggested actions. */
  | { type: 'duplicates.decided'; decision: DuplicateDecision | null }
  /** Whether a merge takes the file's value of a field, or keeps the library's. */
  | { type: 'duplicate.fieldChosen'; entry: number; name: string; fromFile: boolean }
  | { type: 'import.start' }
  /** Stops parsing, or stops sending after the current batch. */
  | { type: 'import.cancel' }
  | { type: 'import.resume' }
  | { type: 'import.takeBack' }
  /** Closes the dialog or the line. A running import continues, a finished one ends. */
  | { type: 'import.close' }
  /** Reopens the dialog. */
  | { type: 'import.open' }
  /** Raised by the machine: it is time to show the documents that have arrived. */
  | { type: 'arrivals.due' };

export type ImportEmitted =
  /** The library has changed, so lists must reload. */
  | { readonly type: 'library.changed' }
  /** Files were chosen while an import runs, and were not taken. */
  | { readonly type: 'files.refused'; readonly files: readonly ChosenFile[] };

/** A file with more bytes is not read. */
export const maximumFileSize = 20 * 1024 * 1024;
/** Files that are chosen together and have more bytes are not all read. */
export const maximumTotalSize = 60 * 1024 * 1024;
