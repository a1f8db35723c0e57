// What goes into and comes out of the document pane's machine.
import type { KeptDraft } from '../draft/draftTypes.ts';

/** Where a document is moved: into the trash, or out of it. */
export type MoveTarget = 'trash' | 'library';

/** What the actor `move` gets. */
export interface MoveInput {
  readonly target: MoveTarget;
}

/** What the actor `move` resolves with; it rejects only when there was no answer. */
export type MoveOutcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string };

export interface DocumentPaneContext {
  /** The field that is wanted when editing begins; null for the first one. */
  readonly field: string | null;
  /** What was typed on an earlier page and not saved there, when editing goes on with it. */
  readonly draft: KeptDraft | null;
  /** Where it was moved last, or is being moved. */
  readonly target: MoveTarget;
  /** Why it was not moved; shown in `reading.refused`. */
  readonly message: string | null;
}

export type DocumentPaneEvent =
  | { type: 'edit'; field: string | null; draft?: KeptDraft | undefined }
  /** The form is left. */
  | { type: 'edit.done' }
  | { type: 'move'; target: MoveTarget }
  /** The person has read why it was not moved. */
  | { type: 'dismiss' };
