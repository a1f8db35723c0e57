// Lays a chart out downwards, or to the right where it can be read larger then.
import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { elkGraph } from './elkGraph.ts';
import { commonOptions, type Direction } from './layoutOptions.ts';
import { readLayout } from './readLayout.ts';

/** The room that a chart has in a window of 1280 px. */
const usualRoom = { width: 780, height: 560 };
/** Of larger ones both layouts would take too long; downwards is nearly always the better one. */
const mostTransitions = 40;

async function layOutTowards(elk: ELK, chart: Chart, direction: Direction): Promise<ChartLayout> {
  return readLayout(chart, await elk.layout(elkGraph(chart, direction), { layoutOptions: commonOptions }));
}

/** How large it can be drawn. Looking further down costs less than letters that are too small. */
function readability({ width, height }: ChartLayout): number {
  return Math.min(1, usualRoom.width / width) + 0.4 * Math.min(1, usualRoom.height / height);
}

/** The layout of `chart` that `elk` makes. */
export async function chooseLayout(elk: ELK, chart: Chart): Promise<ChartLayout> {
  const down = await layOutTowards(elk, chart, 'DOWN');
  if (down.width <= usualRoom.width || chart.transitions.length > mostTransitions) return down;
  const right = await layOutTowards(elk, chart, 'RIGHT');
  return readability(right) > readability(down) ? right : down;
}
