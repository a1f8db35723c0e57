// The types of the document pane's machine: its context, its events, and what its actors take and answer.
import type { KeptDraft } from '../draft/draftTypes.ts';

/** Where a document is moved: into the trash, or out of it. */
export type MoveTarget = 'trash' | 'library';

/** Input of the actor `move`. */
export interface MoveInput {
  readonly target: MoveTarget;
}

/** Output of the actor `move`; it rejects only if there was no answer. */
export type MoveOutcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string };

export interface DocumentPaneContext {
  /** The field to focus when editing begins; null for the first one. */
  readonly field: string | null;
  /** Unsaved changes from an earlier page, if editing continues with them. */
  readonly draft: KeptDraft | null;
  /** The target of the current or last move; `trash` before the first. */
  readonly target: MoveTarget;
  /** Why the move failed; shown in `reading.refused`. */
  readonly message: string | null;
}

export type DocumentPaneEvent =
  | { type: 'edit'; field: string | null; draft?: KeptDraft | undefined }
  /** The form was closed. */
  | { type: 'edit.done' }
  | { type: 'move'; target: MoveTarget }
  /** The person dismissed the message. */
  | { type: 'dismiss' };
