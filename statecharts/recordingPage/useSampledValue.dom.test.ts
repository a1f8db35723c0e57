// Tests that a value that changes often is taken over now and then, and the last one in any case.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSampledValue } from './useSampledValue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('takes a value over at once, the next ones when the interval is over, and the last one in the end', () => {
  const { result, rerender } = renderHook(({ value }) => useSampledValue(value, 100), { initialProps: { value: 0 } });
  const seen: number[] = [];
  for (let value = 1; value <= 25; value += 1) {
    rerender({ value });
    pass(10);
    seen.push(result.current);
  }
  expect([...new Set(seen)]).toEqual([1, 10, 20]);
  pass(100);
  expect(result.current).toBe(25);
  pass(500);
  rerender({ value: 26 });
  pass(0);
  expect(result.current).toBe(26);
});
