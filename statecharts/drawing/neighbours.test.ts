// Tests that a line can be followed from state to state by keyboard.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../chart/chartOf.ts';
import type { ChartLayout } from './layout/chartLayout.ts';
import { siblingTransition, nextOnLine } from './neighbours.ts';

const chart = chartOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { look: {}, press: 'on' } }, on: { on: { dim: 'dimmed' } }, dimmed: {} },
  }),
);
const layout: ChartLayout = { chart, direction: 'DOWN', width: 0, height: 0, states: [], dots: [], lines: [] };

/** Where a person comes who follows the line again and again. */
function follow(from: string, way: 'forwards' | 'backwards'): string[] {
  const next = nextOnLine(from, way, layout);
  return next === null ? [] : [next, ...follow(next, way)];
}

test('follows lines forwards and back', () => {
  expect(follow('lamp.off', 'forwards')).toEqual([
    'lamp.off — press #1 → lamp.on',
    'lamp.on',
    'lamp.on — dim #1 → lamp.dimmed',
    'lamp.dimmed',
  ]);
  expect(follow('lamp.dimmed', 'backwards').at(-1)).toBe('lamp.off');
  expect(nextOnLine('lamp.off — look #1 → (stays)', 'forwards', layout)).toBe('lamp.off');
});

test('chooses among the lines that leave a state', () => {
  const [look, press] = ['lamp.off — look #1 → (stays)', 'lamp.off — press #1 → lamp.on'];
  expect(siblingTransition(look, 1, layout)).toBe(press);
  expect(siblingTransition(press, 1, layout)).toBe(look);
  expect(siblingTransition(look, -1, layout)).toBe(press);
  expect(siblingTransition('lamp.on — dim #1 → lamp.dimmed', 1, layout)).toBeNull();
  expect(siblingTransition('lamp.off', 1, layout)).toBeNull();
});
