// Lays out a chart as it was laid out before, as far as it can. Without an earlier layout: downwards, or to the right if that allows a larger zoom.
import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { elkGraph } from './elkGraph.ts';
import { turnBack, withEarlierLayers, withEarlierPositions } from './hints.ts';
import { keepPlaces } from './keepPlaces.ts';
import { commonOptions, type Direction, earlierLayersOptions, earlierOrderOptions } from './layoutOptions.ts';
import { isStill, movesFrom, type Places, placesOf } from './places.ts';
import { readLayout } from './readLayout.ts';

/** The space for a chart in a window of 1280 px. */
const usualRoom = { width: 780, height: 560 };
/** Larger charts are laid out downwards only: two layouts would take too long, and downwards is nearly always better. */
const maximumTransitions = 40;

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
  if (down.width <= usualRoom.width || chart.transitions.length > maximumTransitions) return down;
  const right = await layOutTowards(elk, chart, 'RIGHT');
  return readability(right) > readability(down) ? right : down;
}

/** A state that has moved so far has to be looked for; further away is no worse. */
const maximumMovement = 300;

function movement(layout: ChartLayout, places: Places): number {
  return movesFrom(places, layout).reduce(
    (sum, move) => sum + (isStill(move) ? 0 : Math.min(maximumMovement, move)),
    0,
  );
}

/** elk's arrangements of the chart with more and more hints of the earlier one; each is the best for some changes. */
const hintedArrangements: ((elk: ELK, chart: Chart, places: Places) => Promise<ChartLayout>)[] = [
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

/** The arrangement with the states moved back towards their earlier places, unless they are there already. */
function moveBack(arranged: ChartLayout, places: Places): { layout: ChartLayout; moved: number } {
  if (movement(arranged, places) === 0) return { layout: arranged, moved: 0 };
  const layout = keepPlaces(arranged, places);
  return { layout, moved: movement(layout, places) };
}

async function layOutLike(elk: ELK, chart: Chart, places: Places): Promise<ChartLayout> {
  let best = moveBack(await layOutTowards(elk, chart, places.direction), places);
  for (const arrange of hintedArrangements) {
    if (best.moved === 0) break;
    // elk can fail with hints where it doesn't without; the drawing doesn't depend on them.
    const arranged = await arrange(elk, chart, places).catch(() => null);
    const next = arranged && moveBack(arranged, places);
    if (next && next.moved < best.moved) best = next;
  }
  return best.layout;
}

/** Lays out `chart` with `elk`. With the places of an earlier version, its states stay there as far as possible. */
export async function chooseLayout(elk: ELK, chart: Chart, places: Places | null): Promise<ChartLayout> {
  return places ? layOutLike(elk, chart, places) : layOutAfresh(elk, chart);
}

/** How often a chart is laid out from its own places until they stay. */
const maximumRounds = 5;

/**
 * Places for `chart` from which `chooseLayout` makes the same layout again. The places of a first layout need not be such: nearer to them, another of elk's
 * arrangements can be the better one.
 */
export async function choosePlaces(elk: ELK, chart: Chart, earlier: Places | null): Promise<Places> {
  let places = placesOf(await chooseLayout(elk, chart, earlier));
  for (let round = 0; round < maximumRounds; round++) {
    const again = await chooseLayout(elk, chart, places);
    if (movesFrom(places, again).every(isStill)) return places;
    places = placesOf(again);
  }
  throw new Error(`The places of ${chart.id} still change when it is laid out from them. Lay it out with --afresh.`);
}
