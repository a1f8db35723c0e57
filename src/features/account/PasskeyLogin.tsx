// Logging in with a passkey: by a button, or where the browser offers one in the field of the address.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { canUsePasskeys } from './browserPasskeys.ts';
import { offerPasskey } from './offerPasskey.ts';
import styles from './PasskeyLogin.module.css';
import { passkeyTexts } from './passkeyTexts.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { GetEnvironment } from './submitForm.ts';
import { type Submit, useSubmission } from './useSubmission.ts';

const texts = passkeyTexts.login;

export interface PasskeyLoginProps {
  getEnvironment: GetEnvironment;
  submit: Submit;
  onAccepted: (user: SessionUser | undefined) => void;
}

/** Draws the button; nothing where the browser has no passkeys. */
export function PasskeyLogin(props: PasskeyLoginProps) {
  return canUsePasskeys() ? <Login {...props} /> : null;
}

function Login({ getEnvironment, submit, onAccepted }: PasskeyLoginProps) {
  /** What was signed by a passkey that the browser offered. It is sent once, and is no value of the form, whose values are seen in the live view. */
  const offered = useRef('');
  const submission = useSubmission(
    { form: 'loginWithPasskey', values: {} },
    (input, signal) => {
      const credential = offered.current;
      offered.current = '';
      return submit({ ...input, values: { credential } }, signal);
    },
    onAccepted,
  );
  const { snapshot, send } = submission;
  const isWaiting = !snapshot.hasTag('busy') && snapshot.status !== 'done';
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const credential = await offerPasskey(getEnvironment, signal);
    if (credential === null || signal.aborted) return;
    offered.current = credential;
    send({ type: 'submit' });
  });
  // Browsers take one request at a time: the offer ends when the button is pressed, and begins anew if no log-in came of it.
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    // What fails here is only not offered; the button says what is wrong.
    offer(controller.signal).catch(() => undefined);
    return () => {
      controller.abort();
    };
  }, [isWaiting]);
  return (
    <div className={styles.passkey}>
      <SubmissionForm
        submission={submission}
        place="section"
        fields={[]}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
      />
    </div>
  );
}
