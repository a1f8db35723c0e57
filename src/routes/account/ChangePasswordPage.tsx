// /change-password/{token}?id={user}: where the link in the mail leads.
import { getRouteApi } from '@tanstack/react-router';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { Answer } from './Answer.tsx';
import styles from './account.module.css';
import { useSubmit } from './useSubmit.ts';

const route = getRouteApi('/change-password/$token');

/** Draws the page. */
export function ChangePasswordPage() {
  const { token } = route.useParams();
  const { id } = route.useSearch();
  const session = useSession();
  const submission = useSubmission(
    { form: 'changePassword', values: { token, id, newPassword: '' } },
    useSubmit(),
    () => {
      // The server has ended every session of the account; if this tab was in one, it now knows.
      session.send({ type: 'session.expired' });
    },
  );
  const { snapshot } = submission;
  if (snapshot.status === 'done') {
    return (
      <BareLayout>
        <Answer title="Your password is changed" state="accepted">
          <Notice tone="success" role="status">
            Wherever you were logged in, you are logged out now. Your library is as it was.
          </Notice>
          <div className={styles.actions}>
            <a href="/user/login" className={buttonClassName('primary', 'xl')}>
              Log in
            </a>
          </div>
        </Answer>
      </BareLayout>
    );
  }
  // Without its second half the link cannot be good; nobody should choose a password first to learn that.
  const refusal = id === '' ? 'The address is not whole. Copy all of it from the mail.' : snapshot.context.message;
  if (id === '' || snapshot.matches('tokenRejected')) {
    return (
      <BareLayout>
        <Answer title="This link does not work" state="tokenRejected">
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
          <p>Your password is as it was. A new link is good for one hour, and once.</p>
          <div className={styles.actions}>
            <a href="/user/forgot-password" className={buttonClassName('primary', 'xl')}>
              Ask for a new link
            </a>
          </div>
        </Answer>
      </BareLayout>
    );
  }
  return (
    <BareLayout>
      <PageTitle title="Choose a new password" />
      <h1>Choose a new password</h1>
      <p className={styles.lead}>You then log in with it everywhere.</p>
      <SubmissionForm
        submission={submission}
        submitLabel="Change the password"
        busyLabel="Changing…"
        fields={[
          {
            name: 'newPassword',
            label: 'New password',
            type: 'password',
            autoComplete: 'new-password',
            hint: 'At least 8 characters. Any characters will do, and a long phrase is best.',
          },
        ]}
      />
    </BareLayout>
  );
}
