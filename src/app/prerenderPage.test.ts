// Pages drawn without a browser, as the build draws them: the routes, and the page for an address that leads nowhere.
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

/** The address that the page for none names, as React escapes it. */
function namedIn(html: string): string | undefined {
  return /<h1[^>]*>Page not found: <code>(.*?)<\/code>/.exec(html)?.[1]?.replaceAll('&#x27;', '&#39;');
}

test.each(oddAddresses)('%s is named as the server names it: %s', async (address, shown) => {
  expect(namedIn(await draw(address))).toBe(escapeHtml(shown));
});

test('an address is a page in its own letters only, as it is for the server', async () => {
  expect(await draw('/legal-notice')).toContain('Who runs this site');
  expect(namedIn(await draw('/Legal-Notice'))).toBe('/Legal-Notice');
});
