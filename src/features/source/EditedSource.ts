// The parts of the document editor that the source view reads and changes.
import type { ActorRefFrom } from 'xstate';
import type { HiddenField, WholeDocument } from '#bibliography/hiddenFields.ts';
import type { documentEditorMachine } from '#machines/documentEditor/documentEditorMachine.ts';

export interface EditedSource {
  readonly actor: ActorRefFrom<typeof documentEditorMachine>;
  /** Returns the document with everything typed so far. */
  readonly current: () => WholeDocument;
  readonly change: (name: string, value: unknown) => void;
  /** The text has the focus: the fields keep what they show, whatever others change, until they are left. */
  readonly focusFields: (names: readonly string[]) => void;
  readonly leaveFields: () => void;
  /** Changes values that the document's kind hides. */
  readonly changeKept: (fields: readonly HiddenField[]) => void;
}
