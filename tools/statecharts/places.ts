// Lays out the machines whose charts have changed since their places were written, and keeps all other places.
import { createHash } from 'node:crypto';
import ElkConstructor from 'elkjs/lib/main.js';
import type { Chart } from '#statecharts/chart/chart.ts';
import { choosePlaces } from '#statecharts/drawing/layout/chooseLayout.ts';
import { elkGraph } from '#statecharts/drawing/layout/elkGraph.ts';
import { type PlacesData, readPlaces, writePlaces } from '#statecharts/drawing/layout/places.ts';

type AllPlaces = Readonly<Record<string, PlacesData>>;

/** Differs if anything that takes up room in the drawing does. */
function fingerprint(chart: Chart): string {
  return createHash('sha256')
    .update(JSON.stringify(elkGraph(chart, 'DOWN')))
    .digest('hex')
    .slice(0, 16);
}

/** The ids of machines whose places are missing, of an earlier chart, or of a machine that is gone. */
export function stalePlaces(charts: readonly Chart[], written: AllPlaces): string[] {
  const ids = charts.map(({ id }) => id);
  const changed = charts.filter((chart) => written[chart.id]?.chart !== fingerprint(chart));
  return [...changed.map(({ id }) => id), ...Object.keys(written).filter((id) => !ids.includes(id))];
}

/** The places of all charts. Those of changed charts stay close to the written ones; those of machines in `afresh` don't. */
export async function newPlaces(
  charts: readonly Chart[],
  written: AllPlaces,
  afresh: ReadonlySet<string>,
): Promise<AllPlaces> {
  const elk = new ElkConstructor();
  const stale = new Set(stalePlaces(charts, written));
  const places: [string, PlacesData][] = [];
  for (const chart of charts) {
    const before = written[chart.id];
    if (before && !stale.has(chart.id) && !afresh.has(chart.id)) {
      places.push([chart.id, before]);
      continue;
    }
    const hints = before && !afresh.has(chart.id) ? readPlaces(before) : null;
    places.push([chart.id, writePlaces(await choosePlaces(elk, chart, hints), fingerprint(chart))]);
  }
  return Object.fromEntries(places);
}

/** JSON with each state on a line of its own. */
export function placesText(places: AllPlaces): string {
  const text = JSON.stringify(places, null, 2);
  return `${text.replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
}
