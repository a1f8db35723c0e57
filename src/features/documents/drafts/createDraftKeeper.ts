// The draft of one form on this device: what is kept of it last, and under which name.
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { forgetDraft, keepDraft, leaveDraft } from './draftStorage.ts';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** For a document of that title, as it is saved. */
export function createDraftKeeper(userId: string, savedTitle: string) {
  let kept: KeptDraft | null = null;
  const forget = () => {
    if (kept) forgetDraft(userId, kept);
    kept = null;
  };
  return {
    /** Throws where the device keeps nothing. */
    keep(draft: KeptDraft): void {
      // A document that was just added is kept by another name.
      if (kept?.documentId !== draft.documentId) forget();
      kept = draft;
      const typed = draft.patch.title?.value;
      keepDraft(userId, draft, typeof typed === 'string' ? typed : savedTitle, new Date());
    },
    forget,
    /** The form is left: what is kept stays. */
    leave(): void {
      if (kept) leaveDraft(userId, kept);
    },
  };
}
