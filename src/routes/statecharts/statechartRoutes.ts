// The routes /_statecharts, /_statecharts/{machine}, /_statecharts/recording and /_statecharts/report, which src/app/statecharts.ts adds to the app's.
import { lazyRouteComponent } from '@tanstack/react-router';
import { recordingPath, reportPath, statechartsPath } from '#site/statecharts.ts';
import { readRecordingSearch } from '#statecharts/recordingPage/recordingSearch.ts';
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

/** A recording that is kept in this browser. */
export const recordingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: recordingPath,
  validateSearch: readRecordingSearch,
  component: lazyRouteComponent(() => import('./RecordingRoutePage.tsx'), 'RecordingRoutePage'),
});

/** The page that makes a file of a bug. */
export const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reportPath,
  component: lazyRouteComponent(() => import('./ReportRoutePage.tsx'), 'ReportRoutePage'),
});
