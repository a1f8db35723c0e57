// The page for an address that leads nowhere.
import { useLocation } from '@tanstack/react-router';
import { shownPath } from '#site/shownPath.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';

/** Draws the page. It knows the path from the router alone, as the browser sent it, so that it is the same wherever it is drawn. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ publicHref }) => shownPath(publicHref) });
  return (
    <ErrorLayout
      code={404}
      title="Page not found"
      heading={
        <>
          Page not found: <code>{path}</code>
        </>
      }
    >
      <p>The address may be mistyped, or the page has moved. Your library is not affected.</p>
    </ErrorLayout>
  );
}
