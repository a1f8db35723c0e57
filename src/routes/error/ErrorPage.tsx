// The page for an error that stopped another page: what happened, whether unsaved work is safe, and how to continue.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { reportPath } from '#site/statecharts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import { ServerUnreachable } from '../serverUnreachable.ts';
import { describeError } from './describeError.ts';
import styles from './ErrorPage.module.css';
import { errorTexts } from './errorTexts.ts';

/** Lazy, because it needs the code that reads unsaved work; other errors don't. */
const UnreachablePage = lazy(() =>
  import('./UnreachablePage.tsx').then((module) => ({ default: module.UnreachablePage })),
);

/** Renders the page in place of the one that failed. "Try again" reloads the route; a missing chunk needs a reload of the whole page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof ServerUnreachable ? (
    <Suspense>
      <UnreachablePage />
    </Suspense>
  ) : (
    <FailedPage error={error} />
  );
}

function FailedPage({ error }: { error: unknown }) {
  const router = useRouter();
  const { code, title, text, remedy } = describeError(error);
  return (
    <ErrorLayout code={code} title={title}>
      <p role="alert">{text}</p>
      <div className={styles.actions}>
        {remedy === 'reload' ? (
          <Button
            variant="primary"
            size="lg"
            onClick={() => {
              window.location.reload();
            }}
          >
            {errorTexts.reload}
          </Button>
        ) : (
          <Button variant="primary" size="lg" onClick={() => void router.invalidate()}>
            {errorTexts.retry}
          </Button>
        )}
        <a className={buttonClassName('quiet', 'lg')} href={reportPath} target="_blank">
          {errorTexts.report}
        </a>
      </div>
    </ErrorLayout>
  );
}
