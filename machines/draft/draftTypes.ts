// What goes into and comes out of the machine of a draft.
import type { EditorDraft } from '../documentEditor/documentEditorTypes.ts';

export interface DraftContext {
  /** What is to be kept; null while nothing is. */
  readonly draft: EditorDraft | null;
}

export type DraftEvent =
  /** There is something unsaved, or something else than before. */
  | { type: 'draft.changed'; draft: EditorDraft }
  /** Everything is saved, or was given up. */
  | { type: 'draft.over' };
