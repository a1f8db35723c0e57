// The routes put together, and how the router behaves.
import { type AnyRoute, type RouterHistory, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import {
  changePasswordRoute,
  confirmEmailRoute,
  forgotPasswordRoute,
  loginRoute,
  registerRoute,
} from '#src/routes/account/accountRoutes.ts';
import { accountPageRoute } from '#src/routes/accountPage/accountPageRoute.ts';
import { codeProjectsRoute, legalNoticeRoute, privacyRoute, surveyRoute } from '#src/routes/content/contentRoutes.ts';
import { dashboardRoute } from '#src/routes/dashboard/dashboardRoute.ts';
import { homeRoute } from '#src/routes/home/homeRoute.ts';
import { unknownPathRoute } from '#src/routes/unknownPath/unknownPathRoute.ts';
import { rootRoute } from '#src/routes/rootRoute.tsx';
import type { RouterContext } from '#src/routes/routerContext.ts';
import { parseSearch, stringifySearch } from './searchParams.ts';

const pages = [
  homeRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  changePasswordRoute,
  confirmEmailRoute,
  accountPageRoute,
  dashboardRoute,
  codeProjectsRoute,
  surveyRoute,
  legalNoticeRoute,
  privacyRoute,
  unknownPathRoute,
] as const;

export interface AppRouterOptions {
  /** Routes beside the app's own. No page links to them, so the router's type does not tell of them. */
  more?: readonly AnyRoute[] | undefined;
  /** What the browser does otherwise, for where there is none. */
  withoutBrowser?: { history: RouterHistory; origin: string; scrollRestoration: false };
}

/** Makes the router. */
export function createAppRouter(
  context: Omit<RouterContext, 'leave'>,
  { more = [], withoutBrowser }: AppRouterOptions = {},
) {
  let isFirstPage = true;
  const router = createRouter({
    routeTree: rootRoute.addChildren<typeof pages>([...pages, ...more]),
    context: {
      ...context,
      leave: async (address): Promise<never> => (await import('./leave.ts')).leave(router, address),
    },
    parseSearch,
    stringifySearch,
    // As the server sees it: /Dashboard is no page there either.
    caseSensitive: true,
    defaultPreload: 'intent',
    // A loader's query is disposed when its route is left; what is kept afterwards would be a query already thrown away.
    defaultGcTime: 0,
    defaultPreloadGcTime: 30_000,
    // Query references are no plain data: comparing them deeply breaks them.
    defaultStructuralSharing: false,
    scrollRestoration: () => {
      if (!isFirstPage || window.scrollY === 0) return true;
      // A page that was drawn at build can be read before the app is there: whoever has moved on in it is left where they are. The router
      // has just forgotten what was scrolled so far, and wants to know it when the page is left.
      document.dispatchEvent(new Event('scroll'));
      return false;
    },
    // Should this very part not arrive, the net around the app (AppErrorBoundary) says it in plain words.
    defaultErrorComponent: lazyRouteComponent(() => import('#src/routes/error/ErrorPage.tsx'), 'ErrorPage'),
    ...withoutBrowser,
  });
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) isFirstPage = false;
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
