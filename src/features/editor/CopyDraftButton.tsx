// Copies what was typed to the person's own library, where the library of the document can't be changed any more.
import { useState } from 'react';
import { finishSource, type SourceActor } from '#src/features/source/finishSource.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { editorTexts } from './editorTexts.ts';
import { takeInTyped } from './takeInTyped.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

interface CopyDraftButtonProps {
  editor: DocumentEditorHandle;
  source: SourceActor | null;
}

/** Renders the button. */
export function CopyDraftButton({ editor, source }: CopyDraftButtonProps) {
  // The same key for every attempt, so that the document is added once.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <Button
      busy={editor.snapshot.matches('copyingDraft')}
      busyLabel={editorTexts.notices.copying}
      onClick={() => {
        takeInTyped();
        finishSource(source, () => {
          editor.actor.send({ type: 'copyDraft', fields: editor.current().fields, key });
        });
      }}
    >
      {editorTexts.notices.copy}
    </Button>
  );
}
