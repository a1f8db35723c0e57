// Tests pages rendered without a browser, as in the build: the routes, and the not-found page.
import { expect, test } from 'vitest';
import type { PagePayload } from '#site/payload.ts';
import { escapeHtml } from '#site/escapeHtml.ts';
import { oddAddresses } from '#tests/support/oddAddresses.ts';
import { prerenderPage } from './prerenderPage.tsx';

const legalNotice: PagePayload = {
  kind: 'article',
  title: 'Legal notice',
  description: '',
  html: '<main><p>Who runs this site</p></main>',
};

const draw = (path: string) =>
  prerenderPage(path, (asked) => Promise.resolve(asked === '/legal-notice' ? legalNotice : null));

/** The path that the not-found page shows, as React escapes it. */
function namedIn(html: string): string | undefined {
  return /<h1[^>]*>Page not found: <code>(.*?)<\/code>/.exec(html)?.[1]?.replaceAll('&#x27;', '&#39;');
}

test.each(oddAddresses)('the not-found page shows %s as the server does: %s', async (address, shown) => {
  expect(namedIn(await draw(address))).toBe(escapeHtml(shown));
});

test('paths are case-sensitive, as on the server', async () => {
  expect(await draw('/legal-notice')).toContain('Who runs this site');
  expect(namedIn(await draw('/Legal-Notice'))).toBe('/Legal-Notice');
});
