// Tests which parameters the viewer keeps when it switches to another machine.
import { expect, test } from 'vitest';
import { addressFor } from './useFollowMachines.ts';
import { readWanted, writeWanted } from './wanted.ts';

test.each([
  [null, false, undefined],
  ['3f2a/x:4', false, '3f2a/x:4'],
  [null, true, 'any'],
  ['3f2a', true, 'any/3f2a'],
] as const)('%s, everywhere: %s is %s in the address', (wanted, everywhere, actor) => {
  expect(writeWanted(wanted, everywhere)).toBe(actor);
  expect(readWanted(actor)).toEqual({ wanted, everywhere });
});

test("the next machine's address keeps how it is viewed, and drops the steps of the previous one", () => {
  expect(
    addressFor('session', { tab: 'live', view: 'outline', actor: 'any/3f2a', steps: 'submit', start: 1, to: 'done' }),
  ).toBe('/_statecharts/session?tab=live&view=outline&actor=any%2F3f2a');
});
