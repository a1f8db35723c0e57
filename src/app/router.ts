// Creates the router with all routes.
import { type AnyRoute, type RouterHistory, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import {
  changePasswordRoute,
  confirmEmailRoute,
  forgotPasswordRoute,
  loginRoute,
  registerRoute,
} from '#src/routes/account/accountRoutes.ts';
import { accountPageRoute } from '#src/routes/accountPage/accountPageRoute.ts';
import {
  codeProjectsRoute,
  legalNoticeRoute,
  noticesRoute,
  privacyRoute,
  surveyRoute,
} from '#src/routes/content/contentRoutes.ts';
import { bibliographyRoute } from '#src/routes/bibliography/bibliographyRoute.ts';
import { dashboardRoute } from '#src/routes/dashboard/dashboardRoute.ts';
import { homeRoute } from '#src/routes/home/homeRoute.ts';
import { invitationRoute } from '#src/routes/invitation/invitationRoute.ts';
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
  invitationRoute,
  accountPageRoute,
  dashboardRoute,
  bibliographyRoute,
  codeProjectsRoute,
  surveyRoute,
  legalNoticeRoute,
  noticesRoute,
  privacyRoute,
  unknownPathRoute,
] as const;

export interface AppRouterOptions {
  /** Additional routes. No page links to them, so they are not part of the router's type. */
  more?: readonly AnyRoute[] | undefined;
  /** Replacements for browser features, where there is no browser. */
  withoutBrowser?: { history: RouterHistory; origin: string; scrollRestoration: false };
}

/** Creates the router. */
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
    // Case-sensitive like the server, for which /Dashboard is no page.
    caseSensitive: true,
    defaultPreload: 'intent',
    // A loader's query is disposed when its route is left, so a cached match would have a disposed query.
    defaultGcTime: 0,
    defaultPreloadGcTime: 30_000,
    // Query references are not plain data, so a deep comparison breaks them.
    defaultStructuralSharing: false,
    scrollRestoration: () => {
      if (!isFirstPage || window.scrollY === 0) return true;
      // A prerendered page can be scrolled before the app has started; its position must not change then. The router has just forgotten the position, and needs
      // it when the page is left.
      document.dispatchEvent(new Event('scroll'));
      return false;
    },
    // If this chunk itself fails to load, AppErrorBoundary shows a plain message.
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
