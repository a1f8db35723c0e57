// Renders a page to HTML without a browser, for the app to hydrate. tools/prerender/ runs it at build time.
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { PagePayload } from '#site/payload.ts';
import { publicUrlPlaceholder } from '#site/pageMarkers.ts';
import { createSession } from '#src/features/session/createSession.ts';
import { createTheme } from '#src/ui/theme/createTheme.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.ts';

/**
 * The HTML inside `#app` for the page at `path`, as it is before the session is known. An unknown path gives the not-found page. Throws what rendering throws.
 */
export async function prerenderPage(
  path: string,
  getPayload: (path: string) => Promise<PagePayload | null>,
): Promise<string> {
  const session = createSession();
  const context = {
    session,
    getEnvironment: () => Promise.reject(new Error('There is no data while pages are prerendered')),
    getPayload,
  };
  const router = createAppRouter(context, {
    withoutBrowser: {
      history: createMemoryHistory({ initialEntries: [path] }),
      origin: publicUrlPlaceholder,
      scrollRestoration: false,
    },
  });
  await router.load();
  const failures = router.state.matches.flatMap(({ status, error }) => (status === 'error' ? [error] : []));
  const { prelude } = await prerender(<App session={session} theme={createTheme()} router={router} />, {
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} failed to render`);
  return html;
}
