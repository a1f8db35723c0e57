import { beforeAll, describe, expect, it } from 'vitest';
import ElkConstructor from 'elkjs/lib/main.js';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '../../chart/chartOf.ts';
import type { Chart } from '../../chart/chart.ts';
import { chartSvg } from '../svg/chartSvg.ts';
import type { ChartLayout, Point, Rect } from './chartLayout.ts';
import { chooseLayout } from './chooseLayout.ts';
import { dotOf } from './elkGraph.ts';
import { isInside } from './readLayout.ts';

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

describe.each(catalogue.map(({ machine }) => [machine.id, machine] as const))('the drawing of %s', (id, machine) => {
  let chart: Chart;
  let layout: ChartLayout;
  beforeAll(async () => {
    chart = chartOf(machine);
    layout = await chooseLayout(elk, chart);
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
