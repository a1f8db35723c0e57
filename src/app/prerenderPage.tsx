// Draws a page without a browser, as the HTML that the app then takes over (hydrates). Run at build, by tools/prerender/.
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { PagePayload } from '#site/payload.ts';
import { publicUrlPlaceholder } from '#site/pageMarkers.ts';
import { createSession } from '#src/features/session/createSession.ts';
import { createTheme } from '#src/ui/theme/createTheme.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.ts';

/**
 * The HTML inside `#app` for the page at `path`, as everybody sees it before it is known who is logged in. A path that is no page
 * gives the page that says so. Throws what the page throws while it is drawn.
 */
export async function prerenderPage(
  path: string,
  getPayload: (path: string) => Promise<PagePayload | null>,
): Promise<string> {
  const session = createSession();
  const context = {
    session,
    getEnvironment: () => Promise.reject(new Error('There is no data where pages are made')),
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
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn`);
  return html;
}
