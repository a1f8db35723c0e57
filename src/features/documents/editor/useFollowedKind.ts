// Says when a form goes along with the kind that somebody else has made of its document.
import { useEffect } from 'react';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** For as long as the form is there. */
export function useFollowedKind(actor: DocumentEditorHandle['actor']): void {
  useEffect(() => {
    const followed = actor.on('kind.followed', ({ to }) => {
      toast({
        key: `kind:${actor.getSnapshot().context.documentId ?? ''}`,
        tone: 'info',
        message: `This is now of the kind “${kindLabels[to]}”. Nothing that you typed is lost.`,
      });
    });
    return () => {
      followed.unsubscribe();
    };
  }, [actor]);
}
