// Lays out a chart as it was laid out before, as far as it can. Without an earlier layout: downwards, or to the right if that allows a larger zoom.
import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { elkGraph } from './elkGraph.ts';
import { turnBack, withEarlierLayers, withEarlierPositions } from './hints.ts';
import { keepPlaces } from './keepPlaces.ts';
import { commonOptions, type Direction, earlierLayersOptions, earlierOrderOptions } from './layoutOptions.ts';
import { movesFrom, type Places } from './places.ts';
import { readLayout } from './readLayout.ts';

/** The space for a chart in a window of 1280 px. */
const usualRoom = { width: 780, height: 560 };
/** Larger charts are laid out downwards only: two layouts would take too long, and downwards is nearly always better. */
const mostTransitions = 40;

async function layOutTowards(elk: ELK, chart: Chart, direction: Direction): Promise<ChartLayout> {
  const graph = await elk.layout(elkGraph(chart, direction), { layoutOptions: commonOptions });
  return readLayout(chart, direction, graph);
}

/** The zoom at which a layout can be shown. Scrolling down costs less than text that is too small. */
function readability({ width, height }: ChartLayout): number {
  return Math.min(1, usualRoom.width / width) + 0.4 * Math.min(1, usualRoom.height / height);
}

async function layOutAfresh(elk: ELK, chart: Chart): Promise<ChartLayout> {
  const down = await layOutTowards(elk, chart, 'DOWN');
  if (down.width <= usualRoom.width || chart.transitions.length > mostTransitions) return down;
  const right = await layOutTowards(elk, chart, 'RIGHT');
  return readability(right) > readability(down) ? right : down;
}

/** Places are rounded. */
const isStill = (move: number) => move <= 1;
/** A state that has moved so far has to be looked for; further away is no worse. */
const lost = 300;

function movement(layout: ChartLayout, places: Places): number {
  return movesFrom(places, layout).reduce((sum, move) => sum + (isStill(move) ? 0 : Math.min(lost, move)), 0);
}

/** elk's arrangements of the chart with more and more of the earlier one; each is the best for some changes. */
const arrangements: ((elk: ELK, chart: Chart, places: Places) => Promise<ChartLayout>)[] = [
  (elk, chart, { direction }) => layOutTowards(elk, chart, direction),
  async (elk, chart, places) => {
    const graph = withEarlierPositions(elkGraph(chart, places.direction), chart, places);
    const laidOut = await elk.layout(graph, { layoutOptions: { ...commonOptions, ...earlierOrderOptions } });
    return readLayout(chart, places.direction, laidOut);
  },
  async (elk, chart, places) => {
    const positioned = withEarlierPositions(elkGraph(chart, places.direction), chart, places);
    const { graph, turned } = withEarlierLayers(positioned, places);
    const laidOut = await elk.layout(graph, { layoutOptions: { ...commonOptions, ...earlierLayersOptions } });
    return readLayout(chart, places.direction, turnBack(laidOut, turned));
  },
];

async function layOutLike(elk: ELK, chart: Chart, places: Places): Promise<ChartLayout> {
  let best: { layout: ChartLayout; moved: number } | null = null;
  for (const arrange of arrangements) {
    const arranged = await arrange(elk, chart, places);
    if (movement(arranged, places) === 0) return arranged;
    const layout = keepPlaces(arranged, places);
    const moved = movement(layout, places);
    if (moved === 0) return layout;
    if (best === null || moved < best.moved) best = { layout, moved };
  }
  return best?.layout ?? layOutAfresh(elk, chart);
}

/** Lays out `chart` with `elk`. With the places of an earlier version, its states stay there as far as possible. */
export async function chooseLayout(elk: ELK, chart: Chart, places: Places | null): Promise<ChartLayout> {
  return places ? layOutLike(elk, chart, places) : layOutAfresh(elk, chart);
}
