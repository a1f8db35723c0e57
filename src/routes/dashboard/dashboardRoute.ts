// /dashboard: nested routes for the frame, the list and the document. Each loads its own data, so opening another document never reloads the list.
import { lazyRouteComponent } from '@tanstack/react-router';
import { normalizeSearch } from '#src/features/documents/libraryAddress.ts';
import { requireAuth } from '../requireAuth.ts';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

const fetchLibrary = () => import('./library.ts').then(({ library }) => library);

/** The frame waits for its first list, so that a first visit shows the skeleton and then everything at once. It never loads again afterwards. */
const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  validateSearch: normalizeSearch,
  loaderDeps: ({ search: { library } }) => ({ library }),
  beforeLoad: requireAuth,
  loader: async ({ context, location, abortController }) => {
    const search = normalizeSearch(location.search);
    const [environment, { awaitFirstList }] = await Promise.all([
      context.getEnvironment(search.library),
      fetchLibrary(),
    ]);
    await awaitFirstList(environment, search, abortController);
    // The owner of the library, also while the page is kept for a person who is logged out (app/keepPage.ts).
    return { environment, owner: context.session.getSnapshot().context.user };
  },
  shouldReload: false,
  component: lazyRouteComponent(fetchLibrary, 'DashboardPage'),
  pendingComponent: lazyRouteComponent(() => import('./DashboardSkeleton.tsx'), 'DashboardSkeleton'),
  pendingMs: 150,
  pendingMinMs: 0,
});

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: 'list',
  // Only the parameters that change the list, so that opening a document doesn't reload it.
  loaderDeps: ({ search: { library, group, match, q, sort } }) => ({ library, group, match, q, sort }),
  loader: async ({ context, location, cause, abortController }) => {
    const search = normalizeSearch(location.search);
    const [environment, { firstDocument, loadList }] = await Promise.all([
      context.getEnvironment(search.library),
      fetchLibrary(),
    ]);
    // A link to a document opens the page of the list that contains it.
    const around = cause === 'enter' ? firstDocument(search) : null;
    return loadList(environment, search, around, abortController);
  },
  shouldReload: false,
  component: lazyRouteComponent(fetchLibrary, 'ListPage'),
  // The old rows stay visible, dimmed, until the new ones are loaded.
  pendingMs: Infinity,
});

const documentRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '/',
  loaderDeps: ({ search: { library, document } }) => ({ library, document }),
  loader: async ({ context, deps: { library, document }, abortController }) => {
    // The pane's code is loaded together with the data of the first opened document.
    if (document === undefined) return null;
    const [environment, { loadOpenDocument }] = await Promise.all([context.getEnvironment(library), fetchLibrary()]);
    return loadOpenDocument(environment, document, abortController);
  },
  shouldReload: false,
  component: lazyRouteComponent(fetchLibrary, 'DocumentOutlet'),
  // The list beside it stays usable.
  errorComponent: lazyRouteComponent(fetchLibrary, 'DocumentFailure'),
  pendingComponent: lazyRouteComponent(fetchLibrary, 'DocumentPending'),
  pendingMs: 150,
  pendingMinMs: 0,
});

export const dashboardRoute = frameRoute.addChildren([listRoute.addChildren([documentRoute])]);
