import { expect, test } from 'vitest';
import { pageRedirect } from './pageRedirects.ts';

test.each([
  ['/faq', 'https://docs.jabref.org/faq', false],
  ['/paypal', '/donations', false],
  ['/donations', 'https://github.com/JabRef/jabref/wiki/Donations/', false],
  ['/login', '/user/login', true],
  ['/signup', '/user/register', true],
  ['/register', '/user/register', true],
  ['/gsoc', '/codeprojects/gsoc', true],
  ['/gsoc/gsoc2022', '/codeprojects/gsoc/gsoc2022', true],
  ['/gsoc/gsoc2022/grobid', '/codeprojects/gsoc/gsoc2022/grobid', true],
  ['/bluehat2022', '/codeprojects/bluehat2022', true],
  ['/surveys', '/surveys/2015', false],
])('%s leads to %s, with and without a slash at the end', (path, location, permanent) => {
  expect(pageRedirect(path)).toEqual({ location, permanent });
  expect(pageRedirect(`${path}/`)).toEqual({ location, permanent });
});

test.each([
  '/',
  '',
  '/faqs',
  '/login/more',
  '/user/login',
  '/Login',
  '/faq/more',
  '/Faq',
  '/gsoc2022',
  '/surveys/2015',
  '/codeprojects/gsoc',
  '/toString',
])('%j is no redirect', (path) => expect(pageRedirect(path)).toBeNull());

test('the query goes on within the site, and to nobody else', () => {
  expect(pageRedirect('/gsoc/gsoc2022/', '?from=mail&x=%20')?.location).toBe(
    '/codeprojects/gsoc/gsoc2022?from=mail&x=%20',
  );
  expect(pageRedirect('/surveys/', '?from=mail')?.location).toBe('/surveys/2015?from=mail');
  expect(pageRedirect('/faq', '?from=mail')?.location).toBe('https://docs.jabref.org/faq');
});

test.each([
  ['/gsoc//evil.example', '/codeprojects/gsoc/evil.example'],
  ['/gsoc/\\evil.example', '/codeprojects/gsoc/evil.example'],
  ['/gsoc/https://evil.example', '/codeprojects/gsoc/https%3A/evil.example'],
  ['/gsoc/../../evil', '/codeprojects/gsoc/evil'],
  ['/gsoc/%2e%2e/%2E%2E/evil', '/codeprojects/gsoc/evil'],
  ['/gsoc/%2F%2Fevil.example', '/codeprojects/gsoc/%2F%2Fevil.example'],
  ['/gsoc/%5C%5Cevil.example', '/codeprojects/gsoc/%5C%5Cevil.example'],
  ['/gsoc/a%0d%0aSet-Cookie:b', '/codeprojects/gsoc/a%0D%0ASet-Cookie%3Ab'],
  ['/gsoc/a\r\nb', '/codeprojects/gsoc/a%0D%0Ab'],
  ['/gsoc/zwei wörter', '/codeprojects/gsoc/zwei%20w%C3%B6rter'],
  ['/gsoc/zwei%20w%C3%B6rter', '/codeprojects/gsoc/zwei%20w%C3%B6rter'],
  ['/gsoc/100%', '/codeprojects/gsoc/100%25'],
  ['/gsoc/\ud800', '/codeprojects/gsoc/%EF%BF%BD'],
])('what follows is kept and cannot lead away: %j', (path, location) => {
  expect(pageRedirect(path)?.location).toBe(location);
});
