// The form's draft, as far as the source reads and changes it.
import type { ActorRefFrom } from 'xstate';
import type { HiddenField, WholeDocument } from '#bibliography/hiddenFields.ts';
import type { documentEditorMachine } from '#machines/documentEditor/documentEditorMachine.ts';

export interface EditedSource {
  readonly actor: ActorRefFrom<typeof documentEditorMachine>;
  /** The document with all that was typed, at this moment. */
  readonly current: () => WholeDocument;
  readonly change: (name: string, value: unknown) => void;
  /** Changes what the document keeps of other kinds. */
  readonly changeKept: (fields: readonly HiddenField[]) => void;
}
