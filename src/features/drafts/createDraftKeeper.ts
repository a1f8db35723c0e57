// Stores the draft of one form on this device.
import type { Environment } from 'relay-runtime';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { savedTitle } from '#src/features/documents/savedTitle.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { forgetDraft, keepDraft, leaveDraft } from './draftStorage.ts';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** The draft is stored with the document's current title, so that it can be named later. */
export function createDraftKeeper(userId: string, environment: Environment) {
  let kept: KeptDraft | null = null;
  const forget = () => {
    if (kept) forgetDraft(userId, kept);
    kept = null;
  };
  return {
    /** Throws if the device refuses to store it. */
    keep(draft: KeptDraft): void {
      // A new document gets an id when it is added, and its draft another key.
      if (kept?.documentId !== draft.documentId) forget();
      kept = draft;
      const { documentId, patch } = draft;
      const saved = documentId === null ? '' : savedTitle(environment, documentId);
      const typed = patch.title?.value;
      const title = typeof typed === 'string' ? typed : saved;
      keepDraft(userId, {
        version: 5,
        draft,
        title,
        libraryId: libraryIdOf(environment),
        at: new Date().toISOString(),
      });
    },
    forget,
    /** The form was closed; the stored draft stays. */
    leave(): void {
      if (kept) leaveDraft(userId, kept);
    },
  };
}
