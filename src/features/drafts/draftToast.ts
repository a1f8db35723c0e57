// The message about a draft that was left; it is withdrawn as soon as a form shows the draft again.
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';

/** Its key, by the id of the document; null for one that is yet to be added. */
export function draftToast(documentId: string | null): string {
  return `draft:${documentId ?? NEW_DOCUMENT}`;
}
