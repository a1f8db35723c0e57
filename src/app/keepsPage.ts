// The session has ended by itself or in another tab, while something on this page is unsaved: nobody loses it without a word.
import { waitFor } from 'xstate';
import type { SessionActor } from '#src/features/session/createSession.ts';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';

/** Whether the page stays: somebody is logged in again meanwhile, or the person wants to keep what they typed before their eyes. */
export async function keepsPage(session: SessionActor): Promise<boolean> {
  if (!isAnythingHeld()) return false;
  const back = new AbortController();
  // Logged in again in another tab, there is nothing to ask any more.
  void waitFor(session, (snapshot) => snapshot.context.user !== null, { signal: back.signal }).then(
    () => {
      back.abort();
    },
    () => undefined,
  );
  const { reason } = await confirmDialog({
    title: 'You are logged out',
    message:
      'It happened in another tab, or the session has run out. What you changed here is not saved. Log in again in another tab, and you can go on here.',
    confirmLabel: 'Leave without it',
    cancelLabel: 'Stay here',
    tone: 'danger',
    signal: back.signal,
  });
  back.abort();
  return reason !== 'ok';
}
