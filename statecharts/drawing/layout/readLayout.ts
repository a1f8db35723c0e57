// Converts elk's result into a chart layout.
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import { stateBox } from '../text/stateBox.ts';
import type { Block } from '../text/block.ts';
import type { ChartLayout, LaidLabel, LaidLine, Rect } from './chartLayout.ts';
import { dotOf, isOrderEdge, labelMargin } from './elkGraph.ts';
import type { Direction } from './layoutOptions.ts';
import { linesOf } from './linesOf.ts';

function rectOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect {
  return { x, y, width, height };
}

/** The node and all nodes inside it. */
export function withDescendants(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}

function pointsOf({ sections = [] }: ElkExtendedEdge): LaidLine['points'] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
}

/** The label of a line without the margin that was added for elk. */
function labelOf(edge: ElkExtendedEdge, block: Block, grounds: readonly Rect[]): LaidLabel | null {
  const [label] = edge.labels ?? [];
  if (!label) return null;
  const { x, y } = rectOf(label);
  const rect = { x: x + labelMargin.x, y: y + labelMargin.y, width: block.width, height: block.height };
  return { ...rect, block, depth: grounds.filter((ground) => isInside(rect, ground)).length };
}

/** Whether `inner` lies within `outer`. */
export function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The chart with the positions that elk computed. */
export function readLayout(chart: Chart, direction: Direction, graph: ElkNode): ChartLayout {
  const nodes = new Map(withDescendants(graph).map((node) => [node.id, node]));
  const blocks = new Map(linesOf(chart).map(({ id, block }) => [id, block]));
  const states = [...chart.states.values()].flatMap((state) => {
    const node = nodes.get(state.id);
    return node ? [{ state, box: stateBox(state, chart), ...rectOf(node) }] : [];
  });
  const grounds = states.filter(({ state }) => state.children.length > 0);
  return {
    chart,
    direction,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states,
    dots: [...chart.states.keys()].flatMap((id) => {
      const node = nodes.get(dotOf(id));
      return node ? [{ id, ...rectOf(node) }] : [];
    }),
    lines: (graph.edges ?? []).flatMap((edge): LaidLine[] => {
      const [source = ''] = edge.sources;
      const [target = ''] = edge.targets;
      const block = blocks.get(edge.id);
      const label = block ? labelOf(edge, block, grounds) : null;
      return isOrderEdge(edge.id) ? [] : [{ id: edge.id, source, target, points: pointsOf(edge), label }];
    }),
  };
}
