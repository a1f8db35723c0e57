// Counts the documents with drafts on this device. For pages that may show the number only.
import { deviceKeys } from '#src/ui/storage/deviceKeys.ts';
import { draftPrefix } from './mayHaveDrafts.ts';

/** The number of documents with unsaved changes in the account with this id, including new documents. */
export function countKeptDrafts(userId: string): number {
  const prefix = `${draftPrefix}${encodeURIComponent(userId)}:`;
  // A key contains the account, the document and the tab; the key of an interrupted import has no tab.
  const documents = deviceKeys(prefix).map((key) => key.slice(prefix.length).split(':'));
  return new Set(documents.flatMap(([document, tab]) => (tab === undefined ? [] : [document]))).size;
}
