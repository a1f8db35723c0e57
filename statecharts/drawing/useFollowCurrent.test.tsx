// Tests that the view follows the states that a running machine enters, but not too fast to watch.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chartOf } from '../chart/chartOf.ts';
import { sampleMachine } from '../chart/sampleMachine.ts';
import type { ChartLayout } from './layout/chartLayout.ts';
import { stateBox } from './text/stateBox.ts';
import { useFollowCurrent } from './useFollowCurrent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chart = chartOf(sampleMachine);
const leaves = [...chart.states.values()].filter(({ children }) => children.length === 0).slice(0, 3);
const layout: ChartLayout = {
  chart,
  direction: 'DOWN',
  width: 300,
  height: 100,
  states: leaves.map((state, at) => ({ state, box: stateBox(state, chart), x: at * 100, y: 0, width: 80, height: 30 })),
  dots: [],
  lines: [],
};

test('if several states are entered in quick succession, the first and the last are brought into view', () => {
  const follow = vi.fn<(state: string) => void>();
  const [first = '', second = '', third = ''] = leaves.map(({ id }) => id);
  const canvas = { follow };
  const { rerender } = renderHook(({ id }) => useFollowCurrent(layout, new Set([id]), canvas), {
    initialProps: { id: first },
  });
  rerender({ id: second });
  vi.advanceTimersByTime(200);
  rerender({ id: third });
  expect(follow.mock.calls).toEqual([[first]]);
  vi.advanceTimersByTime(100);
  expect(follow.mock.calls).toEqual([[first], [third]]);
});
