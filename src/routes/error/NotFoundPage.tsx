// The page for an address that leads nowhere.
import { useLocation } from '@tanstack/react-router';
import { shownPath } from '#site/shownPath.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import { notFoundTexts as texts } from './notFoundTexts.ts';

/** Draws the page. It knows the path from the router alone, as the browser sent it, so that it is the same wherever it is drawn. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ publicHref }) => shownPath(publicHref) });
  return (
    <ErrorLayout
      code={404}
      title={texts.title}
      heading={
        <>
          {texts.heading}
          <code>{path}</code>
        </>
      }
    >
      <p>{texts.text}</p>
    </ErrorLayout>
  );
}
