// /user/login
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { accountFormTexts } from '#src/features/account/accountFormTexts.ts';
import { SubmissionForm } from '#src/features/account/SubmissionForm.tsx';
import { useSubmission } from '#src/features/account/useSubmission.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { inAdvance } from '#src/ui/inAdvance.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';
import { EmailLink, usePassedEmail } from './EmailLink.tsx';
import { useSubmit } from './useSubmit.ts';

const texts = accountFormTexts.login;
const route = getRouteApi('/user/login');

/** So long the page is left alone before it loads what it can do without, in ms. */
const settleDelay = 1_000;

const loadMore = () => import('./loginMore.tsx');

const SecondFactorStep = lazy(async () => ({ default: (await loadMore()).SecondFactorStep }));

const PasskeyLogin = lazy<ComponentType>(async () => {
  await new Promise((resolve) => setTimeout(resolve, settleDelay));
  try {
    return { default: (await inAdvance(loadMore())).PagePasskeyLogin };
  } catch {
    // Should it not come, the password works.
    return { default: () => null };
  }
});

/** Draws the page; a log-in whose second step took too long begins anew. */
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

/** When the login is accepted the session starts, and the route's gate sends the person on. */
function Login({ onStartOver }: { onStartOver: () => void }) {
  const session = useSession();
  const search = route.useSearch();
  const submission = useSubmission(
    { form: 'login', values: { email: usePassedEmail(), password: '' } },
    useSubmit(),
    (user) => {
      if (user) session.send({ type: 'session.started', user });
    },
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
      <p className={styles.alternative}>
        {texts.newHere}{' '}
        <EmailLink to="/user/register" search={search} email={email}>
          {texts.createAccount}
        </EmailLink>
      </p>
      <Suspense fallback={null}>
        <PasskeyLogin />
      </Suspense>
    </>
  );
}
