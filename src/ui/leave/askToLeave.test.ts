// Tests the order in which guards are asked before a page is left.
import { afterEach, expect, test, vi } from 'vitest';
import { askToLeave, isAnythingHeld, standGuard } from './askToLeave.ts';

const stands: (() => void)[] = [];
afterEach(() => {
  for (const stop of stands.splice(0)) stop();
});

/** A guard with unsaved work until it is asked and allows leaving. */
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

test('without unsaved work nothing is asked', async () => {
  const ask = guard(false);
  expect(isAnythingHeld()).toBe(false);
  expect(await askToLeave(signal)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('all guards with unsaved work are asked, until all allow leaving', async () => {
  const [one, none, other] = [guard(true), guard(false), guard(true)];
  expect(isAnythingHeld()).toBe(true);
  expect(await askToLeave(signal)).toBe(true);
  expect([one, none, other].map((ask) => ask.mock.calls.length)).toEqual([1, 0, 1]);
  expect(isAnythingHeld()).toBe(false);
});

test('after one refuses, no other guard is asked', async () => {
  guard(true, false);
  const other = guard(true);
  expect(await askToLeave(signal)).toBe(false);
  expect(other).not.toHaveBeenCalled();
  expect(isAnythingHeld()).toBe(true);
});

test('a removed guard is not asked', async () => {
  const ask = guard(true);
  stands.pop()?.();
  expect(await askToLeave(signal)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
