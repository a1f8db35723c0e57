// The session has ended by itself or in another tab, while something on this page is unsaved: nobody loses it without a word.
import type { SessionActor } from '#src/features/session/createSession.ts';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { isAnythingHeld, whenLetGo } from '#src/ui/leave/askToLeave.ts';

/** Resolves once nothing keeps the page for `owner`: they are back, nothing is unsaved any more, or they give it up. */
export async function keepPage(session: SessionActor, owner: string | undefined): Promise<void> {
  for (;;) {
    const { user } = session.getSnapshot().context;
    if (user?.id === owner || !isAnythingHeld()) return;
    const over = new AbortController();
    const end = () => {
      over.abort();
    };
    const changes = session.on('session.userChanged', end);
    const stopHearing = whenLetGo(end);
    // Should the question itself not come, the page stays: the safer answer.
    const answer = await confirmDialog({ ...wordsFor(user?.email), signal: over.signal }).catch(() => null);
    const leaves = answer?.reason === 'ok' && !over.signal.aborted;
    if (!leaves) await aborted(over.signal);
    changes.unsubscribe();
    stopHearing();
    if (leaves) return;
  }
}

/** What is said to whom the page was kept for; `stranger` is who is logged in instead. */
function wordsFor(stranger: string | undefined) {
  return {
    ...(stranger === undefined
      ? {
          title: 'You are logged out',
          message:
            'It happened in another tab, or the session has run out. What you changed here is not saved. Log in again in another tab, and you can go on here.',
        }
      : {
          title: 'Somebody else is logged in',
          message: `In another tab ${stranger} has logged in. What you changed here is not saved. Log in there as yourself again, and you can go on here.`,
        }),
    confirmLabel: 'Leave without it',
    cancelLabel: 'Stay here',
    tone: 'danger',
  } as const;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else {
      signal.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
    }
  });
}
