// Switches the page to the person who is logged in, unless it has to be kept for the previous one.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { GetEnvironment } from '#src/features/account/submitForm.ts';
import type { SessionActor } from '#src/features/session/createSession.ts';
import { forgetKept, isAnythingHeld, isAnythingKept, whenLetGo } from '#src/ui/leave/askToLeave.ts';
import { forgetToasts } from '#src/ui/toast/toast.ts';

/** Calls `turn` when the page changes hands, so that data of the previous person is discarded. Returns a function that stops it. */
export function followUser(session: SessionActor, turn: () => void, getEnvironment: GetEnvironment): () => void {
  let owner: SessionUser | null = null;
  /** Set while the page is kept for its owner; keepPage then handles every change of the session. */
  let kept: Promise<void> | null = null;

  const settle = () => {
    kept = null;
    const { user } = session.getSnapshot().context;
    // The owner is back and continues where they were.
    if (user && user.id === owner?.id && isAnythingKept()) return;
    owner = user;
    forgetKept();
    turn();
  };
  const changes = session.on('session.userChanged', ({ user, isExpired }) => {
    // Cleared at once, because messages from now on are for the next person.
    if (!user || user.id !== owner?.id) forgetToasts();
    if (kept) return;
    // After a log-out in another tab only unsaved work keeps the page; after an expired session also a change that could be undone.
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

/** If the question cannot be loaded, unsaved work stays. */
function untilLetGo(): Promise<void> | undefined {
  if (!isAnythingHeld()) return undefined;
  return new Promise((resolve) => {
    const stop = whenLetGo(() => {
      stop();
      resolve();
    });
  });
}
