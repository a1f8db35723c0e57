// The routes of the Markdown pages: code projects, surveys, legal pages and notices.
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';
import { loadArticle } from './loadArticle.ts';

const inSiteLayout = lazyRouteComponent(() => import('./ArticlePage.tsx'), 'ArticlePage');
const inContentLayout = lazyRouteComponent(() => import('./ArticlePage.tsx'), 'ContentArticlePage');

/** The route of the articles at a path. */
const articleRoute = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, loader: loadArticle, component });

/** /codeprojects and /codeprojects/{slug...} */
export const codeProjectsRoute = articleRoute('/codeprojects/$', inSiteLayout);

/** /surveys/2015 and /surveys/2015/{slug...} */
export const surveyRoute = articleRoute('/surveys/2015/$', inContentLayout);

export const legalNoticeRoute = articleRoute('/legal-notice', inContentLayout);

export const noticesRoute = articleRoute('/notices', inContentLayout);

export const privacyRoute = articleRoute('/privacy', inContentLayout);
