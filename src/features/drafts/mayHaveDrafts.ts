// Whether this device may keep drafts. Asked on every visit of the library before anything is loaded for it.
import { storedKeys } from '#src/features/documents/storedKeys.ts';

/** What the name of every draft begins with. */
export const draftPrefix = 'draft:';

/** Whether anything is kept here, for whomever. */
export function mayHaveDrafts(): boolean {
  return storedKeys(draftPrefix).length > 0;
}
