// Converts a chart into a graph for elk: boxes sized for their labels and nested like the states.
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState } from '../../chart/chart.ts';
import { box, stateBox } from '../text/stateBox.ts';
import { type Direction, layoutOptions } from './layoutOptions.ts';
import { linesOf } from './linesOf.ts';

/** The initial state of a compound state: a dot, and a line from it. */
export const dotOf = (state: string) => `${state} ●`;
const dotSize = 10;
const historySize = 24;

/** The margin around the labels of a line: it keeps the line visible on both sides and leaves room for coverage counts. */
export const labelMargin = { x: 4, y: 4 };

/** Whether the machine itself needs a box, because it has something of its own to draw. */
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
      // elk rotates a graph with a downward direction internally, and doesn't rotate this position back.
      'elk.nodeSize.minimum': direction === 'DOWN' ? `(${height},${width})` : `(${width},${height})`,
    },
  };
}

const order = 'order: ';

/** An edge that only places a state behind another one; it is not drawn. */
export function orderEdge(before: string, after: string): ElkExtendedEdge {
  return { id: `${order}${before} → ${after}`, sources: [before], targets: [after] };
}

export const isOrderEdge = (edge: string) => edge.startsWith(order);

/** In a downward layout all regions would be side by side. Instead two are placed below each other, and more in two columns. */
function orderOfRegions({ root: { type, children } }: Chart): ElkExtendedEdge[] {
  if (type !== 'parallel') return [];
  const columns = children.length > 2 ? 2 : 1;
  return children.flatMap(({ id }, index) => {
    const below = children[index + columns];
    return below ? [orderEdge(id, below.id)] : [];
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
