// /confirm-email/{token}: the page of the link in a mail. It takes a press to confirm, because mail programs open links on their own.
import { useParams } from '@tanstack/react-router';
import { confirmEmailTexts as texts } from '#src/features/account/confirmEmailTexts.ts';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession, useSessionUser } from '#src/features/session/SessionContext.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { Answer } from './Answer.tsx';
import styles from './account.module.css';
import { useSubmit } from './useSubmit.ts';

const from = '/confirm-email/$token';

/** Renders the page. */
export function ConfirmEmailPage() {
  const { token } = useParams({ from });
  const session = useSession();
  const { email = '' } = useSessionUser() ?? {};
  const submission = useSubmission({ form: 'confirmEmail', values: { token } }, useSubmit(), (user) => {
    // Updates the address in this tab and in the others.
    if (user) session.send({ type: 'session.started', user });
  });
  const { snapshot } = submission;
  if (snapshot.status === 'done') {
    return (
      <BareLayout>
        <Answer title={texts.confirmed.title} state="accepted">
          <Notice tone="success" role="status">
            {texts.confirmed.text(email)}
          </Notice>
          <div className={styles.actions}>
            <a href="/dashboard" className={buttonClassName('primary', 'xl')}>
              {texts.confirmed.library}
            </a>
          </div>
        </Answer>
      </BareLayout>
    );
  }
  if (snapshot.matches('tokenRejected')) {
    return (
      <BareLayout>
        <Answer title={texts.rejected.title} state="tokenRejected">
          <Notice tone="danger" role="alert">
            {snapshot.context.message}
          </Notice>
          <p>{texts.rejected.text}</p>
          <div className={styles.actions}>
            <a href="/dashboard/account" className={buttonClassName('primary', 'xl')}>
              {texts.rejected.account}
            </a>
          </div>
        </Answer>
      </BareLayout>
    );
  }
  return (
    <BareLayout>
      <PageTitle title={texts.title} />
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead(email)}</p>
      <SubmissionForm submission={submission} submitLabel={texts.submit} busyLabel={texts.busy} fields={[]} />
    </BareLayout>
  );
}
