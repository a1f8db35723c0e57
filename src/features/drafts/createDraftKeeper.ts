// Stores the draft of one form on this device, by its document.
import type { Environment } from 'relay-runtime';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { savedTitle } from '#src/features/documents/savedTitle.ts';
import { forgetDraft, keepDraft, leaveDraft } from './draftStorage.ts';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** It is kept under the title that it has at that moment, for whoever is told of it later. */
export function createDraftKeeper(userId: string, environment: Environment) {
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
      const { documentId, patch } = draft;
      const saved = documentId === null ? '' : savedTitle(environment, documentId);
      const typed = patch.title?.value;
      keepDraft(userId, draft, typeof typed === 'string' ? typed : saved, new Date());
    },
    forget,
    /** The form is left: what is kept stays. */
    leave(): void {
      if (kept) leaveDraft(userId, kept);
    },
  };
}
