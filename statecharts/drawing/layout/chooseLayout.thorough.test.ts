// Tests the drawings of all machines, and of some after small changes: everything is drawn once, readable, and where it was before.
// @vitest-environment jsdom
import { beforeAll, describe, expect, it, test } from 'vitest';
import ElkConstructor from 'elkjs/lib/main.js';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '../../chart/chartOf.ts';
import type { Chart } from '../../chart/chart.ts';
import { collapseStates } from '../../chart/collapseStates.ts';
import { chartSvg } from '../svg/chartSvg.ts';
import type { ChartLayout, Point, Rect } from './chartLayout.ts';
import { chooseLayout } from './chooseLayout.ts';
import { earlierPlaces } from './earlierPlaces.ts';
import { dotOf } from './elkGraph.ts';
import { isStill, movesFrom, type Places } from './places.ts';
import { isInside } from './readLayout.ts';
import { moving, withLongGuard, withoutTransition, withStateBeside } from './smallChanges.ts';
import { textWidth } from '../text/textWidth.ts';

const elk = new ElkConstructor();

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a point is on the border of a box, within elk's rounding error. */
function isOnBorder({ x, y }: Point, box: Rect): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) <= 1;
  const across = x >= box.x - 1 && x <= box.x + box.width + 1;
  const down = y >= box.y - 1 && y <= box.y + box.height + 1;
  return (
    (across && (near(y, box.y) || near(y, box.y + box.height))) ||
    (down && (near(x, box.x) || near(x, box.x + box.width)))
  );
}

/** All boxes that lines can start or end at: states and dots. */
function boxesOf({ states, dots }: ChartLayout): Map<string, Rect> {
  return new Map([
    ...states.map((laid): [string, Rect] => [laid.state.id, laid]),
    ...dots.map((dot): [string, Rect] => [dotOf(dot.id), dot]),
  ]);
}

function namesDrawn({ states, lines }: ChartLayout): string[] {
  const blocks = [...states.map(({ box }) => box.block), ...lines.flatMap(({ label }) => label?.block ?? [])];
  return blocks.flatMap(({ items }) => items.flatMap(({ transition }) => transition ?? []));
}

function numbersOf(element: Element, ...names: readonly string[]): number[] {
  return names.map((name) => Number(element.getAttribute(name)));
}

/** All elements in the order in which they are painted. */
const painted = (picture: Document) => [...picture.querySelectorAll('rect, path, text')];

/** The texts with the boxes of their letters, and when they are painted. */
function textsOf(picture: Document) {
  return painted(picture).flatMap((element, at) => {
    if (element.tagName !== 'text' || element.hasAttribute('text-anchor')) return [];
    const [x = 0, y = 0, size = 0] = numbersOf(element, 'x', 'y', 'font-size');
    const text = element.textContent;
    const width = textWidth(text, size, element.hasAttribute('font-weight') ? 'medium' : undefined);
    return [{ text, at, box: { x, y: y - 0.75 * size, width, height: 0.95 * size } }];
  });
}

/** The lines between states, and when they are painted. */
function linesOf(picture: Document) {
  return painted(picture).flatMap((element, at) => {
    if (element.getAttribute('stroke-width') !== '1.25') return [];
    const numbers = [...(element.getAttribute('d') ?? '').matchAll(/-?[\d.]+/g)].map(Number);
    const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
    const isOver = (box: Rect) =>
      points.slice(1).some((end, index) => {
        const start = points[index] ?? end;
        const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
        return overlap(box, { x, y, width: Math.abs(end.x - start.x) + 0.1, height: Math.abs(end.y - start.y) + 0.1 });
      });
    return [{ at, isOver }];
  });
}

/** Whether something opaque is painted over the line before the text is written on it. */
function isHidden(picture: Document, line: number, text: number, written: Rect): boolean {
  return painted(picture)
    .slice(line, text)
    .some((element) => {
      if (element.tagName !== 'rect' || element.getAttribute('fill') === 'none') return false;
      if ((element.getAttribute('fill-opacity') ?? '1') !== '1') return false;
      const [x = 0, y = 0, width = 0, height = 0] = numbersOf(element, 'x', 'y', 'width', 'height');
      // Text is measured, not drawn, so a pixel more or less is none.
      return isInside(
        { ...written, width: written.width - 2 },
        { x: x - 1, y: y - 1, width: width + 2, height: height + 2 },
      );
    });
}

const charts = catalogue.map(({ machine }) => chartOf(machine));
/** A drawing that is checked. */
interface Drawing {
  readonly name: string;
  readonly chart: Chart;
  /** Earlier places, without which the chart is laid out afresh. */
  readonly places: Places | null;
  /** The share of the states that have to stay at their earlier places; null if they aren't compared. */
  readonly stillShare: number | null;
}

/** Of every size, but not all: each small change takes up to three layouts. */
const changed = ['import', 'documentEditor', 'groupTree', 'dialog', 'findDoi', 'richSelect', 'searchBox'];

