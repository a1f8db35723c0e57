// That a chart opens so that it can be read, and that all of it is shown when that is asked for.
import { expect, test } from 'vitest';
import { chartOf } from '../chart/chartOf.ts';
import { sampleMachine } from '../chart/sampleMachine.ts';
import { fitting, fittingWhole, isAllInSight, legibleZoom } from './fitting.ts';

const layout = { chart: chartOf(sampleMachine), width: 3000, height: 2000, states: [], dots: [], lines: [] };
const pane = { width: 900, height: 600 };

test('a large chart opens legible, and is shown whole when that is asked for', () => {
  expect(fitting(layout, pane).zoom).toBeGreaterThanOrEqual(legibleZoom);
  expect(isAllInSight(layout, pane, fitting(layout, pane))).toBe(false);
  expect(fittingWhole(layout, pane)).toEqual({ x: 0, y: 0, zoom: 0.3 });
});

test('a small chart is not blown up', () => {
  expect(fittingWhole({ width: 100, height: 100 }, pane)).toEqual({ x: 392.5, y: 242.5, zoom: 1.15 });
});
