// The header of the form: the save state, and the button that adds a new document or ends editing.
import type { ReactNode } from 'react';
import { PaneHead } from '#src/features/reader/PaneHead.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { editorTexts } from './editorTexts.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

export interface EditorHeadProps {
  editor: DocumentEditorHandle;
  isNew: boolean;
  /** The save state. */
  state: ReactNode;
  onSave: () => void;
  onFinish: () => void;
  onClose: () => void;
}

/** Renders the header. */
export function EditorHead({ editor: { snapshot }, isNew, state, onSave, onFinish, onClose }: EditorHeadProps) {
  return (
    <PaneHead onClose={onClose} state={state}>
      {isNew ? (
        <Button
          variant="primary"
          busy={snapshot.matches('saving')}
          busyLabel={editorTexts.head.adding}
          aria-keyshortcuts="Control+Enter"
          data-tip={editorTexts.head.addTip}
          onClick={onSave}
        >
          {editorTexts.head.add}
        </Button>
      ) : (
        <Button
          busy={snapshot.matches({ saving: 'finishing' })}
          busyLabel={editorTexts.head.saving}
          aria-keyshortcuts="Control+Enter"
          data-tip={editorTexts.head.doneTip}
          onClick={onFinish}
        >
          {editorTexts.head.done}
        </Button>
      )}
    </PaneHead>
  );
}
