// Reports changes by others to the kind and the hidden values of the edited document, which no field of the form shows.
import { useEffect } from 'react';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';
import { editorTexts } from './editorTexts.ts';

/** Runs as long as the form is mounted. */
export function useOthersChanges(actor: DocumentEditorHandle['actor']): void {
  useEffect(() => {
    const followed = actor.on('kind.followed', ({ to }) => {
      toast({
        key: `kind:${actor.getSnapshot().context.documentId ?? ''}`,
        tone: 'info',
        message: editorTexts.notices.kindChanged(kindLabels[to]),
      });
    });
    const overruled = actor.on('stashed.overruled', ({ kind, names }) => {
      const labels = names.map((name) => fieldOf(kind, name)?.label ?? name).join(', ');
      toast({
        tone: 'info',
        message: editorTexts.notices.overruled(labels),
      });
    });
    return () => {
      followed.unsubscribe();
      overruled.unsubscribe();
    };
  }, [actor]);
}
