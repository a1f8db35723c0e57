// Says when a form goes along with the kind that somebody else has made of its document.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentDraft, DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** `onFollow` gets what was shown last of the kind that it was: of what has no place in the other, the server answers nothing any more. */
export function useFollowedKind(
  { actor, snapshot, values }: DocumentEditorHandle,
  draft: DocumentDraft,
  onFollow: (from: DocumentKind, to: DocumentKind, shown: Readonly<Record<string, unknown>>) => void,
): void {
  const { documentId, kind } = snapshot.context;
  const shown = useRef(values);
  const follow = useEffectEvent((from: DocumentKind, to: DocumentKind) => {
    toast({
      key: `kind:${documentId ?? ''}`,
      tone: 'info',
      message: `Changed in another place: this is now of the kind “${kindLabels[to]}”. Nothing that you typed is lost.`,
    });
    onFollow(from, to, shown.current);
  });
  useEffect(() => {
    const followed = actor.on('kind.followed', ({ from, to }) => {
      follow(from, to);
    });
    return () => {
      followed.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    if (draft.kind === kind) shown.current = values;
  });
}
