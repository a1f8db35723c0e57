// The route of the page that shows the bibliography of a selection, a group or a search, /dashboard/bibliography.
import { lazyRouteComponent } from '@tanstack/react-router';
import { requireAuth } from '../requireAuth.ts';
import { normalizeSearch } from '#src/features/documents/libraryAddress.ts';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

/** Beside the library's route and not below it, because it is read and printed without the library around it. */
export const bibliographyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/bibliography',
  beforeLoad: requireAuth,
  // Its parameters are read by the loader: what reads them is no part of the app's start.
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, abortController }) => {
    const [environment, { loadBibliography }] = await Promise.all([
      context.getEnvironment(normalizeSearch(location.search).library),
      import('./bibliographyLoader.ts'),
    ]);
    return loadBibliography(environment, location, abortController);
  },
  shouldReload: false,
  component: lazyRouteComponent(() => import('./BibliographyPage.tsx'), 'BibliographyPage'),
});
