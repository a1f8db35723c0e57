// When two values of a field are the same.
import { expect, test } from 'vitest';
import { sameValue } from './fieldValue.ts';

test.each([
  [null, undefined],
  ['a', 'a'],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    { name: 'Nature', issn: null },
    { issn: undefined, name: 'Nature' },
  ],
  [{ name: 'Nature' }, { name: 'Nature', issn: null }],
  [[{ person: { family: 'Lovelace' } }], [{ person: { family: 'Lovelace', given: null } }]],
])('%j and %j are the same', (a, b) => {
  expect(sameValue(a, b)).toBe(true);
  expect(sameValue(b, a)).toBe(true);
});

test.each([
  [null, ''],
  ['a', 'b'],
  [[], null],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', 'b']],
  [['a'], { 0: 'a' }],
  [{ name: 'Nature' }, { name: 'Nature', issn: ['1'] }],
])('%j and %j are not', (a, b) => {
  expect(sameValue(a, b)).toBe(false);
  expect(sameValue(b, a)).toBe(false);
});
