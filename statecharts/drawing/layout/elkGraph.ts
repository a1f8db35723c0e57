// A chart as a graph for elk: boxes as large as what is written in them, inside each other as the states are.
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState } from '../../chart/chart.ts';
import { box, stateBox } from '../text/stateBox.ts';
import { type Direction, layoutOptions } from './layoutOptions.ts';
import { linesOf } from './linesOf.ts';

/** Where a state with children begins: a dot, and a line from it. */
export const dotOf = (state: string) => `${state} ●`;
const dotSize = 10;
const historySize = 24;

/** Around the words on a line, so that the line is seen on both sides of them and it can be written above how often it was covered. */
export const labelMargin = { x: 4, y: 4 };

/** A machine of whose own there is nothing to draw needs no box. */
export function hasFrame({ root, transitions }: Chart): boolean {
  return (
    root.type === 'parallel' ||
    root.invokes.length + root.entry.length + root.exit.length + root.tags.length > 0 ||
    transitions.some(({ source, targets }) => source === root.id || targets.includes(root.id))
  );
}

function childrenOf(state: ChartState, chart: Chart, direction: Direction): ElkNode[] {
  const dot = {
    id: dotOf(state.id),
    width: dotSize,
    height: dotSize,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  return [...(state.initial === null ? [] : [dot]), ...state.children.map((child) => nodeOf(child, chart, direction))];
}

function nodeOf(state: ChartState, chart: Chart, direction: Direction): ElkNode {
  if (state.type === 'history') return { id: state.id, width: historySize, height: historySize };
  const { width, height } = stateBox(state, chart);
  if (state.children.length === 0) return { id: state.id, width, height };
  const { inset } = box;
  return {
    id: state.id,
    children: childrenOf(state, chart, direction),
    layoutOptions: {
      'elk.padding': `[top=${height + inset},left=${inset},bottom=${inset},right=${inset}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // elk turns a graph that goes down on its side, and forgets to turn this one.
      'elk.nodeSize.minimum': direction === 'DOWN' ? `(${height},${width})` : `(${width},${height})`,
    },
  };
}

const regionOrder = 'order of regions: ';

/** Whether the edge is only there to put regions below each other; it is not drawn. */
export const isRegionOrder = (edge: string) => edge.startsWith(regionOrder);

/** Downwards, the regions of a machine would all stand side by side: two are put below each other, more in two columns. */
function orderOfRegions({ root: { type, children } }: Chart): ElkExtendedEdge[] {
  if (type !== 'parallel') return [];
  const columns = children.length > 2 ? 2 : 1;
  return children.flatMap(({ id }, index) => {
    const below = children[index + columns];
    return below ? [{ id: `${regionOrder}${id}`, sources: [id], targets: [below.id] }] : [];
  });
}

function edgesOf(chart: Chart, direction: Direction): ElkExtendedEdge[] {
  const beginnings = [...chart.states.values()].flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: `${dotOf(id)} → ${initial}`, sources: [dotOf(id)], targets: [initial] }],
  );
  const lines = linesOf(chart).map(({ id, source, target, block }) => ({
    id,
    sources: [source],
    targets: [target],
    labels:
      block.items.length === 0
        ? []
        : [{ width: block.width + 2 * labelMargin.x, height: block.height + 2 * labelMargin.y, text: id }],
  }));
  return [...(direction === 'DOWN' ? orderOfRegions(chart) : []), ...beginnings, ...lines];
}

/** The graph that elk lays out. */
export function elkGraph(chart: Chart, direction: Direction): ElkNode {
  return {
    id: 'drawing',
    layoutOptions: layoutOptions(direction),
    children: hasFrame(chart) ? [nodeOf(chart.root, chart, direction)] : childrenOf(chart.root, chart, direction),
    edges: edgesOf(chart, direction),
  };
}
