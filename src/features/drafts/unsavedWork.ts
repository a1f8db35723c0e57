// Asks before a log-out that would delete unsaved drafts of this device.
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { forgetDraftsOf, leftDrafts, unreadableDrafts } from './draftStorage.ts';
import { draftTexts } from './draftTexts.ts';

/** True if there are no drafts, or if the person agrees to delete them. */
export async function letGo(userId: string, signal: AbortSignal): Promise<boolean> {
  // Forms in other tabs ask about their own unsaved changes.
  const count = (await leftDrafts(userId)).length + (await unreadableDrafts(userId)).length;
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

/** Deletes all drafts of an account from this device. */
export const forget = forgetDraftsOf;
