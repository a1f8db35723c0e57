// Moves the states of a new layout back to their earlier places. What is left of something, or above it, stays so: elk decides how a chart is arranged and how its
// lines run, and this only changes distances. So no line comes to cross a state or a text that it did not cross before.
import type { ChartLayout, LaidLine, Point, Rect } from './chartLayout.ts';
import { dotOf } from './elkGraph.ts';
import { median, type Places } from './places.ts';
import { Spacing } from './spacing.ts';

type Axis = 'x' | 'y';
const sizes = { x: 'width', y: 'height' } as const;
const crossing = { x: 'y', y: 'x' } as const;

/** A position on the axis: at a distance from a coordinate that can move. */
interface Anchor {
  readonly at: number;
  readonly offset: number;
}

type Kind = 'state' | 'wall' | 'head' | 'line' | 'label';

/** Something that must not come too close to others beside it. */
interface Obstacle {
  readonly kind: Kind;
  readonly start: Anchor;
  readonly end: Anchor;
  /** What it takes up across the axis. */
  readonly from: number;
  readonly to: number;
}

interface Box {
  readonly rect: Rect;
  readonly start: Anchor;
  readonly end: Anchor;
}

/** Points of a line one after the other that have the same position on the axis. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly anchor: Anchor;
}

/** A coordinate of a line or a label that no state fixes, and the boxes that it moves with. */
interface FreeCoordinate {
  readonly at: number;
  readonly follows: readonly string[];
}

const margin = 16;
/** How far from the corner of a box a line may end. */
const corner = 4;

function distanceBetween(one: Kind, other: Kind): number {
  const kinds = [one, other];
  if (kinds.includes('label')) return 8;
  if (one === other) return one === 'line' ? 8 : 12;
  if (kinds.includes('wall') && kinds.includes('state')) return 12;
  return 9;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.5;
}

class AxisLayout {
  readonly #layout: ChartLayout;
  readonly #axis: Axis;
  readonly #spacing = new Spacing();
  readonly #boxes = new Map<string, Box>();
  readonly #obstacles: Obstacle[] = [];
  readonly #free: FreeCoordinate[] = [];
  readonly #lines: (() => LaidLine)[];
  /** All coordinates before they move. */
  readonly #before: number[] = [];

  constructor(layout: ChartLayout, axis: Axis) {
    this.#layout = layout;
    this.#axis = axis;
    this.#addBoxes();
    this.#lines = layout.lines.map((line) => this.#addLine(line));
    this.#keepObstaclesApart();
  }

  #add(value: number): Anchor {
    this.#before.push(value);
    return { at: this.#spacing.add(value), offset: 0 };
  }

