// Resumes a draft that was left behind by a reload, a crash or a closed tab.
import { useEffect, useEffectEvent } from 'react';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { withdrawToast } from '#src/ui/toast/toast.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { adoptDraft, leftDrafts } from './draftStorage.ts';
import { draftToast } from './draftToast.ts';

/** Takes over the draft of a document of the open library once it is shown. `null` is a new document, `undefined` none. */
export function useLeftDraft(
  userId: string,
  documentId: string | null | undefined,
  onFound: (draft: KeptDraft) => void,
): void {
  const resume = useEffectEvent(onFound);
  const open = libraryIdOf(useRelayEnvironment());
  useEffect(() => {
    if (documentId === undefined) return;
    const gone = new AbortController();
    void leftDrafts(userId).then((drafts) => {
      const left = drafts.find(({ draft, libraryId }) => libraryId === open && draft.documentId === documentId);
      if (!left || gone.signal.aborted) return;
      adoptDraft(userId, left);
      withdrawToast(draftToast(left));
      resume(left.draft);
    });
    return () => {
      gone.abort();
    };
  }, [userId, open, documentId]);
}
