// Keeps the page for its owner after the session has ended, as long as it has something that would be lost.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { GetEnvironment } from '#src/features/account/submitForm.ts';
import { sessionTexts } from '#src/features/session/sessionTexts.ts';
import type { SessionActor } from '#src/features/session/createSession.ts';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { goOn, isAnythingHeld, whenLetGo } from '#src/ui/leave/askToLeave.ts';
import { forgetToasts, toast } from '#src/ui/toast/toast.ts';
import { askToLogIn } from './askToLogIn.tsx';

/**
 * Resolves once the page need not be kept for `owner` any longer: they are back, nothing is unsaved, or they discard it. `isKept` tells whether the owner could
 * return to anything; when another person logs in, only unsaved work counts.
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

/** Waits until the owner is back, here or in another tab. Resolves with true if nothing is unsaved and they decline to log in. */
async function logInAgain(
  session: SessionActor,
  owner: SessionUser,
  getEnvironment: GetEnvironment,
  signal: AbortSignal,
): Promise<boolean> {
  const isUnsaved = isAnythingHeld();
  // If the question fails to load, unsaved work is kept, as the safer choice.
  const user = await askToLogIn(owner.email, isUnsaved, getEnvironment, signal).catch(() => null);
  if (user) session.send({ type: 'session.started', user });
  else if (!signal.aborted) {
    if (!isAnythingHeld()) return true;
    if (!(await wantsToLogIn(signal))) takeBackOffer(session.getSnapshot().context.user?.id === owner.id);
  }
  return false;
}

const offer = 'logged-out';

/** True if the person wants to log in after all, false if the question was closed. */
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

/** Another person is logged in. Resolves with true if they get the page. */
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
