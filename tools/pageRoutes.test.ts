// Tests that the server knows the address of each page of the app, and that each public text has a route.
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { appPages } from '#server/http/routePatterns.ts';
import { createAppRouter } from '#src/app/router.ts';
import type { RouterContext } from '#src/routes/routerContext.ts';
import { readContent } from './content/readContent.ts';

const router = createAppRouter({} as RouterContext, {
  withoutBrowser: { history: createMemoryHistory(), origin: 'https://library.example', scrollRestoration: false },
});
const contentPaths = [...(await readContent()).keys()];

/** The id of the route that shows an address, which is its path. */
const routeOf = (address: string) => {
  const [, , found] = router.getMatchedRoutes(address);
  return found?.id as string | undefined;
};

test('each public text has a route', () => {
  expect(contentPaths.filter((path) => routeOf(path) === '/$')).toEqual([]);
});

test('the server knows the address of each page of the app, which it otherwise answers with 404', () => {
  const ofContent = new Set(contentPaths.map(routeOf));
  const ofApp = Object.values(router.routesById)
    .map(({ fullPath }) => fullPath)
    .filter((path) => path !== '/$' && !ofContent.has(path));
  expect([...new Set(ofApp.map((path) => path.replaceAll('$', ':').replace(/\/$/, '')))].toSorted()).toEqual(
    appPages.toSorted(),
  );
});
