// /dashboard: the frame, in it the list, in that the document. Each loads its own: another document never reloads the list.
import { lazyRouteComponent } from '@tanstack/react-router';
import { normalizeSearch } from '#src/features/documents/libraryAddress.ts';
import { requireAuth } from '../requireAuth.ts';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

const fetchLibrary = () => import('./library.ts').then(({ library }) => library);

/** The frame waits for its first list, so that a first visit sees the page's shape and then all of it; afterwards it never loads again. */
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
    // Whose library it is, also while it is kept for somebody who is logged out (app/keepPage.ts).
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
  // Only what makes it another list: opening a document leaves it alone.
  loaderDeps: ({ search: { library, group, match, q, sort } }) => ({ library, group, match, q, sort }),
  loader: async ({ context, location, cause, abortController }) => {
    const search = normalizeSearch(location.search);
    const [environment, { firstDocument, loadList }] = await Promise.all([
      context.getEnvironment(search.library),
      fetchLibrary(),
    ]);
    // A link to a document shows the page of the list that holds it.
    const around = cause === 'enter' ? firstDocument(search) : null;
    return loadList(environment, search, around, abortController);
  },
  shouldReload: false,
  component: lazyRouteComponent(fetchLibrary, 'ListPage'),
  // Old rows stay, dimmed, until the new ones are here.
  pendingMs: Infinity,
});

const documentRoute = createRoute({
  getParentRoute: () => listRoute,
  path: '/',
  loaderDeps: ({ search: { library, document } }) => ({ library, document }),
  loader: async ({ context, deps: { library, document }, abortController }) => {
    // Nothing of the pane is fetched until a document is opened; then its code comes with its data.
    if (document === undefined) return null;
    const [environment, { loadOpenDocument }] = await Promise.all([context.getEnvironment(library), fetchLibrary()]);
    return loadOpenDocument(environment, document, abortController);
  },
  shouldReload: false,
  component: lazyRouteComponent(fetchLibrary, 'DocumentOutlet'),
  // The list beside it goes on.
  errorComponent: lazyRouteComponent(fetchLibrary, 'DocumentFailure'),
  pendingComponent: lazyRouteComponent(fetchLibrary, 'DocumentPending'),
  pendingMs: 150,
  pendingMinMs: 0,
});

export const dashboardRoute = frameRoute.addChildren([listRoute.addChildren([documentRoute])]);