const drawings = charts.flatMap((chart): Drawing[] => {
  const { id } = chart;
  const places = earlierPlaces(chart);
  const unchanged = { name: id, chart, places, stillShare: 1 };
  const lines = moving(chart);
  const line = lines[Math.floor(lines.length / 2)];
  if (!line || !changed.includes(id)) return [unchanged];
  const beside = withStateBeside(chart, line.source);
  return [
    unchanged,
    { name: `${id} without ${line.name}`, chart: withoutTransition(chart, line.name), places, stillShare: 0.8 },
    { name: `${id} with a longer label`, chart: withLongGuard(chart, line.name), places, stillShare: 0.8 },
    { name: `${id} with one more state`, chart: beside, places, stillShare: 0.4 },
    { name: `${id} with one more state, afresh`, chart: beside, places: null, stillShare: null },
  ];
});

const importChart = charts.find(({ id }) => id === 'import');
if (!importChart) throw new Error('There is no import');
const collapsed = collapseStates(importChart, new Set(['import.review']));
drawings.push({
  name: 'import with a collapsed state',
  chart: collapsed,
  places: earlierPlaces(collapsed),
  stillShare: null,
});

/** The layouts by the names of the drawings, because each takes up to a second. */
const layouts = new Map<string, Promise<ChartLayout>>();

function layOut({ name, chart, places }: Drawing): Promise<ChartLayout> {
  const layout = layouts.get(name) ?? chooseLayout(elk, chart, places);
  layouts.set(name, layout);
  return layout;
}

describe.each(drawings)('the drawing of $name', (drawing) => {
  const { chart } = drawing;
  const { id } = chart;
  let layout: ChartLayout;
  beforeAll(async () => {
    layout = await layOut(drawing);
  }, 60_000);

  it('has every state once, inside its parent', () => {
    const boxes = boxesOf(layout);
    const drawn = layout.states.map(({ state }) => state.id);
    const expected = [...chart.states.keys()].filter((state) => state !== id);
    expect(drawn.filter((state) => state !== id)).toEqual(expected);
    for (const { state, ...place } of layout.states) {
      const parent = boxes.get(state.parent ?? '');
      if (parent) expect(isInside(place, parent), state.id).toBe(true);
    }
  });

  it('has every transition once', () => {
    expect(namesDrawn(layout).sort()).toEqual(chart.transitions.map(({ name }) => name).sort());
  });

  it('has room for the labels in each state, above its children', () => {
    for (const { state, box, ...place } of layout.states) {
      if (state.type === 'history') continue;
      expect(place.width, state.id).toBeGreaterThanOrEqual(box.width - 1);
      const head = { ...place, height: box.height };
      for (const child of layout.states) {
        if (child.state.parent === state.id) expect(overlap(head, child), child.state.id).toBe(false);
      }
    }
  });

  it('has no line label that overlaps a state or another label', () => {
    const leaves = layout.states.filter(({ state }) => state.children.length === 0);
    const labels = layout.lines.flatMap(({ id: line, label }) => (label ? [{ line, label }] : []));
    labels.forEach(({ line, label }, index) => {
      const covered = leaves.filter((leaf) => overlap(label, leaf)).map(({ state }) => state.id);
      expect(covered, line).toEqual([]);
      const others = labels.slice(index + 1).filter((other) => overlap(label, other.label));
      expect(
        others.map((other) => other.line),
        line,
      ).toEqual([]);
    });
  });

  it('ends every line at the boxes that it joins', () => {
    const boxes = boxesOf(layout);
    for (const { id: line, source, target, points } of layout.lines) {
      const [first, last] = [points[0], points.at(-1)];
      const [from, to] = [boxes.get(source), boxes.get(target)];
      expect(first && from && isOnBorder(first, from), `the beginning of ${line}`).toBe(true);
      expect(last && to && isOnBorder(last, to), `the end of ${line}`).toBe(true);
    }
  });

  it('is saved without a line over a text', () => {
    const picture = new DOMParser().parseFromString(chartSvg(layout), 'image/svg+xml');
    const lines = linesOf(picture);
    const crossed = textsOf(picture).filter(({ box: written, at }) =>
      lines.some((line) => line.isOver(written) && !isHidden(picture, line.at, at, written)),
    );
    expect(crossed.map(({ text }) => text)).toEqual([]);
  });

  it('can be saved as an SVG that an XML parser accepts', () => {
    // jsdom's parser follows the same rules as the browser's.
    const picture = new DOMParser().parseFromString(chartSvg(layout), 'image/svg+xml');
    expect(picture.querySelector('parsererror')).toBeNull();
    expect(picture.documentElement.getAttribute('width')).toBe(String(Number(layout.width.toFixed(2))));
    for (const { state, box } of layout.states) {
      if (state.type !== 'history') expect(picture.documentElement.textContent).toContain(box.name);
    }
  });
});

const compared = drawings.flatMap(({ places, stillShare, ...drawing }) =>
  places && stillShare !== null ? [{ ...drawing, places, stillShare }] : [],
);

test.each(compared)('in the drawing of $name, states are where they were', async (drawing) => {
  const moves = movesFrom(drawing.places, await layOut(drawing));
  expect(moves.filter(isStill).length / moves.length).toBeGreaterThanOrEqual(drawing.stillShare);
});
