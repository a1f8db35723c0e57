// The not-found page.
import { useLocation } from '@tanstack/react-router';
import { shownPath } from '#site/shownPath.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import { notFoundTexts as texts } from './notFoundTexts.ts';

/** Renders the page. Takes the path from the router, unchanged, so that server and browser render the same. */
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
