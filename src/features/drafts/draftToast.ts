// The message that tells of a draft which was left: it is taken back once the draft stands in a form again, however that was opened.
import { NEW_DOCUMENT } from '#src/features/documents/search.ts';

/** Its key, by the id of the document; null for one that is yet to be added. */
export function draftToast(documentId: string | null): string {
  return `draft:${documentId ?? NEW_DOCUMENT}`;
}
