// /_statecharts and /_statecharts/{machine}: every flow of the product as a chart. They join the app's routes in src/app/statecharts.ts.
import { lazyRouteComponent } from '@tanstack/react-router';
import { statechartsPath } from '#site/statecharts.ts';
import { readSearch } from '#statecharts/viewer/viewerSearch.ts';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

/** All machines. */
export const statechartsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: statechartsPath,
  component: lazyRouteComponent(() => import('./StatechartsPage.tsx'), 'StatechartsPage'),
});

/** One machine. */
export const statechartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${statechartsPath}/$machine`,
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('./StatechartPage.tsx'), 'StatechartPage'),
});
