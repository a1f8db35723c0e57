// The account page: name, e-mail, password, second factor, passkeys, sessions, API tokens, export and deletion.
import { lazy, Suspense } from 'react';
import { getRouteApi, useRouter, useSearch } from '@tanstack/react-router';
import type { accountQuery as AccountQuery } from '#src/__generated__/accountQuery.graphql.ts';
import { accountTexts } from '#src/features/account/accountTexts.ts';
import { ApiTokensSection } from '#src/features/account/ApiTokensSection.tsx';
import { DeleteSection } from '#src/features/account/DeleteSection.tsx';
import { EmailConfirmation } from '#src/features/account/EmailConfirmation.tsx';
import { EmailSection } from '#src/features/account/EmailSection.tsx';
import { NameSection } from '#src/features/account/NameSection.tsx';
import { PasskeysSection } from '#src/features/account/PasskeysSection.tsx';
import { PasswordSection } from '#src/features/account/PasswordSection.tsx';
import { SecondFactorSection } from '#src/features/account/SecondFactorSection.tsx';
import { SessionList } from '#src/features/account/SessionList.tsx';
import { SoleOwnedLibraries } from '#src/features/account/SoleOwnedLibraries.tsx';
import { SessionsSection } from '#src/features/account/SessionsSection.tsx';
import { ExportSection } from '#src/features/account/ExportSection.tsx';
import type { Submit } from '#src/features/account/useSubmission.ts';
import { useSession, useSessionUser } from '#src/features/session/SessionContext.tsx';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { useLoadedAnswer } from '#src/relay/useLoadedAnswer.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { useSubmit } from '../account/useSubmit.ts';
import { SiteLayout } from '../layouts/SiteLayout.tsx';
import styles from './AccountPage.module.css';

const DeviceLoginSection = lazy(() =>
  import('#src/features/account/DeviceLoginSection.tsx').then((module) => ({ default: module.DeviceLoginSection })),
);

/** The code of a program that asks for access; null in an address without one. The router reads a number in the address as one. */
const codeOf = ({ code }: { code?: unknown }): string | null =>
  typeof code === 'string' || typeof code === 'number' ? String(code) : null;

const texts = accountTexts.page;
const route = getRouteApi('/dashboard/account');

/** Renders the page. */
export function AccountPage() {
  const { environment, account } = route.useLoaderData();
  const code = useSearch({ from: '/dashboard/account', select: codeOf });
  const router = useRouter();
  const session = useSession();
  const user = useSessionUser();
  const submit = useSubmit();
  if (!user) return null;
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SiteLayout>
        <PageTitle title={texts.title} />
        <div className={styles.head}>
          <h1>{texts.title}</h1>
          <p className={styles.email}>{user.email}</p>
        </div>
        {code !== null && (
          <Suspense fallback={null}>
            <DeviceLoginSection key={code} code={code} submit={submit} />
          </Suspense>
        )}
        {account.kind === 'ready' && <Name query={account} submit={submit} />}
        <EmailSection
          email={user.email}
          submit={submit}
          state={account.kind === 'ready' && <Confirmation query={account} submit={submit} />}
        />
        <PasswordSection submit={submit} />
        {account.kind === 'ready' && <SecondFactor query={account} submit={submit} />}
        {account.kind === 'ready' && <Passkeys query={account} submit={submit} />}
        <SessionsSection>
          {account.kind === 'ready' ? (
            <Sessions query={account} submit={submit} />
          ) : (
            <Notice
              tone="danger"
              role="alert"
              action={<Button onClick={() => void router.invalidate()}>{texts.retry}</Button>}
            >
              {texts.sessionsFailed(account.message)}
            </Notice>
          )}
        </SessionsSection>
        {account.kind === 'ready' && <ApiTokens query={account} submit={submit} />}
        <ExportSection />
        <DeleteSection
          submit={submit}
          libraries={account.kind === 'ready' ? <Libraries query={account} /> : undefined}
          onDeleted={() => {
            // Navigates to the home page first: this page would redirect to the log-in when the session ends.
            void router.navigate({ to: '/' }).then(() => {
              session.send({ type: 'session.expired' });
              toast({ tone: 'success', message: texts.deleted });
            });
          }}
        />
      </SiteLayout>
    </RelayEnvironmentProvider>
  );
}

interface LoadedProps {
  query: TypedOperation<AccountQuery>;
  submit: Submit;
}

function Name({ query, submit }: LoadedProps) {
  const { me } = useLoadedAnswer(query);
  return me && <NameSection user={me} submit={submit} />;
}

function Libraries({ query }: Pick<LoadedProps, 'query'>) {
  const { me } = useLoadedAnswer(query);
  return me && <SoleOwnedLibraries user={me} />;
}

function SecondFactor({ query, submit }: LoadedProps) {
  const { me } = useLoadedAnswer(query);
  return me && <SecondFactorSection user={me} submit={submit} />;
}

function Passkeys({ query, submit }: LoadedProps) {
  const { me } = useLoadedAnswer(query);
  return me && <PasskeysSection user={me} submit={submit} />;
}

function ApiTokens({ query, submit }: LoadedProps) {
  const { me } = useLoadedAnswer(query);
  return me && <ApiTokensSection user={me} submit={submit} />;
}

function Confirmation({ query, submit }: LoadedProps) {
  const { me } = useLoadedAnswer(query);
  return me && <EmailConfirmation user={me} submit={submit} />;
}

function Sessions({ query, submit }: LoadedProps) {
  const { me } = useLoadedAnswer(query);
  return me && <SessionList user={me} submit={submit} />;
}
