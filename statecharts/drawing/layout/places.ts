// The earlier places of a chart's states. A layout that gets them leaves the states there.
import type { ChartLayout, Rect } from './chartLayout.ts';
import type { Direction } from './layoutOptions.ts';

export interface Places {
  readonly direction: Direction;
  /** By the ids of the states. */
  readonly states: ReadonlyMap<string, Rect>;
}

/** Places as JSON: left, top, width and height of each state. */
export interface PlacesData {
  /** The fingerprint of the chart that was laid out. */
  readonly chart: string;
  readonly direction: Direction;
  readonly states: Readonly<Record<string, readonly number[]>>;
}

function rounded({ x, y, width, height }: Rect): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

export function placesOf({ direction, states }: ChartLayout): Places {
  return { direction, states: new Map(states.map((laid) => [laid.state.id, rounded(laid)])) };
}

export function readPlaces({ direction, states }: PlacesData): Places {
  const rects = Object.entries(states).map(([id, [x = 0, y = 0, width = 0, height = 0]]): [string, Rect] => [
    id,
    { x, y, width, height },
  ]);
  return { direction, states: new Map(rects) };
}

export function writePlaces({ direction, states }: Places, chart: string): PlacesData {
  const rects = Array.from(states, ([id, { x, y, width, height }]) => [id, [x, y, width, height]] as const);
  return { chart, direction, states: Object.fromEntries(rects) };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Places are rounded, so a state that is a pixel off is where it was. */
export function isStill(move: number): boolean {
  return move <= 1;
}

/** How far each state with an earlier place is from it, after moving the whole drawing to where most states are in place. */
export function movesFrom(places: Places, { states }: ChartLayout): number[] {
  const moves = states.flatMap(({ state, x, y }) => {
    const place = places.states.get(state.id);
    return place ? [{ x: x - place.x, y: y - place.y }] : [];
  });
  const [left, top] = [median(moves.map(({ x }) => x)), median(moves.map(({ y }) => y))];
  return moves.map(({ x, y }) => Math.hypot(x - left, y - top));
}
