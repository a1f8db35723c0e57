// Lays out a chart downwards, or to the right if that allows a larger zoom.
import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { elkGraph } from './elkGraph.ts';
import { commonOptions, type Direction } from './layoutOptions.ts';
import { readLayout } from './readLayout.ts';

/** The space for a chart in a window of 1280 px. */
const usualRoom = { width: 780, height: 560 };
/** Larger charts are laid out downwards only: two layouts would take too long, and downwards is nearly always better. */
const mostTransitions = 40;

async function layOutTowards(elk: ELK, chart: Chart, direction: Direction): Promise<ChartLayout> {
  return readLayout(chart, await elk.layout(elkGraph(chart, direction), { layoutOptions: commonOptions }));
}

/** The zoom at which a layout can be shown. Scrolling down costs less than text that is too small. */
function readability({ width, height }: ChartLayout): number {
  return Math.min(1, usualRoom.width / width) + 0.4 * Math.min(1, usualRoom.height / height);
}

/** Lays out `chart` with `elk`. */
export async function chooseLayout(elk: ELK, chart: Chart): Promise<ChartLayout> {
  const down = await layOutTowards(elk, chart, 'DOWN');
  if (down.width <= usualRoom.width || chart.transitions.length > mostTransitions) return down;
  const right = await layOutTowards(elk, chart, 'RIGHT');
  return readability(right) > readability(down) ? right : down;
}
