// Asks who logs out about what is kept here of their work and not saved: it goes with them.
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { forgetDraftsOf, leftDrafts } from './draftStorage.ts';

/** True when nothing was left behind, or when it may go. */
export async function letGo(userId: string, signal: AbortSignal): Promise<boolean> {
  // What stands in the forms of other tabs is asked about there.
  const { length: count } = await leftDrafts(userId);
  if (count === 0) return true;
  const { reason } = await confirmDialog({
    title: 'Some of your work is on this device only',
    message: `Changes to ${count === 1 ? 'one document' : `${count} documents`} are not saved. If you log out, they are deleted from this device, and lost.`,
    confirmLabel: 'Delete them and log out',
    cancelLabel: 'Stay logged in',
    tone: 'danger',
    signal,
  });
  return reason === 'ok';
}

/** Takes all that is kept of somebody off the device. */
export const forget = forgetDraftsOf;
