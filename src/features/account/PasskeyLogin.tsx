// Logging in with a passkey: by a button, or from the browser's suggestions in the e-mail field.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { loadOptional } from '#src/ui/preload.ts';
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

/** Renders the button. Explains if the browser has no passkeys; renders nothing if they don't work at this address. */
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
  /** The signature of a passkey that the browser suggested. It is sent once, and kept out of the form's values, which the live statechart view shows. */
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
    const { offerPasskey } = await loadOptional(import('./offerPasskey.ts'));
    const credential = await offerPasskey(getEnvironment, signal);
    if (credential === null || signal.aborted) return;
    offered.current = credential;
    send({ type: 'submit' });
  });
  // The code for suggestions is loaded once the page is used, not on every visit. Browsers run one request at a time, so pressing the button ends the
  // suggestions; they start again if the log-in did not succeed.
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const firstUse = new AbortController();
    const begin = () => {
      firstUse.abort();
      // A failure only means that there are no suggestions; the button reports problems.
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
