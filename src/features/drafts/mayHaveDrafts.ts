// Whether this device may have drafts. Every visit of the library asks this before it loads the code for drafts.
import { deviceKeys } from '#src/ui/storage/deviceKeys.ts';

/** The prefix of every draft's key. */
export const draftPrefix = 'draft:';

/** Whether the device has a draft of any account. */
export function mayHaveDrafts(): boolean {
  return deviceKeys(draftPrefix).length > 0;
}
