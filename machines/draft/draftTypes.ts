// What goes into and comes out of the machine of a draft.
import type { EditorDraft } from '../documentEditor/documentEditorTypes.ts';
import type { SourceDraft } from '../sourceView/sourceViewTypes.ts';

/** All that was typed of a document and is not saved. */
export interface KeptDraft extends EditorDraft {
  /** What stands in its source and is not in the form: it cannot be read, or not yet. */
  readonly source?: SourceDraft | undefined;
}

export interface DraftContext {
  /** What is to be kept; null while nothing is. */
  readonly draft: KeptDraft | null;
}

export type DraftEvent =
  /** There is something unsaved, or something else than before. */
  | { type: 'draft.changed'; draft: KeptDraft }
  /** Everything is saved, or was given up. */
  | { type: 'draft.over' };
