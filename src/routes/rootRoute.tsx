// The root of all routes: the frame around every page.
import { lazyRouteComponent } from '@tanstack/react-router';
import { createRootRoute } from './createRoute.ts';
import { RootFrame } from './RootFrame.tsx';

/** Parent of every route. */
export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: lazyRouteComponent(() => import('./error/NotFoundPage.tsx'), 'NotFoundPage'),
});
