// Gives the page to whoever is logged in, unless it keeps something for the person before.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { GetEnvironment } from '#src/features/account/submitForm.ts';
import type { SessionActor } from '#src/features/session/createSession.ts';
import { forgetKept, isAnythingHeld, isAnythingKept, whenLetGo } from '#src/ui/leave/askToLeave.ts';
import { forgetToasts } from '#src/ui/toast/toast.ts';

/** Calls `turn` when the page is to be another person's, or nobody's: what was read for the one before is to go. Returns how to stop. */
export function followUser(session: SessionActor, turn: () => void, getEnvironment: GetEnvironment): () => void {
  let owner: SessionUser | null = null;
  /** While the page is kept for its owner; whoever keeps it hears of every change too. */
  let kept: Promise<void> | null = null;

  const settle = () => {
    kept = null;
    const { user } = session.getSnapshot().context;
    // Who comes back to what was kept for them goes on where they were.
    if (user && user.id === owner?.id && isAnythingKept()) return;
    owner = user;
    forgetKept();
    turn();
  };
  const changes = session.on('session.userChanged', ({ user, isExpired }) => {
    // At once: what is said from here on is said to whoever comes.
    if (!user || user.id !== owner?.id) forgetToasts();
    if (kept) return;
    // Who has logged out in another tab is gone; who was logged out below what they do is not.
    const isKept = isExpired ? isAnythingKept : isAnythingHeld;
    if (!isKept()) {
      settle();
      return;
    }
    kept = import('./keepPage.ts')
      .then(({ keepPage }) => keepPage(session, owner, isKept, getEnvironment), untilLetGo)
      .then(settle);
  });
  return () => {
    changes.unsubscribe();
  };
}

/** Nobody can be asked, so nothing unsaved is taken away. */
function untilLetGo(): Promise<void> | undefined {
  if (!isAnythingHeld()) return undefined;
  return new Promise((resolve) => {
    const stop = whenLetGo(() => {
      stop();
      resolve();
    });
  });
}
