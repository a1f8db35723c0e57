// The page for an address that leads nowhere.
import { useLocation } from '@tanstack/react-router';
import { ErrorMessage } from '#src/features/site/ErrorMessage.tsx';
import { WaysOn } from '#src/features/site/WaysOn.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { SiteLayout } from '../layouts/SiteLayout.tsx';

/** Draws the page. */
export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <SiteLayout>
      <PageTitle title="Page not found" />
      <ErrorMessage
        code={404}
        title={
          <>
            Page not found: <code>{path}</code>
          </>
        }
      >
        <p>The address may be mistyped, or the page has moved. Your library is not affected.</p>
        <WaysOn />
      </ErrorMessage>
    </SiteLayout>
  );
}
