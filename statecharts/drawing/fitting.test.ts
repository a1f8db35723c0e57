// Tests that a chart opens at a readable size and that all of it can be shown on request.
import { expect, test } from 'vitest';
import { fittingWhole, isAllInSight, legibleZoom, openingView } from './fitting.ts';
import type { ChartLayout } from './layout/chartLayout.ts';
import { chartOf } from '../chart/chartOf.ts';
import { sampleMachine } from '../chart/sampleMachine.ts';
import { smallText } from './text/block.ts';

const layout: ChartLayout = {
  chart: chartOf(sampleMachine),
  direction: 'DOWN',
  width: 3000,
  height: 2000,
  states: [],
  dots: [],
  lines: [],
};
const pane = { width: 900, height: 600 };
const focus = { x: 2000, y: 900, width: 100, height: 40 };

test('a large chart opens at full size with the requested state in the middle', () => {
  expect(openingView(layout, pane, focus)).toEqual({ x: -1600, y: -620, zoom: 1 });
  expect(isAllInSight(layout, pane, openingView(layout, pane, focus))).toBe(false);
});

test('a state at the edge leaves no gap beyond the chart', () => {
  expect(openingView(layout, pane, { ...focus, x: 2890, y: 0 })).toEqual({ x: -2100, y: 0, zoom: 1 });
});

test('a chart opens as a whole only if its smallest text keeps 11 px', () => {
  expect(smallText.size * legibleZoom).toBeGreaterThanOrEqual(11);
  expect(openingView({ width: 910, height: 500 }, pane, focus).zoom).toBe(1);
  expect(openingView({ width: 800, height: 500 }, pane, focus).zoom).toBeGreaterThan(1);
  expect(fittingWhole(layout, pane)).toEqual({ x: 0, y: 0, zoom: 0.3 });
});

test('a small chart is not enlarged', () => {
  expect(fittingWhole({ width: 100, height: 100 }, pane)).toEqual({ x: 392.5, y: 242.5, zoom: 1.15 });
});
