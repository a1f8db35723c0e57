// The places that `npm run statecharts` wrote down for the machines of the product.
import type { Chart } from '../../chart/chart.ts';
import written from './places.json' with { type: 'json' };
import { type Places, type PlacesData, readPlaces } from './places.ts';

/** By the ids of the machines. */
export const writtenPlaces = written as unknown as Readonly<Record<string, PlacesData>>;

/** Whether the places belong to a version of this chart, and not to another machine with the same id. */
function isOf({ states }: Places, chart: Chart): boolean {
  const known = [...chart.states.keys()].filter((id) => states.has(id)).length;
  return known > 1 && 2 * known >= states.size;
}

/** Where the states of the chart were drawn when the places were last written; null if that is of no use for it. */
export function earlierPlaces(chart: Chart): Places | null {
  // States are collapsed to make the drawing smaller, so those around them have to move.
  if ([...chart.states.values()].some(({ hidden }) => hidden !== undefined)) return null;
  const data = Object.hasOwn(writtenPlaces, chart.id) ? writtenPlaces[chart.id] : undefined;
  const places = data ? readPlaces(data) : null;
  return places && isOf(places, chart) ? places : null;
}
