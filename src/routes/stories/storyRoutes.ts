// The routes /_storybook/external-iframe and its alias /iframe.html, which show one story. src/app/stories.ts adds them to the app's.
import { lazyRouteComponent } from '@tanstack/react-router';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

const component = lazyRouteComponent(() => import('./StoryPage.tsx'), 'StoryPage');

/** /_storybook/external-iframe?id={story} */
export const storyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_storybook/external-iframe',
  component,
});

/** /iframe.html?id={story}, the address that Storybook itself gives a story. */
export const storyAliasRoute = createRoute({ getParentRoute: () => rootRoute, path: '/iframe.html', component });
