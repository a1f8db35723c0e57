// Tests reading and writing the cookie of the colour mode.
import { expect, test } from 'vitest';
import { colorModePreferences, readColorMode, writeColorMode } from './colorMode.ts';

test.each([
  ['color-mode=dark', 'dark'],
  ['session=abc; color-mode=light; mock-world=1', 'light'],
  ['color-mode=system; a=b', 'system'],
  ['a; color-mode=dark; =b', 'dark'],
])('reads the preference from %j', (cookies, preference) => {
  expect(readColorMode(cookies)).toBe(preference);
});

test.each([
  undefined,
  '',
  ';;=;',
  'color-mode',
  'color-mode=',
  'color-mode=DARK',
  'color-mode=darker',
  'color-mode=dark ;',
  'color-mode="dark"',
  'color-mode=dark"><script>',
  'color-mode=constructor',
  'my-color-mode=dark',
  'other=color-mode=dark',
  'color-mode=%64ark',
])('reads %j as system', (cookies) => {
  expect(readColorMode(cookies)).toBe('system');
});

test('the cookie lasts 356 days, for the whole site, and is sent when a link on another site is followed (SameSite=Lax)', () => {
  expect(writeColorMode('dark', true).split('; ')).toEqual([
    'color-mode=dark',
    'Path=/',
    'Max-Age=30758400',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(356 * 86_400).toBe(30_758_400);
});

test('the cookie is not Secure on http, where browsers would not store a Secure cookie', () => {
  expect(writeColorMode('light', false)).not.toContain('Secure');
});

test.each(colorModePreferences)('reads %s as it was written', (preference) => {
  expect(readColorMode(writeColorMode(preference, true))).toBe(preference);
});
