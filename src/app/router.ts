// The routes put together, and how the router behaves.
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import {
  changePasswordRoute,
  forgotPasswordRoute,
  loginRoute,
  registerRoute,
} from '#src/routes/account/accountRoutes.ts';
import { dashboardRoute } from '#src/routes/dashboard/dashboardRoute.ts';
import { homeRoute } from '#src/routes/home/homeRoute.ts';
import { rootRoute } from '#src/routes/rootRoute.tsx';
import { storyAliasRoute, storyRoute } from '#src/routes/stories/storyRoutes.ts';
import type { RouterContext } from '#src/routes/routerContext.ts';
import { parseSearch, stringifySearch } from './searchParams.ts';

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  changePasswordRoute,
  dashboardRoute,
  storyRoute,
  storyAliasRoute,
]);

/** Makes the router; `history` is given in tests. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // A loader's query is disposed when its route is left; what is kept afterwards would be a query already thrown away.
    defaultGcTime: 0,
    defaultPreloadGcTime: 30_000,
    // Query references are no plain data: comparing them deeply breaks them.
    defaultStructuralSharing: false,
    scrollRestoration: true,
    // Should this very part not arrive, the net around the app (AppErrorBoundary) says it in plain words.
    defaultErrorComponent: lazyRouteComponent(() => import('#src/routes/error/ErrorPage.tsx'), 'ErrorPage'),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
