// The message about a draft that was left behind; it is withdrawn as soon as a form shows the draft.
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';

/** The key of the message, by the id of the document; null for a new document. */
export function draftToast(documentId: string | null): string {
  return `draft:${documentId ?? NEW_DOCUMENT}`;
}
