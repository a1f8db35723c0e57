// Asks before a log-out that would delete unsaved drafts of this device.
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { forgetDraftsOf, leftDrafts } from './draftStorage.ts';
import { draftTexts } from './draftTexts.ts';

/** True when nothing was left behind, or when it may go. */
export async function letGo(userId: string, signal: AbortSignal): Promise<boolean> {
  // What stands in the forms of other tabs is asked about there.
  const { length: count } = await leftDrafts(userId);
  if (count === 0) return true;
  const { reason } = await confirmDialog({
    title: draftTexts.logOut.title,
    message: draftTexts.logOut.message(count),
    confirmLabel: draftTexts.logOut.confirm,
    cancelLabel: draftTexts.logOut.cancel,
    tone: 'danger',
    signal,
  });
  return reason === 'ok';
}

/** Takes all that is kept of somebody off the device. */
export const forget = forgetDraftsOf;
