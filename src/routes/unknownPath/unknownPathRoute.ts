// The route of every address without a page: it redirects like the server, or shows the not-found page.
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

/** Matches when no other route does. The redirects are a chunk of their own, loaded only here. */
export const unknownPathRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location, preload, abortController }) => {
    // A preload (hovering over the link) must not redirect.
    if (preload) return;
    const { redirectUnknownPath } = await import('./redirectUnknownPath.ts');
    if (!abortController.signal.aborted) await redirectUnknownPath(location, context, abortController.signal);
  },
});
