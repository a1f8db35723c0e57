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
}

/** Why a file that was chosen brings nothing. */
export type FileProblem =
  | { readonly kind: 'empty' }
  /** It has more bytes than a file may have. */
  | { readonly kind: 'tooLarge'; readonly size: number }
  /** The files before it have as many bytes as are read at once. */
  | { readonly kind: 'tooMuch' }
  /** It is no bibliography, or none of it could be read; the message says why. */
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

/** Something about an entry that the person should know; it is imported all the same. */
export interface ImportRemark {
  /** Index into the report's `files`. */
  readonly file: number;
  readonly line: number;
  readonly key: string | null;
  readonly message: string;
}

/** A place in the file that could not be read; it is not imported. */
export type ImportTrouble = ImportRemark;

/** What is shown of a document or an entry, each empty where it says nothing. */
export interface SaidOfDocument {
  readonly title: string;
  readonly people: string;
  readonly year: string;
  /** The preferred citation key. */
  readonly key: string;
}

/** An entry as the person looks through them. */
export interface ListedEntry extends SaidOfDocument {
  /** Index into the report's `files`. */
  readonly file: number;
  readonly line: number;
}

/** The group, filled by hand, into which everything that comes in is put. */
export type ImportGroup =
  | { readonly kind: 'existing'; readonly id: string; readonly name: string }
  /** Made at the top once the documents are in. */
  | { readonly kind: 'new'; readonly name: string };

/**
 * What becomes of an entry that is possibly in the library already: what is there gets from it what it lacks; nothing; or it is added all
 * the same.
 */
export type DuplicateDecision = 'merge' | 'skip' | 'keep';

/** What it is likely the same as: a document of the library, or an entry of the file that stands before it. */
export type DuplicateTarget = { readonly documentId: string } | { readonly entry: number };

/** An entry that is possibly the same as a document of the library, or as an entry that stands before it. */
export interface ImportDuplicate {
  /** Its place among the entries, from 0. */
  readonly entry: number;
  readonly target: DuplicateTarget;
  readonly targetSaid: SaidOfDocument;
  readonly sharedKeys: readonly DuplicateKeyKind[];
  /** Why the two may be different works all the same; null where nothing speaks against it. */
  readonly doubt: Doubt | null;
  readonly suggested: 'merge' | 'keep';
}

/** What is done with an entry that is not simply added. */
export type PlannedEntry =
  /** The person left it out. */
  | { readonly entry: number; readonly action: 'leaveOut' }
  /** It is a duplicate, and the person wants nothing of it. */
  | { readonly entry: number; readonly action: 'skip' }
  | {
      readonly entry: number;
      readonly action: 'merge';
      readonly target: DuplicateTarget;
      /** The names of fields of which the file's value is taken. */
      readonly take: readonly string[];
    }
  /** It is added, and remembered as different from what it is like, since the person said so. */
  | { readonly entry: number; readonly action: 'keep'; readonly target: DuplicateTarget };

/** How far an import came, or the taking back of it, whose page ended on the way; with the keys of its requests. */
export interface LeftImport extends Pick<
  ImportContext,
  | ('plan' | 'into' | 'nextBatch' | 'nextGroups' | 'unanswered' | 'ids' | 'added' | 'filled' | 'partsAdded')
  | ('steps' | 'groupSteps' | 'groupsMade')
> {
  readonly stage: 'adding' | 'takingBack';
  readonly batchKeys: readonly string[];
  readonly groupKeys: readonly string[];
}

/** How many parts of each kind a file holds beside entries and groups. */
export type PartCounts = Readonly<Record<LibraryPart['kind'], number>>;

/** What parsing found. The entries themselves stay with the actors, behind `handle`. */
export interface ImportReport {
  readonly handle: string;
  /** Those that were read, in the order in which they were chosen. Their entries stand one after the other. */
  readonly files: readonly FileSummary[];
  /** Those that bring nothing. */
  readonly skippedFiles: readonly SkippedFile[];
  readonly entries: number;
  readonly listed: readonly ListedEntry[];
  readonly byKind: Readonly<Record<DocumentKind, number>>;
  readonly parts: PartCounts;
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
  /** The same for each request that puts everything into one group; they go last, where the person has chosen a group. */
  readonly intoKeys: readonly string[];
  /** Where an earlier import of the same files stopped; null for files that are new, or came in whole. */
  readonly left: LeftImport | null;
}

/** Which batch the actor `sendBatch` sends; the library's parts go with batch 0. */
export interface BatchToSend {
  readonly handle: string;
  readonly batch: number;
  readonly key: string;
  /** Of all entries; the same for every batch. */
  readonly plan: readonly PlannedEntry[];
  /** What the entries before it have become, in the order of the file. */
  readonly ids: readonly (string | null)[];
}

