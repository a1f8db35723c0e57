// The page for a person who was logged in on this device while the server cannot be reached. It shows none of their data, only how much unsaved work is safe,
// and continues when the server answers.
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { countKeptDrafts } from '#src/features/drafts/countKeptDrafts.ts';
import { hasImportCheckpoint } from '#src/features/import/importCheckpoint.ts';
import { rememberedUser } from '#src/features/session/rememberedUser.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { statePath } from '#machines/statePath.ts';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { unreachableTexts } from './unreachableTexts.ts';
import styles from './UnreachablePage.module.css';

const texts = unreachableTexts;

/** What is stored for the account, without its content. */
function whatIsKept(): readonly string[] {
  const userId = rememberedUser();
  if (userId === null) return [];
  const documents = countKeptDrafts(userId);
  return [
    ...(documents > 0 ? [texts.keptDrafts(documents)] : []),
    ...(hasImportCheckpoint(userId) ? [texts.interruptedImport] : []),
  ];
}

/** Renders the page, with what this device stores. */
export function UnreachablePage() {
  return <Unreachable kept={whatIsKept()} />;
}

/** Renders the page, with `kept` as what the device stores. */
export function Unreachable({ kept }: { kept: readonly string[] }) {
  const router = useRouter();
  const session = useSession();
  const isAsking = useSelector(session, (snapshot) => snapshot.matches({ unreachable: 'asking' }));
  const state = useSelector(session, (snapshot) => statePath(snapshot.value));
  useEffect(() => {
    // If the person is still logged in, followUser.ts reloads the page.
    const subscription = session.subscribe((snapshot) => {
      if (snapshot.matches('anonymous')) void router.invalidate();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [session, router]);
  return (
    <BareLayout>
      <div className={styles.page} data-state={state}>
        <PageTitle title={texts.title} />
        <h1>{texts.title}</h1>
        <p role="alert">{texts.text}</p>
        {kept.length > 0 && (
          <ul className={styles.kept} aria-label={texts.keptLabel}>
            {kept.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="xl"
            busy={isAsking}
            busyLabel={texts.retrying}
            onClick={() => {
              session.send({ type: 'session.retry' });
            }}
          >
            {texts.retry}
          </Button>
        </div>
      </div>
    </BareLayout>
  );
}
