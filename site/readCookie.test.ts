// Tests reading one cookie from a `Cookie` header.
import { expect, test } from 'vitest';
import { readCookie } from './readCookie.ts';

test.each([
  ['a=1', '1'],
  ['b=2; a=1; c=3', '1'],
  ['b=2;a=1', '1'],
  ['a=1; a=2', '1'],
  ['a=x=y', 'x=y'],
  ['a=', ''],
  ['a=%20', '%20'],
])('finds the cookie in %j', (cookies, value) => {
  expect(readCookie(cookies, 'a')).toBe(value);
});

test.each([undefined, '', 'a', 'A=1', 'ba=1', 'b=a=1', '; ;='])('finds no cookie in %j', (cookies) => {
  expect(readCookie(cookies, 'a')).toBeNull();
});
