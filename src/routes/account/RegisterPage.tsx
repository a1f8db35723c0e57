// The sign-up page, /user/register.
import { useSearch } from '@tanstack/react-router';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';
import { EmailLink, usePassedEmail } from './EmailLink.tsx';
import { registerTexts as texts } from './registerTexts.ts';
import { useSubmit } from './useSubmit.ts';

const from = '/user/register';

/** Renders the page. Signing up starts a session, and the route then redirects to the library. */
export function RegisterPage() {
  const session = useSession();
  const search = useSearch({ from });
  const submission = useSubmission(
    { form: 'signup', values: { email: usePassedEmail(), password: '' } },
    useSubmit(),
    (user) => {
      if (user) session.send({ type: 'session.started', user });
    },
  );
  const { email } = submission.snapshot.context.values;
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
            name: 'email',
            label: texts.email,
            type: 'email',
            autoComplete: 'username',
            hint: texts.emailHint,
          },
          {
            name: 'password',
            label: texts.password,
            type: 'password',
            autoComplete: 'new-password',
            hint: texts.passwordHint,
          },
        ]}
      />
      <p className={styles.alternative}>
        {texts.haveAccount}{' '}
        <EmailLink to="/user/login" search={search} email={email}>
          {texts.logIn}
        </EmailLink>
      </p>
    </BareLayout>
  );
}
