// Reads what elk has laid out.
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import { stateBox } from '../text/stateBox.ts';
import type { ChartLayout, LaidLine, Rect } from './chartLayout.ts';
import { dotOf, isRegionOrder, labelMargin } from './elkGraph.ts';
import { linesOf } from './linesOf.ts';

function rectOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect {
  return { x, y, width, height };
}

function withChildren(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap((child) => withChildren(child))];
}

function pointsOf({ sections = [] }: ElkExtendedEdge): LaidLine['points'] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
}

/** The chart with the places that elk gave. */
export function readLayout(chart: Chart, graph: ElkNode): ChartLayout {
  const nodes = new Map(withChildren(graph).map((node) => [node.id, node]));
  const lines = new Map(linesOf(chart).map((line) => [line.id, line]));
  return {
    chart,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: [...chart.states.values()].flatMap((state) => {
      const node = nodes.get(state.id);
      return node ? [{ state, box: stateBox(state, chart), ...rectOf(node) }] : [];
    }),
    dots: [...chart.states.keys()].flatMap((id) => {
      const node = nodes.get(dotOf(id));
      return node ? [{ id, ...rectOf(node) }] : [];
    }),
    lines: (graph.edges ?? [])
      .filter(({ id }) => !isRegionOrder(id))
      .map((edge) => {
        const [source = ''] = edge.sources;
        const [target = ''] = edge.targets;
        const [label] = edge.labels ?? [];
        const block = lines.get(edge.id)?.block;
        const rect = rectOf(label ?? {});
        return {
          id: edge.id,
          source,
          target,
          points: pointsOf(edge),
          label:
            label && block
              ? {
                  ...rect,
                  x: rect.x + labelMargin.x,
                  y: rect.y + labelMargin.y,
                  width: block.width,
                  height: block.height,
                  block,
                }
              : null,
        };
      }),
  };
}
