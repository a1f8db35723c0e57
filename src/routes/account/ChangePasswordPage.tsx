// /change-password/{token}?id={user}: the page of the link in a reset mail.
import { useParams, useSearch } from '@tanstack/react-router';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { Answer } from './Answer.tsx';
import styles from './account.module.css';
import { changePasswordTexts as texts } from './changePasswordTexts.ts';
import { useSubmit } from './useSubmit.ts';

const from = '/change-password/$token';

/** Renders the page. */
export function ChangePasswordPage() {
  const { token } = useParams({ from });
  const { id } = useSearch({ from });
  const session = useSession();
  const submission = useSubmission(
    { form: 'changePassword', values: { token, id, newPassword: '' } },
    useSubmit(),
    () => {
      // The server has ended all sessions of the account, possibly including this tab's.
      session.send({ type: 'session.expired' });
    },
  );
  const { snapshot } = submission;
  if (snapshot.status === 'done') {
    return (
      <BareLayout>
        <Answer title={texts.changed.title} state="accepted">
          <Notice tone="success" role="status">
            {texts.changed.text}
          </Notice>
          <div className={styles.actions}>
            <a href="/user/login" className={buttonClassName('primary', 'xl')}>
              {texts.changed.logIn}
            </a>
          </div>
        </Answer>
      </BareLayout>
    );
  }
  // A link without the user's id is invalid; the person learns that before choosing a password.
  const refusal = id === '' ? texts.incompleteLink : snapshot.context.message;
  if (id === '' || snapshot.matches('tokenRejected')) {
    return (
      <BareLayout>
        <Answer title={texts.rejected.title} state="tokenRejected">
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
          <p>{texts.rejected.text}</p>
          <div className={styles.actions}>
            <a href="/user/forgot-password" className={buttonClassName('primary', 'xl')}>
              {texts.rejected.again}
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
      <p className={styles.lead}>{texts.lead}</p>
      <SubmissionForm
        submission={submission}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        fields={[
          {
            name: 'newPassword',
            label: texts.newPassword,
            type: 'password',
            autoComplete: 'new-password',
            hint: texts.hint,
          },
        ]}
      />
    </BareLayout>
  );
}
