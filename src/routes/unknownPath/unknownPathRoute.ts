// Every address that has no page of its own: it leads elsewhere, as the server leads it, or there is nothing.
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

/** Matched by what no other route matches. Where it leads is known to a part of its own, which only who goes there loads. */
export const unknownPathRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location, preload, abortController }) => {
    // Pointing at a link is not yet going there.
    if (preload) return;
    const { redirectUnknownPath } = await import('./redirectUnknownPath.ts');
    if (!abortController.signal.aborted) await redirectUnknownPath(location, context, abortController.signal);
  },
});
