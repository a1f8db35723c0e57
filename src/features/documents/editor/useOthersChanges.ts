// Says what others do to the kind of a document that is edited, and to what it keeps of another: no part of the form shows it.
import { useEffect } from 'react';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** For as long as the form is there. */
export function useOthersChanges(actor: DocumentEditorHandle['actor']): void {
  useEffect(() => {
    const followed = actor.on('kind.followed', ({ to }) => {
      toast({
        key: `kind:${actor.getSnapshot().context.documentId ?? ''}`,
        tone: 'info',
        message: `This is now of the kind “${kindLabels[to]}”. Nothing that you typed is lost.`,
      });
    });
    const overruled = actor.on('aside.overruled', ({ kind, names }) => {
      const labels = names.map((name) => fieldOf(kind, name)?.label ?? name).join(', ');
      toast({
        tone: 'info',
        message: `Somebody else changed this, too: ${labels}. What you typed counts; theirs is in the history.`,
      });
    });
    return () => {
      followed.unsubscribe();
      overruled.unsubscribe();
    };
  }, [actor]);
}
