// The log-in page, /user/login.
import { useSearch, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { PasskeyLogin } from '#src/features/account/PasskeyLogin.tsx';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';
import { EmailLink, usePassedEmail } from './EmailLink.tsx';
import { loginTexts as texts } from './loginTexts.ts';
import { useSubmit } from './useSubmit.ts';

const from = '/user/login';

const SecondFactorStep = lazy(() =>
  import('#src/features/account/SecondFactorStep.tsx').then((module) => ({ default: module.SecondFactorStep })),
);

/** Renders the page; a log-in whose second step took too long starts over. */
export function LoginPage() {
  const [round, setRound] = useState(0);
  return (
    <BareLayout>
      <Login
        key={round}
        onStartOver={() => {
          setRound(round + 1);
        }}
      />
    </BareLayout>
  );
}

/** An accepted login starts the session, and the route then redirects. */
function Login({ onStartOver }: { onStartOver: () => void }) {
  const session = useSession();
  const search = useSearch({ from });
  const { getEnvironment } = useRouteContext({ from });
  const submit = useSubmit();
  const startSession = (user: SessionUser | undefined) => {
    if (user) session.send({ type: 'session.started', user });
  };
  const submission = useSubmission(
    { form: 'login', values: { email: usePassedEmail(), password: '' } },
    submit,
    startSession,
  );
  const { form, values } = submission.snapshot.context;
  const { email } = values;
  if (form === 'confirmSecondFactor') {
    return (
      <Suspense fallback={null}>
        <SecondFactorStep submission={submission} onStartOver={onStartOver} />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle title={texts.title} />
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <SubmissionForm
        submission={submission}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        fields={[
          { name: 'email', label: texts.email, type: 'email', autoComplete: 'username webauthn' },
          {
            name: 'password',
            label: texts.password,
            type: 'password',
            autoComplete: 'current-password',
            action: (
              <EmailLink to="/user/forgot-password" email={email}>
                {texts.forgot}
              </EmailLink>
            ),
          },
        ]}
      />
      <PasskeyLogin getEnvironment={getEnvironment} submit={submit} onAccepted={startSession} />
      <p className={styles.alternative}>
        {texts.newHere}{' '}
        <EmailLink to="/user/register" search={search} email={email}>
          {texts.createAccount}
        </EmailLink>
      </p>
    </>
  );
}