  #now({ at, offset }: Anchor): number {
    return this.#spacing.value(at) + offset;
  }

  #keepApart(start: Anchor, end: Anchor, least: number): void {
    this.#spacing.keepApart(start.at, end.at, least + start.offset - end.offset);
  }

  #obstacle(kind: Kind, start: Anchor, end: Anchor, rect: Rect): void {
    const across = crossing[this.#axis];
    const from = rect[across];
    const to = from + rect[sizes[across]];
    this.#obstacles.push({ kind, start, end, from, to });
  }

  #addRigid(id: string, rect: Rect): void {
    const start = this.#add(rect[this.#axis]);
    const end = { ...start, offset: rect[sizes[this.#axis]] };
    this.#boxes.set(id, { rect, start, end });
    this.#obstacle('state', start, end, rect);
  }

  #addBoxes(): void {
    const [axis, size] = [this.#axis, sizes[this.#axis]];
    for (const dot of this.#layout.dots) this.#addRigid(dotOf(dot.id), dot);
    for (const laid of this.#layout.states) {
      if (laid.state.children.length === 0) {
        this.#addRigid(laid.state.id, laid);
        continue;
      }
      const [start, end] = [this.#add(laid[axis]), this.#add(laid[axis] + laid[size])];
      this.#boxes.set(laid.state.id, { rect: laid, start, end });
      this.#obstacle('wall', start, start, laid);
      this.#obstacle('wall', end, end, laid);
      this.#keepApart(start, end, laid.box[size]);
      // Beside the head there may be lines; below it, as wide as the state is, its children.
      const head = axis === 'x' ? { ...laid, height: laid.box.height } : laid;
      this.#obstacle('head', start, { ...start, offset: laid.box[size] }, head);
    }
  }

  #addLine(line: LaidLine): () => LaidLine {
    const { points, source, target, label } = line;
    const axis = this.#axis;
    const runs: Run[] = [];
    for (let first = 0; first < points.length; first = (runs.at(-1)?.last ?? first) + 1) {
      const start = points[first]?.[axis] ?? 0;
      const after = points.findIndex((point, index) => index > first && !isNear(point[axis], start));
      const last = (after === -1 ? points.length : after) - 1;
      const ends = [...(first === 0 ? [source] : []), ...(last === points.length - 1 ? [target] : [])];
      runs.push({ first, last, anchor: this.#addRun(line, first, last, ends) });
    }
    const anchors = runs.flatMap(({ first, last, anchor }) => points.slice(first, last + 1).map(() => anchor));
    const labelAnchor = label && this.#addLabel(line, label, anchors);
    return () => ({
      ...line,
      points: points.map((point, index) => {
        const anchor = anchors[index];
        return anchor ? { ...point, [axis]: this.#now(anchor) } : point;
      }),
      label: label && labelAnchor && { ...label, [axis]: this.#now(labelAnchor) },
    });
  }

  #addRun({ points, source, target }: LaidLine, first: number, last: number, ends: readonly string[]): Anchor {
    const [axis, cross] = [this.#axis, crossing[this.#axis]];
    const position = points[first]?.[axis] ?? 0;
    const boxes = ends.flatMap((id) => this.#boxes.get(id) ?? []);
    const [box] = boxes;
    if (first === last && box) {
      // The line ends at a side of the box that faces along the axis, and moves with that side.
      const [toStart, toEnd] = [box.start, box.end].map((side) => Math.abs(this.#now(side) - position));
      const side = (toStart ?? 0) <= (toEnd ?? 0) ? box.start : box.end;
      return { at: side.at, offset: side.offset + position - this.#now(side) };
    }
    const run = this.#add(position);
    this.#free.push({ at: run.at, follows: ends.length > 0 ? ends : [source, target] });
    const across = points.slice(first, last + 1).map((point) => point[cross]);
    this.#obstacles.push({ kind: 'line', start: run, end: run, from: Math.min(...across), to: Math.max(...across) });
    for (const { start, end } of boxes) {
      this.#keepApart(start, run, corner);
      this.#keepApart(run, end, corner);
    }
    return run;
  }

  /** A label moves with the part of its line that it is on, or along it. */
  #addLabel({ points, source, target }: LaidLine, label: Rect, anchors: readonly Anchor[]): Anchor {
    const [axis, cross] = [this.#axis, crossing[this.#axis]];
    const [start, end] = [label[axis], label[axis] + label[sizes[axis]]];
    const [from, to] = [label[cross], label[cross] + label[sizes[cross]]];
    const size = end - start;
    const parts = points.slice(1).flatMap((point, index) => {
      const [before, one, other] = [points[index], anchors[index], anchors[index + 1]];
      return before && one && other ? [{ a: before, b: point, one, other }] : [];
    });
    const isWithin = (value: number, low: number, high: number) => value >= low - 1 && value <= high + 1;
    const meets = (a: Point, b: Point, which: Axis, low: number, high: number) =>
      Math.min(a[which], b[which]) < high && Math.max(a[which], b[which]) > low;
    const rigid = parts.find(
      ({ a, b, one, other }) => one.at === other.at && isWithin(a[axis], start, end) && meets(a, b, cross, from, to),
    );
    if (rigid) {
      const anchor = { at: rigid.one.at, offset: rigid.one.offset + start - this.#now(rigid.one) };
      this.#obstacle('label', anchor, { ...anchor, offset: anchor.offset + size }, label);
      return anchor;
    }
    const anchor = this.#add(start);
    this.#free.push({ at: anchor.at, follows: [source, target] });
    for (const { a, b, one, other } of parts) {
      if (!isNear(a[cross], b[cross]) || !isWithin(a[cross], from, to) || !meets(a, b, axis, start, end)) continue;
      const [low, high] = a[axis] < b[axis] ? [one, other] : [other, one];
      if (this.#now(low) <= start) this.#keepApart(low, anchor, 0);
      if (this.#now(high) >= end) this.#keepApart({ ...anchor, offset: size }, high, 0);
    }
    this.#obstacle('label', anchor, { ...anchor, offset: size }, label);
    return anchor;
  }

  #keepObstaclesApart(): void {
    const sorted = this.#obstacles.toSorted((a, b) => this.#now(a.start) - this.#now(b.start));
    sorted.forEach((one, index) => {
      for (const other of sorted.slice(index + 1)) {
        // Those that only touch must not come to overlap by moving along the axis first and across it later.
        if (one.from > other.to + 1 || other.from > one.to + 1) continue;
        if (this.#now(one.end) > this.#now(other.start) + 0.5) continue;
        this.#keepApart(one.end, other.start, distanceBetween(one.kind, other.kind));
      }
    });
  }

  #moveOf(id: string, shift: number): number {
    const { start, end } = this.#boxes.get(id) ?? {};
    const moves = [start, end].flatMap((anchor) =>
      anchor && this.#spacing.isFixed(anchor.at)
        ? [this.#spacing.value(anchor.at) - (this.#before[anchor.at] ?? 0)]
        : [],
    );
    return moves.length === 0 ? shift : moves.reduce((sum, move) => sum + move, 0) / moves.length;
  }

  /** States come first, those inside before those around them. Then what belongs to them follows, ends of lines before the rest. */
  moveTo({ states: places }: Places): ChartLayout {
    const [axis, size] = [this.#axis, sizes[this.#axis]];
    const { states, lines, dots } = this.#layout;
    const known = states.flatMap(({ state, ...laid }) => {
      const place = places.get(state.id);
      return place ? [{ state, place, move: place[axis] - laid[axis] }] : [];
    });
    const shift = median(known.map(({ move }) => move));
    const isLeaf = (state: (typeof known)[number]['state']) => state.children.length === 0;
    const fixBox = (id: string, start: number, end: number) => {
      const box = this.#boxes.get(id);
      if (!box) return;
      this.#spacing.fix(box.start.at, start);
      this.#spacing.fix(box.end.at, end);
    };
    for (const leaves of [true, false]) {
      for (const { state, place } of known) {
        if (isLeaf(state) === leaves) fixBox(state.id, place[axis], place[axis] + place[size]);
      }
    }
    for (const { state, ...laid } of states.toReversed()) {
      fixBox(state.id, laid[axis] + shift, laid[axis] + laid[size] + shift);
    }
    for (const { source, target } of lines) {
      const dot = this.#boxes.get(source);
      if (dot) this.#spacing.fix(dot.start.at, dot.rect[axis] + this.#moveOf(target, shift));
    }
    for (const { at, follows } of this.#free.toSorted((a, b) => a.follows.length - b.follows.length)) {
      const moves = follows.map((id) => this.#moveOf(id, shift));
      this.#spacing.fix(at, (this.#before[at] ?? 0) + moves.reduce((sum, move) => sum + move, 0) / moves.length);
    }
    return atMargin(
      {
        ...this.#layout,
        states: states.map((laid) => ({ ...laid, ...this.#moved(laid.state.id) })),
        dots: dots.map((dot) => ({ ...dot, ...this.#moved(dotOf(dot.id)) })),
        lines: this.#lines.map((read) => read()),
      },
      axis,
    );
  }

  #moved(id: string): object {
    const { start, end } = this.#boxes.get(id) ?? {};
    if (!start || !end) return {};
    return { [this.#axis]: this.#now(start), [sizes[this.#axis]]: this.#now(end) - this.#now(start) };
  }
}

/** The layout moved to the margin, with its size. */
function atMargin(layout: ChartLayout, axis: Axis): ChartLayout {
  const size = sizes[axis];
  const labels = layout.lines.flatMap(({ label }) => label ?? []);
  const rects = [...layout.states, ...layout.dots, ...labels];
  const points = layout.lines.flatMap((line) => line.points.map((point) => point[axis]));
  const start = Math.min(...rects.map((rect) => rect[axis]), ...points);
  const end = Math.max(...rects.map((rect) => rect[axis] + rect[size]), ...points);
  const move = <Each extends Point>(each: Each): Each => ({ ...each, [axis]: each[axis] - start + margin });
  return {
    ...layout,
    [size]: end - start + 2 * margin,
    states: layout.states.map(move),
    dots: layout.dots.map(move),
    lines: layout.lines.map((line) => ({
      ...line,
      points: line.points.map(move),
      label: line.label && move(line.label),
    })),
  };
}

/** The layout with each state as close to its earlier place as the arrangement allows. */
export function keepPlaces(layout: ChartLayout, places: Places): ChartLayout {
  return (['x', 'y'] as const).reduce((moved, axis) => new AxisLayout(moved, axis).moveTo(places), layout);
}
