// The log-in with a passkey: by a button, or where the browser offers one in the field of the address.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { preload } from '#src/ui/preload.ts';
import styles from './PasskeyLogin.module.css';
import { passkeyLoginTexts as texts } from './passkeyLoginTexts.ts';
import { passkeySupport } from './passkeySupport.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { GetEnvironment } from './submitForm.ts';
import { type Submit, useSubmission } from './useSubmission.ts';

export interface PasskeyLoginProps {
  getEnvironment: GetEnvironment;
  submit: Submit;
  onAccepted: (user: SessionUser | undefined) => void;
}

/** Renders the button. Where the browser has no passkeys it says so; where they do not work at this address it draws nothing. */
export function PasskeyLogin(props: PasskeyLoginProps) {
  const support = passkeySupport();
  if (support === 'otherAddress') return null;
  return (
    <div className={styles.passkey}>
      {support === 'available' ? <Login {...props} /> : <p className={styles.missing}>{texts.notInBrowser}</p>}
    </div>
  );
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
    const { offerPasskey } = await preload(import('./offerPasskey.ts'));
    const credential = await offerPasskey(getEnvironment, signal);
    if (credential === null || signal.aborted) return;
    offered.current = credential;
    send({ type: 'submit' });
  });
  // What offering needs is loaded once the page is used, and not by a visit. Browsers take one request at a time: the offer ends when the
  // button is pressed, and begins anew if no log-in came of it.
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const firstUse = new AbortController();
    const begin = () => {
      firstUse.abort();
      // What fails here is only not offered; the button says what is wrong.
      offer(controller.signal).catch(() => undefined);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(type, begin, { signal: firstUse.signal });
    return () => {
      firstUse.abort();
      controller.abort();
    };
  }, [isWaiting]);
  return (
    <SubmissionForm
      submission={submission}
      place="section"
      fields={[]}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
    />
  );
}
