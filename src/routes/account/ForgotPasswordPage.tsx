// The page /user/forgot-password, which requests a reset link.
import { useState } from 'react';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { Answer } from './Answer.tsx';
import styles from './account.module.css';
import { EmailLink, usePassedEmail } from './EmailLink.tsx';
import { forgotPasswordTexts as texts } from './forgotPasswordTexts.ts';
import { useSubmit } from './useSubmit.ts';

/** Renders the page; "another address" restarts the flow. */
export function ForgotPasswordPage() {
  const [round, setRound] = useState(0);
  const passed = usePassedEmail();
  return (
    <BareLayout>
      <ForgotPassword
        key={round}
        email={round === 0 ? passed : ''}
        onAgain={() => {
          setRound(round + 1);
        }}
      />
    </BareLayout>
  );
}

function ForgotPassword({ email, onAgain }: { email: string; onAgain: () => void }) {
  const submission = useSubmission({ form: 'forgotPassword', values: { email } }, useSubmit());
  const typed = submission.snapshot.context.values.email;
  if (submission.snapshot.status === 'done') {
    return (
      <Answer title={texts.sent.title} state="accepted">
        <p>
          {texts.sent.before}
          <strong>{typed?.trim()}</strong>
          {texts.sent.after}
        </p>
        <p>{texts.sent.hint}</p>
        <div className={styles.actions}>
          <Button size="lg" onClick={onAgain}>
            {texts.sent.again}
          </Button>
        </div>
        <p className={styles.alternative}>
          {texts.sent.backTo}{' '}
          <EmailLink to="/user/login" email={typed}>
            {texts.logIn}
          </EmailLink>
        </p>
      </Answer>
    );
  }
  return (
    <>
      <PageTitle title={texts.pageTitle} />
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <SubmissionForm
        submission={submission}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        fields={[{ name: 'email', label: texts.email, type: 'email', autoComplete: 'username' }]}
      />
      <p className={styles.alternative}>
        {texts.remembered}{' '}
        <EmailLink to="/user/login" email={typed}>
          {texts.logIn}
        </EmailLink>
      </p>
    </>
  );
}
