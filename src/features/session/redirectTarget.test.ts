// An open redirect after login is the classic of this page: every way of writing another host must end in the library.
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

describe('redirectTarget', () => {
  it.each(['/', '/dashboard', '/dashboard?group=trash&q=a%2Fb#top', '/change-password/x?id=1'])(
    'keeps %s',
    (wanted) => {
      expect(redirectTarget(wanted)).toBe(wanted);
    },
  );

  it.each([
    undefined,
    null,
    42,
    ['/dashboard'],
    '',
    'dashboard',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%0a/../..//evil.example',
  ])('sends %j to the library', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/dashboard');
  });
});
