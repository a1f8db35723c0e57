// The root of all routes: the frame around every page.
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { RootFrame } from './RootFrame.tsx';
import type { RouterContext } from './routerContext.ts';

/** Parent of every route. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  notFoundComponent: lazyRouteComponent(() => import('./error/NotFoundPage.tsx'), 'NotFoundPage'),
});
