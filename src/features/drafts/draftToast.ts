// The message about a draft that was left behind; it is withdrawn as soon as a form shows the draft.
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import type { LeftDraft } from './draftStorage.ts';

/** The key of the message. */
export function draftToast({ libraryId, draft }: Pick<LeftDraft, 'libraryId' | 'draft'>): string {
  return `draft:${libraryId}:${draft.documentId ?? NEW_DOCUMENT}`;
}
