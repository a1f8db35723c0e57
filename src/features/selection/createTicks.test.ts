// Tests what stays selected when documents leave the list.
import { expect, test } from 'vitest';
import { createTicks } from './createTicks.ts';
import { everything, nothing, type Selection, withTicks } from '#src/features/documents/selection.ts';

const two = withTicks(nothing, ['a', 'b'], true);
const allButTwo = withTicks(everything, ['a', 'b'], false);

test.each<[string, Selection, string, Selection]>([
  ['one of two', two, 'a', withTicks(nothing, ['b'], true)],
  ['the only one', withTicks(nothing, ['a'], true), 'a', nothing],
  ['one that was not ticked', two, 'c', two],
  ['one of all', everything, 'a', everything],
  ['one that was left out of all', allButTwo, 'a', withTicks(everything, ['b'], false)],
])('without %s', (_, before, gone, after) => {
  const ticks = createTicks();
  ticks.set(before);
  ticks.forgetOne(gone);
  expect(ticks.read()).toEqual(after);
});
