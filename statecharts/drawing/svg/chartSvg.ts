// Writes a laid out chart as a standalone SVG: every style is an attribute, so that it looks the same in every viewer.
import { isRegion, type ChartLayout, type LaidLine, type LaidState, type Rect } from '../layout/chartLayout.ts';
import { type Block, type BlockItem, smallText } from '../text/block.ts';
import { box } from '../text/stateBox.ts';
import { textWidth } from '../text/textWidth.ts';
import { arrowTransform, roundedPath } from './roundedPath.ts';
import { element, textElement } from './xml.ts';

/** The colours of the light theme; a saved picture has no theme. */
const ink = {
  ground: '#f7f6f3',
  surface: '#ffffff',
  /** Backgrounds by depth: outside all states, inside one, inside two, deeper. */
  grounds: ['#f7f6f3', '#fbfbfa', '#fdfdfd', '#ffffff'],
  text: '#1f1e1c',
  muted: '#595855',
  line: '#868582',
  hairline: '#dfdedb',
};

const rectAttributes = ({ x, y, width, height }: Rect) => ({ x, y, width, height });

function rowsOf(item: BlockItem, x: number, y: number, color: string): string[] {
  return item.rows.map((row, index) =>
    textElement(
      {
        x: x + item.x + (index > 0 ? 8 : 0),
        y: y + item.y + index * smallText.row + 12,
        'font-size': smallText.size,
        fill: color,
      },
      row.map(({ text, tone }) => ({ text, fill: tone === 'faint' ? ink.muted : color })),
    ),
  );
}

/** The dots between transitions in one row. */
function separatorsOf({ items }: Block, x: number, y: number): string[] {
  return items
    .filter((item) => item.x > 0)
    .map((item) =>
      textElement(
        {
          x: x + item.x - textWidth(' · ', 11) + textWidth(' ', 11),
          y: y + item.y + 12,
          'font-size': 11,
          fill: ink.muted,
        },
        [{ text: '·' }],
      ),
    );
}

function blockElements(block: Block, x: number, y: number, color: string): string[] {
  return [...block.items.flatMap((item) => rowsOf(item, x, y, color)), ...separatorsOf(block, x, y)];
}

function historyElements({ x, y, width, state }: LaidState): string[] {
  const radius = width / 2;
  return [
    element('circle', { cx: x + radius, cy: y + radius, r: radius, fill: ink.surface, stroke: ink.line }),
    textElement({ x: x + radius, y: y + radius + 4, 'font-size': 11, 'text-anchor': 'middle', fill: ink.text }, [
      { text: state.history === 'deep' ? 'H*' : 'H' },
    ]),
  ];
}

/** The box of a state, without its texts. */
function boxElements(laid: LaidState, layout: ChartLayout): string[] {
  const { state, box: written, x, y, width, height } = laid;
  const compound = state.children.length > 0;
  const final = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 5, fill: 'none', stroke: ink.line };
  return [
    element('rect', {
      ...rectAttributes(laid),
      rx: 7,
      fill: ink.surface,
      'fill-opacity': compound ? 0.55 : 1,
      stroke: ink.line,
      ...(isRegion(laid, layout) && { 'stroke-dasharray': '5 3' }),
    }),
    ...(state.type === 'final' ? [element('rect', final)] : []),
    ...(compound
      ? [element('path', { d: `M${x},${y + written.height}h${width}`, fill: 'none', stroke: ink.hairline })]
      : []),
  ];
}

/** The texts of a state. */
function textElements({ box: written, x, y }: LaidState): string[] {
  const tags = {
    x: x + box.side + written.tagsLeft,
    y: y + (written.tagsBelow ? 36 : 20),
    'font-size': smallText.size,
    fill: ink.muted,
  };
  return [
    textElement({ x: x + box.side, y: y + 20, 'font-size': box.nameSize, 'font-weight': 600, fill: ink.text }, [
      { text: written.name },
    ]),
    ...(written.tags === '' ? [] : [textElement(tags, [{ text: written.tags }])]),
    ...blockElements(written.block, x + box.side, y + written.blockTop, ink.text),
  ];
}

/** The head of a compound state above the lines that lead into it: its texts hide them. */
function headElements(laid: LaidState): string[] {
  const { box: written, x, y } = laid;
  const names = { x: x + box.side - 3, y: y + 6, width: written.width - 2 * box.side + 6, height: 19 };
  const block = { ...names, y: y + written.blockTop, height: written.block.height };
  const grounds = [names, ...(written.block.height > 0 ? [block] : [])];
  return [...grounds.map((rect) => element('rect', { ...rect, rx: 3, fill: ink.surface })), ...textElements(laid)];
}

function leafElements(laid: LaidState, layout: ChartLayout): string[] {
  if (laid.state.type === 'history') return historyElements(laid);
  return [...boxElements(laid, layout), ...textElements(laid)];
}

function lineElements(line: LaidLine): string[] {
  return [
    element('path', { d: roundedPath(line.points), fill: 'none', stroke: ink.muted, 'stroke-width': 1.25 }),
    element('path', { d: 'M0,0L-7,-3.5L-7,3.5z', fill: ink.muted, transform: arrowTransform(line.points) }),
  ];
}

function labelElements({ label }: LaidLine): string[] {
  if (label === null) return [];
  return [
    element('rect', {
      x: label.x - 3,
      y: label.y,
      width: label.width + 6,
      height: label.height,
      rx: 3,
      fill: ink.ground,
    }),
    ...blockElements(label.block, label.x, label.y, ink.text),
  ];
}

/** The whole chart as SVG. */
export function chartSvg(layout: ChartLayout): string {
  const { chart, width, height, states, dots, lines } = layout;
  const compounds = states.filter(({ state }) => state.children.length > 0);
  const leaves = states.filter(({ state }) => state.children.length === 0);
  const content = [
    element('title', {}, [`Statechart of ${chart.id}`], 'text'),
    element('rect', { x: 0, y: 0, width, height, fill: ink.ground }),
    ...compounds.flatMap((laid) => boxElements(laid, layout)),
    ...lines.flatMap(lineElements),
    ...dots.map((dot) =>
      element('circle', { cx: dot.x + dot.width / 2, cy: dot.y + dot.height / 2, r: 5, fill: ink.text }),
    ),
    ...compounds.flatMap(headElements),
    ...leaves.flatMap((laid) => leafElements(laid, layout)),
    ...lines.flatMap(labelElements),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': 'Inter, system-ui, sans-serif',
  };
  return element('svg', attributes, content);
}