/** What the actor `sendBatch` resolves with; it rejects only when there was no answer. */
export type BatchOutcome =
  | {
      readonly kind: 'added';
      /** What its entries have become, in their order; null for those that were left out. */
      readonly ids: readonly (string | null)[];
      readonly added: number;
      /** How many documents of the library got what they lacked. */
      readonly filled: number;
      /** How many of the library's parts were not there before. */
      readonly partsAdded: number;
      /** Takes back what was done; null where there was nothing to do. */
      readonly undo: string | null;
    }
  /** Nothing of the batch was added. */
  | { readonly kind: 'refused'; readonly message: string };

/** Which groups the actor `sendGroups` sends. */
export interface GroupsToSend {
  readonly handle: string;
  /** Index into the report's `groupKeys`. */
  readonly request: number;
  readonly key: string;
  /** The documents that the entries have become, in their order. */
  readonly ids: readonly (string | null)[];
  readonly plan: readonly PlannedEntry[];
  readonly into: ImportGroup | null;
  /** Whether this request puts everything into that group. */
  readonly isInto: boolean;
}

/** What the actor `sendGroups` resolves with; it rejects only when there was no answer. */
export type GroupsOutcome =
  /** `made` groups were not there before; `undo` takes back what was done. */
  | { readonly kind: 'grouped'; readonly made: number; readonly undo: string }
  /** Nothing of the request was done. */
  | { readonly kind: 'refused'; readonly message: string };

export interface TakeBackInput {
  /** What was done with documents, in its order; the last is taken back first. */
  readonly steps: readonly string[];
  /** What brought groups; it goes first, before all others. */
  readonly groupSteps: readonly string[];
  /** A batch that may have arrived without an answer: it is sent again with its key to learn its step, which is taken back too. */
  readonly unanswered: BatchToSend | null;
  /** The same for groups. */
  readonly unansweredGroups: GroupsToSend | null;
}

/** What was left as it is, because somebody changed or filled it since: how much, and what some of it is called. */
export interface TakenBack {
  readonly leftDocuments: number;
  readonly leftGroups: number;
  readonly leftNames: readonly string[];
}

export interface ImportContext extends TakenBack {
  /** Those that are read, or were. */
  readonly files: readonly ChosenFile[];
  /** Those that were chosen with them, and are not read. */
  readonly skippedFiles: readonly SkippedFile[];
  readonly report: ImportReport | null;
  /** The entries that the person leaves out. */
  readonly excluded: readonly number[];
  readonly into: ImportGroup | null;
  readonly duplicates: readonly ImportDuplicate[];
  /** What becomes of all duplicates that nothing else is said of; null for what is suggested of each. */
  readonly forAll: DuplicateDecision | null;
  /** What becomes of single ones, by their entries. */
  readonly decisions: Readonly<Record<number, DuplicateDecision>>;
  /** The names of the fields of which a merge takes the file's value, by entries. */
  readonly taken: Readonly<Record<number, readonly string[]>>;
  /** What came of that, once documents are sent. */
  readonly plan: readonly PlannedEntry[];
  /** Index into the report's `batchKeys`. */
  readonly nextBatch: number;
  /** Index into the report's `groupKeys`. */
  readonly nextGroups: number;
  /** What is next, a batch or groups, was sent and its answer lost, so it may be in the library. */
  readonly unanswered: boolean;
  /** What the entries so far have become, in their order; null for those that were left out. */
  readonly ids: readonly (string | null)[];
  /** How many documents were added so far. */
  readonly added: number;
  /** How many documents of the library got so far what they lacked. */
  readonly filled: number;
  /** How many parts that are neither entries nor groups were added so far; those that were there already are none of them. */
  readonly partsAdded: number;
  /** What was done with documents so far, by which it can be taken back. */
  readonly steps: readonly string[];
  /** The same of groups. */
  readonly groupSteps: readonly string[];
  /** How many groups were made so far; those that were there already are none of them. */
  readonly groupsMade: number;
  readonly message: string | null;
  /** Where a person follows it: in the dialog or, while that is closed, in one line. */
  readonly place: 'dialog' | 'line';
}

export type ImportEvent =
  | { type: 'file.chosen'; files: readonly ChosenFile[] }
  /** Looks once more for what is in the library already. */
  | { type: 'import.check' }
  /** These come in, or stay out. */
  | { type: 'entries.chosen'; entries: readonly number[]; included: boolean }
  | { type: 'group.chosen'; into: ImportGroup | null }
  | { type: 'duplicate.decided'; entry: number; decision: DuplicateDecision }
  /** Of all of them; null for what is suggested of each. */
  | { type: 'duplicates.decided'; decision: DuplicateDecision | null }
  /** A merge takes the value of a field from the file, or leaves that of the library. */
  | { type: 'duplicate.fieldChosen'; entry: number; name: string; fromFile: boolean }
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

/** A file with more bytes is not read. */
export const maxFileSize = 20 * 1024 * 1024;
/** Files that are chosen together and have more bytes are not all read. */
export const maxTotalSize = 60 * 1024 * 1024;
