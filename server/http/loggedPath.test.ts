import { expect, test } from 'vitest';
import { loggedPath } from './loggedPath.ts';

const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF';

test.each([
  '/change-password/%t',
  '/change-password/%t/',
  '/change-password//%t',
  '//change-password/%t',
  '/change-password%2F%t',
  '/change-password%2f%t',
  '/change%2Dpassword/%t',
  '/CHANGE-PASSWORD/%t',
  '/Change-Password/%t/x',
  '/change-password;token=%t',
  '/change-password;x/%t',
  '/change-password/x/%t',
  '/confirm-email/%t',
  '/confirm-email/%t/',
  '/invitation/%t',
  '/Invitation/%t',
  '/Confirm-Email/%t',
  '/confirm-email%2F%t',
  '/user/change-password/%t',
  '/api/change-password/%t',
  '/api/export/bib/%t',
  '/assets/%t.js',
  '/%t',
  '/%t/x',
  '/change-password=%t',
  '/change-password\\%t',
  '/download/windows/%t',
  '/_statecharts/dialog/%t',
  '/share/%t',
  '/share/%t/',
  '/share/%t/library.bib',
  '/share/%t/a/b.bib',
  '/Share/%t/library.bib',
  '/share%2F%t/library.bib',
  '/share//%t/library.bib',
])('the log never has a token, for any spelling of the address: %s', (spelling) => {
  const path = new URL(`http://site${spelling.replace('%t', token)}`).pathname;
  expect(loggedPath(path)).not.toContain(token.slice(0, 8));
});

test('a known address is logged as its pattern', () => {
  for (const path of ['/', '/api', '/api/_auth/session', '/dashboard', '/user/login'])
    expect(loggedPath(path)).toBe(path);
  expect(loggedPath(`/change-password/${token}`)).toBe('/change-password/:token');
  expect(loggedPath(`/confirm-email/${token}`)).toBe('/confirm-email/:token');
  expect(loggedPath(`/invitation/${token}`)).toBe('/invitation/:secret');
  expect(loggedPath(`/share/${token}`)).toBe('/share/:secret');
  expect(loggedPath(`/share/${token}/library.bib`)).toBe('/share/:secret/:file');
  expect(loggedPath('/api/export/bib')).toBe('/api/export/:format');
});

test('of other addresses only the first word is logged, without control characters', () => {
  expect(loggedPath('/wp-admin')).toBe('/wp-admin');
  expect(loggedPath('/wp-admin/setup.php')).toBe('/wp-admin/…');
  expect(loggedPath('/a\u001b[31m')).toBe('/…');
  expect(loggedPath('/a%0Ab')).toBe('/…');
});
