// Copies what was typed to the person's own library, where the document can't be saved in its own library any more.
import { useRef } from 'react';
import { finishSource, type SourceActor } from '#src/features/source/finishSource.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { type CopyAttempt, nextCopyAttempt } from './copyAttempt.ts';
import { editorTexts } from './editorTexts.ts';
import { takeInTyped } from './takeInTyped.ts';
import { type DocumentEditorHandle, isCopyingDraft } from './useDocumentEditor.ts';

interface CopyDraftButtonProps {
  editor: DocumentEditorHandle;
  source: SourceActor | null;
}

/** Renders the button. */
export function CopyDraftButton({ editor, source }: CopyDraftButtonProps) {
  const lastAttempt = useRef<CopyAttempt>(null);
  return (
    <Button
      busy={isCopyingDraft(editor)}
      busyLabel={editorTexts.notices.copying}
      disabled={editor.snapshot.matches('bringingBack')}
      onClick={() => {
        takeInTyped();
        finishSource(source, () => {
          const document = editor.current();
          const attempt = nextCopyAttempt(lastAttempt.current, document);
          lastAttempt.current = attempt;
          const { fields, hidden = [] } = document;
          editor.actor.send({ type: 'copyDraft', fields, hidden, key: attempt.key });
        });
      }}
    >
      {editorTexts.notices.copy}
    </Button>
  );
}
