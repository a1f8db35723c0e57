// The types of the machine that copies to another library.

/** A library to which the person may write. */
export interface TargetLibrary {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
}

/** The source and the possible targets of a copy. */
export interface CopyLibraries {
  /** The id of the library to copy from. */
  readonly sourceId: string;
  /** Whether the person may move something out of it. */
  readonly mayMove: boolean;
  /** The others to which the person may write. */
  readonly targets: readonly TargetLibrary[];
}

export interface CopyChoices {
  readonly targetId: string;
  /** For documents: whether their groups are copied as well. */
  readonly withGroups: boolean;
  /** For groups: whether their documents are copied as well. */
  readonly withDocuments: boolean;
  /** What is done about documents that the target has already. */
  readonly duplicates: 'SKIP' | 'COPY';
  readonly isMove: boolean;
}

/** What is asked of the server. */
export interface CopyRequest extends CopyChoices {
  readonly sourceId: string;
  readonly targetName: string;
  /** Whether an earlier request has already copied a part. */
  readonly isContinued: boolean;
  /** The idempotency key: the same for the same choices, so that trying again copies nothing twice. */
  readonly key: string;
}

export interface CopyCounts {
  readonly documents: number;
  /** How many of them the target has already; null if that was not counted. */
  readonly duplicates: number | null;
}

/** What was done so far, by all requests for the same choices. */
export interface CopyResult {
  /** How many documents it is about. */
  readonly documentCount: number;
  readonly copiedCount: number;
  /** How many were left out because the target has them already. */
  readonly skippedCount: number;
  readonly newKeyCount: number;
  readonly madeGroupCount: number;
  /** How many were moved to the trash of the source. */
  readonly movedCount: number;
  /** The steps that undo it, in the order in which they are undone. */
  readonly steps: readonly { readonly undo: string }[];
  /** Whether more may have been copied than is counted, because a later part failed or its answer was lost. */
  readonly mayBeUndercounted?: boolean;
}

export type CopyAnswer =
  | { readonly kind: 'copied'; readonly result: CopyResult }
  /** Some of it was done. The same request does more. */
  | { readonly kind: 'continues'; readonly result: CopyResult }
  /** `message` says why. `undo` is the step that undoes the part that was done before the refusal; null if nothing was. */
  | { readonly kind: 'refused'; readonly message: string; readonly undo: string | null };

export interface LibraryCopyInput {
  readonly what: 'documents' | 'groups';
  /** Identifies this copy; the idempotency keys of its requests begin with it. */
  readonly id: string;
}

export interface LibraryCopyContext extends LibraryCopyInput {
  readonly libraries: CopyLibraries;
  readonly choices: CopyChoices;
  /** Null until it is counted. */
  readonly counts: CopyCounts | null;
  /** What was done so far; without steps before the first answer. */
  readonly result: CopyResult;
  /** What failed; null for nothing. */
  readonly message: string | null;
}

export type LibraryCopyEvent =
  | { readonly type: 'target.chosen'; readonly id: string }
  | { readonly type: 'groups.toggled' }
  | { readonly type: 'documents.toggled' }
  | { readonly type: 'duplicates.chosen'; readonly duplicates: CopyChoices['duplicates'] }
  | { readonly type: 'move.chosen'; readonly isMove: boolean }
  | { readonly type: 'copy' }
  /** Stops after the current part. In `stopped`: ends, and keeps what was copied. */
  | { readonly type: 'stop' }
  | { readonly type: 'retry' };

/** The copy has ended; `result` says what was done. */
export interface LibraryCopyEmitted {
  readonly type: 'copy.ended';
  readonly result: CopyResult;
  readonly request: CopyRequest;
}
