// Tests the routes of content pages: their addresses, their requests, and the not-found page for an unknown slug.
import { createMemoryHistory, createRouter, isNotFound } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import type { PagePayload } from '#site/payload.ts';
import { rootRoute } from '../rootRoute.tsx';
import type { RouterContext } from '../routerContext.ts';
import { codeProjectsRoute, legalNoticeRoute, noticesRoute, privacyRoute, surveyRoute } from './contentRoutes.ts';
import { loadArticle } from './loadArticle.ts';

const article: PagePayload = {
  kind: 'article',
  title: 'Code projects',
  description: 'What there is to do.',
  html: '<p>Text</p>',
};
const home: PagePayload = { kind: 'home', title: 'Home', description: 'Home', html: '' };

/** A context in which only payloads can be requested, as during prerendering. */
function contextWith(pages: Readonly<Record<string, PagePayload>>) {
  const getPayload = vi.fn((path: string) => Promise.resolve(pages[path] ?? null));
  return { getPayload, context: { getPayload } as unknown as RouterContext };
}

test.each([
  ['/codeprojects', '/codeprojects/$'],
  ['/codeprojects/', '/codeprojects/$'],
  ['/codeprojects/gsoc/gsoc2019', '/codeprojects/$'],
  ['/codeprojects/gsoc/unknown', '/codeprojects/$'],
  ['/surveys/2015', '/surveys/2015/$'],
  ['/surveys/2015/analysis', '/surveys/2015/$'],
  ['/legal-notice', '/legal-notice'],
  ['/notices', '/notices'],
  ['/privacy', '/privacy'],
])('%s is the route %s', (address, route) => {
  const router = createRouter({
    routeTree: rootRoute.addChildren([codeProjectsRoute, surveyRoute, legalNoticeRoute, noticesRoute, privacyRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
    ...contextWith({}),
  });
  expect(router.getMatchedRoutes(address)[2]?.id).toBe(route);
});

test.each(['/codeprojects', '/codeprojects/', '/codeprojects//'])('%s loads the article', async (pathname) => {
  const { getPayload, context } = contextWith({ '/codeprojects': article });
  await expect(loadArticle({ context, location: { pathname } })).resolves.toBe(article);
  expect(getPayload.mock.calls).toEqual([['/codeprojects']]);
});

test.each(['/codeprojects/unknown', '/codeprojects/gsoc/gsoc2020', '/surveys/2015/a/b/c', '/surveys/2015/home'])(
  '%s is not found',
  async (pathname) => {
    const { context } = contextWith({ '/codeprojects': article, '/surveys/2015/home': home });
    const failure: unknown = await loadArticle({ context, location: { pathname } }).catch((error: unknown) => error);
    expect(isNotFound(failure)).toBe(true);
  },
);

test('a server that does not answer is not treated as a missing page', async () => {
  const context = { getPayload: () => Promise.reject(new Error('Network request failed')) } as unknown as RouterContext;
  const loaded = loadArticle({ context, location: { pathname: '/codeprojects' } });
  await expect(loaded).rejects.toThrow('Network request failed');
});
