// /user/register
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';
import { useSubmit } from './useSubmit.ts';

const route = getRouteApi('/user/register');

/** Draws the page. A sign-up logs in, and the route's gate sends the person to the library. */
export function RegisterPage() {
  const session = useSession();
  const router = useRouter();
  const search = route.useSearch();
  const submission = useSubmission({ form: 'signup', values: { email: '', password: '' } }, useSubmit(), (user) => {
    if (user) session.send({ type: 'session.started', user });
  });
  return (
    <BareLayout>
      <PageTitle title="Create an account" />
      <h1>Create an account</h1>
      <p className={styles.lead}>and bring your library</p>
      <SubmissionForm
        submission={submission}
        submitLabel="Create account"
        busyLabel="Creating account…"
        fields={[
          {
            name: 'email',
            label: 'E-mail',
            type: 'email',
            autoComplete: 'username',
            hint: 'A link for a new password goes here, should you need one.',
          },
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autoComplete: 'new-password',
            hint: 'At least 8 characters. Any characters will do, and a long phrase is best.',
          },
        ]}
      />
      <p className={styles.alternative}>
        You have an account? <a href={router.buildLocation({ to: '/user/login', search }).href}>Log in</a>
      </p>
    </BareLayout>
  );
}
