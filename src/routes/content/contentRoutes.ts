// The routes of the Markdown pages: code projects, surveys and legal pages.
import { lazyRouteComponent } from '@tanstack/react-router';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';
import { loadArticle } from './loadArticle.ts';

const inSiteLayout = lazyRouteComponent(() => import('./ArticlePage.tsx'), 'ArticlePage');
const inContentLayout = lazyRouteComponent(() => import('./ArticlePage.tsx'), 'ContentArticlePage');

/** /codeprojects and /codeprojects/{slug...} */
export const codeProjectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/codeprojects/$',
  loader: loadArticle,
  component: inSiteLayout,
});

/** /surveys/2015 and /surveys/2015/{slug...} */
export const surveyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/surveys/2015/$',
  loader: loadArticle,
  component: inContentLayout,
});

/** /legal-notice */
export const legalNoticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/legal-notice',
  loader: loadArticle,
  component: inContentLayout,
});

/** /notices */
export const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notices',
  loader: loadArticle,
  component: inContentLayout,
});

/** /privacy */
export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  loader: loadArticle,
  component: inContentLayout,
});
