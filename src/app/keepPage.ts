// Keeps the page for its owner after the session has ended, as long as it holds something that would be lost.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { GetEnvironment } from '#src/features/account/submitForm.ts';
import { sessionTexts } from '#src/features/session/sessionTexts.ts';
import type { SessionActor } from '#src/features/session/createSession.ts';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { goOn, isAnythingHeld, whenLetGo } from '#src/ui/leave/askToLeave.ts';
import { forgetToasts, toast } from '#src/ui/toast/toast.ts';
import { askToLogIn } from './askToLogIn.tsx';

/**
 * Resolves once nothing keeps the page for `owner`: they are back, nothing is unsaved any more, or they give it up. `isKept` says
 * whether there is anything that they could come back to; for somebody else only what is unsaved is kept.
 */
export async function keepPage(
  session: SessionActor,
  owner: SessionUser | null,
  isKept: () => boolean,
  getEnvironment: GetEnvironment,
): Promise<void> {
  for (;;) {
    const { user } = session.getSnapshot().context;
    if (user?.id === owner?.id) {
      goOn();
      return;
    }
    if (!(user === null ? isKept() : isAnythingHeld())) return;
    const over = new AbortController();
    const end = () => {
      over.abort();
    };
    const changes = session.on('session.userChanged', end);
    const stopHearing = whenLetGo(end);
    const leaves =
      user === null && owner
        ? await logInAgain(session, owner, getEnvironment, over.signal)
        : await leaveTo(user, over.signal);
    changes.unsubscribe();
    stopHearing();
    if (leaves) return;
  }
}

/** The page waits until its owner is back, here or in another tab, unless nothing is unsaved and they do not want to: then true. */
async function logInAgain(
  session: SessionActor,
  owner: SessionUser,
  getEnvironment: GetEnvironment,
  signal: AbortSignal,
): Promise<boolean> {
  const isUnsaved = isAnythingHeld();
  // Should the question itself not come, what is unsaved stays: the safer answer.
  const user = await askToLogIn(owner.email, isUnsaved, getEnvironment, signal).catch(() => null);
  if (user) session.send({ type: 'session.started', user });
  else if (!signal.aborted) {
    if (!isAnythingHeld()) return true;
    if (!(await wantsToLogIn(signal))) takeBackOffer(session.getSnapshot().context.user?.id === owner.id);
  }
  return false;
}

const offer = 'logged-out';

/** True when the person wants to log in after all, false when there is no question any more. */
function wantsToLogIn(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    toast({
      key: offer,
      tone: 'warning',
      message: sessionTexts.ended.message,
      timeout: null,
      action: {
        label: sessionTexts.ended.logIn,
        run: () => {
          resolve(true);
          return Promise.resolve();
        },
      },
    });
    void aborted(signal).then(() => {
      resolve(false);
    });
  });
}

function takeBackOffer(isBack: boolean): void {
  if (isBack) toast({ key: offer, tone: 'success', message: sessionTexts.ended.back });
  else forgetToasts();
}

/** Somebody else is logged in: true when they are to have the page. */
async function leaveTo(stranger: SessionUser | null, signal: AbortSignal): Promise<boolean> {
  const answer = await confirmDialog({
    title: sessionTexts.otherUser.title,
    message: sessionTexts.otherUser.message(stranger?.email),
    confirmLabel: sessionTexts.otherUser.leave,
    cancelLabel: sessionTexts.otherUser.stay,
    tone: 'danger',
    signal,
  }).catch(() => null);
  if (answer?.reason === 'ok' && !signal.aborted) return true;
  await aborted(signal);
  return false;
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
