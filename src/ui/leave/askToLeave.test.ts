// The order in which guards are asked before a person leaves.
import { afterEach, expect, test, vi } from 'vitest';
import { askToLeave, isAnythingHeld, standGuard } from './askToLeave.ts';

const stands: (() => void)[] = [];
afterEach(() => {
  for (const stop of stands.splice(0)) stop();
});

/** A guard that holds until it is asked and lets go. */
function guard(holds: boolean, leaves = true) {
  let held = holds;
  const ask = vi.fn<(signal: AbortSignal) => Promise<boolean>>(() => {
    if (leaves) held = false;
    return Promise.resolve(leaves);
  });
  stands.push(standGuard({ holds: () => held, ask }));
  return ask;
}

const { signal } = new AbortController();

test('where nothing would be lost nobody is asked', async () => {
  const ask = guard(false);
  expect(isAnythingHeld()).toBe(false);
  expect(await askToLeave(signal)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('each who would lose something is asked, until all have let go', async () => {
  const [one, none, other] = [guard(true), guard(false), guard(true)];
  expect(isAnythingHeld()).toBe(true);
  expect(await askToLeave(signal)).toBe(true);
  expect([one, none, other].map((ask) => ask.mock.calls.length)).toEqual([1, 0, 1]);
  expect(isAnythingHeld()).toBe(false);
});

test('who stays is asked no further', async () => {
  guard(true, false);
  const other = guard(true);
  expect(await askToLeave(signal)).toBe(false);
  expect(other).not.toHaveBeenCalled();
  expect(isAnythingHeld()).toBe(true);
});

test('a guard that is gone is not asked', async () => {
  const ask = guard(true);
  stands.pop()?.();
  expect(await askToLeave(signal)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
