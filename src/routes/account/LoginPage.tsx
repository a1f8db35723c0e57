// /user/login
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';
import { useSubmit } from './useSubmit.ts';

const route = getRouteApi('/user/login');

/** Draws the page. When the login is accepted the session starts, and the route's gate sends the person on. */
export function LoginPage() {
  const session = useSession();
  const router = useRouter();
  const search = route.useSearch();
  const submission = useSubmission({ form: 'login', values: { email: '', password: '' } }, useSubmit(), (user) => {
    if (user) session.send({ type: 'session.started', user });
  });
  return (
    <BareLayout>
      <PageTitle title="Log in" />
      <h1>Log in</h1>
      <p className={styles.lead}>to your library</p>
      <SubmissionForm
        submission={submission}
        submitLabel="Log in"
        busyLabel="Logging in…"
        fields={[
          { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autoComplete: 'current-password',
            action: <a href="/user/forgot-password">Forgot it?</a>,
          },
        ]}
      />
      <p className={styles.alternative}>
        New here? <a href={router.buildLocation({ to: '/user/register', search }).href}>Create an account</a>
      </p>
    </BareLayout>
  );
}
