// The routes put together, and how the router behaves.
import { type AnyRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import {
  changePasswordRoute,
  forgotPasswordRoute,
  loginRoute,
  registerRoute,
} from '#src/routes/account/accountRoutes.ts';
import { dashboardRoute } from '#src/routes/dashboard/dashboardRoute.ts';
import { homeRoute } from '#src/routes/home/homeRoute.ts';
import { rootRoute } from '#src/routes/rootRoute.tsx';
import type { RouterContext } from '#src/routes/routerContext.ts';
import { parseSearch, stringifySearch } from './searchParams.ts';

const pages = [homeRoute, loginRoute, registerRoute, forgotPasswordRoute, changePasswordRoute, dashboardRoute] as const;

/** Makes the router. What `more` adds is linked from no page, so the router's type does not tell of it. */
export function createAppRouter(context: RouterContext, more: readonly AnyRoute[] = []) {
  return createRouter({
    routeTree: rootRoute.addChildren<typeof pages>([...pages, ...more]),
    context,
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
