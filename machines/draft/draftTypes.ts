// The types of the machine of a draft: its context, its events, and what its actors take and answer.
import type { EditorDraft } from '../documentEditor/documentEditorTypes.ts';
import type { SourceDraft } from '../sourceView/sourceViewTypes.ts';

/** All unsaved changes of a document. */
export interface KeptDraft extends EditorDraft {
  /** Text in the source view that is not in the form, because it cannot be read or was not read yet. */
  readonly source?: SourceDraft | undefined;
}

export interface DraftContext {
  /** The draft to store; null if nothing is unsaved. */
  readonly draft: KeptDraft | null;
}

export type DraftEvent =
  /** There are unsaved changes, or they have changed. */
  | { type: 'draft.changed'; draft: KeptDraft }
  /** Everything is saved or dropped. */
  | { type: 'draft.over' };
