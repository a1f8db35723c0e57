// Tests that visible rows don't move when others are added and removed.
import { expect, test } from 'vitest';
import { rowsMoved } from './scrollAnchor.ts';

const rows = (text: string, first = 0) => ({ ids: text.match(/./g) ?? [], first });

test.each([
  ['a row that comes above moves the view by one', rows('abcdefgh'), rows('xabcdefgh'), 1],
  ['rows that go above move it back', rows('abcdefgh'), rows('cdefgh'), -2],
  ['a row that comes below moves nothing', rows('abcdefgh'), rows('abcdefxgh'), 0],
  ['a row in view that goes elsewhere takes nothing along', rows('abcdefgh'), rows('dabcefgh'), 0],
  ['a row in view that goes lets those below it close up', rows('abcdefgh'), rows('abcefgh'), 0],
  ['rows that are loaded from another place are found', rows('abcdefgh'), rows('defghi', 5), 2],
  ['a list of which nothing is left stays at its place', rows('abcdefgh'), rows('uvw'), 0],
])('%s', (_, before, after, moved) => {
  expect(rowsMoved(before, after, 2, 5)).toBe(moved);
});

test('at the top, new rows become visible', () => {
  expect(rowsMoved(rows('abcdef'), rows('xabcdef'), 0, 3)).toBe(0);
});
