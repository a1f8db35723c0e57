// How many documents have drafts on this device, for a page that may show their number only.
import { storedKeys } from '#src/features/documents/storedKeys.ts';
import { draftPrefix } from './mayHaveDrafts.ts';

/** Documents with unsaved changes, new ones among them, of the account with this id. */
export function countKeptDrafts(userId: string): number {
  const prefix = `${draftPrefix}${encodeURIComponent(userId)}:`;
  // A key is the account, the document and the tab; an import that stopped has no tab.
  const documents = storedKeys(prefix).map((key) => key.slice(prefix.length).split(':'));
  return new Set(documents.flatMap(([document, tab]) => (tab === undefined ? [] : [document]))).size;
}
