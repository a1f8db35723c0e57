// The route of the home page, /.
import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

/** The home page. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    const payload = await context.getPayload('/');
    if (payload?.kind !== 'home') throw notFound();
    return payload;
  },
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
});
