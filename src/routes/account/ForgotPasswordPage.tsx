// /user/forgot-password
import { useState } from 'react';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { Answer } from './Answer.tsx';
import styles from './account.module.css';
import { useSubmit } from './useSubmit.ts';

/** Draws the page; "another address" begins the flow anew. */
export function ForgotPasswordPage() {
  const [round, setRound] = useState(0);
  return (
    <BareLayout>
      <ForgotPassword
        key={round}
        onAgain={() => {
          setRound(round + 1);
        }}
      />
    </BareLayout>
  );
}

function ForgotPassword({ onAgain }: { onAgain: () => void }) {
  const submission = useSubmission({ form: 'forgotPassword', values: { email: '' } }, useSubmit());
  if (submission.snapshot.status === 'done') {
    return (
      <Answer title="Check your mail" state="accepted">
        <p>
          If there is an account for <strong>{submission.snapshot.context.values.email?.trim()}</strong>, a mail with a
          link is on its way. The link is good for one hour, and once.
        </p>
        <p>Nothing there after some minutes? Look in the folder for unwanted mail, or check the address.</p>
        <div className={styles.actions}>
          <Button size="lg" onClick={onAgain}>
            Use another address
          </Button>
        </div>
        <p className={styles.alternative}>
          Back to <a href="/user/login">Log in</a>
        </p>
      </Answer>
    );
  }
  return (
    <>
      <PageTitle title="Forgot your password" />
      <h1>Forgot your password?</h1>
      <p className={styles.lead}>We send you a link to choose a new one.</p>
      <SubmissionForm
        submission={submission}
        submitLabel="Send the link"
        busyLabel="Sending…"
        fields={[{ name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' }]}
      />
      <p className={styles.alternative}>
        You know it after all? <a href="/user/login">Log in</a>
      </p>
    </>
  );
}
