// Tells elk how a chart was laid out before: which states were beside each other, and which below.
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../../chart/chart.ts';
import type { Rect } from './chartLayout.ts';
import { orderEdge } from './elkGraph.ts';
import type { Places } from './places.ts';
import { withDescendants } from './readLayout.ts';

type Parents = ReadonlyMap<string, string>;

/** A state without an earlier place is expected behind the first state that leads to it, or else before the first that it leads to. */
function expectedPlace(id: string, { transitions }: Chart, { states, direction }: Places): Rect | undefined {
  const before = transitions.find(({ source, targets }) => targets.includes(id) && states.has(source))?.source;
  const after = transitions
    .filter(({ source }) => source === id)
    .flatMap(({ targets }) => targets)
    .find((target) => states.has(target));
  const neighbour = states.get(before ?? after ?? '');
  if (!neighbour) return undefined;
  const { x, y, width, height } = neighbour;
  const gap = before === undefined ? -40 : 40 + (direction === 'DOWN' ? height : width);
  return direction === 'DOWN' ? { x, y: y + gap, width: 80, height: 40 } : { x: x + gap, y, width: 80, height: 40 };
}

function withPositions(node: ElkNode, placeOf: (id: string) => Rect | undefined): ElkNode {
  const place = placeOf(node.id);
  const position = place && { 'elk.position': `(${String(place.x)},${String(place.y)})` };
  return {
    ...node,
    layoutOptions: { ...node.layoutOptions, ...position },
    ...(node.children && { children: node.children.map((child) => withPositions(child, placeOf)) }),
  };
}

/** The graph with earlier positions, by which elk orders the states of a layer if `crossingMinimization.semiInteractive` is on. */
export function withEarlierPositions(graph: ElkNode, chart: Chart, places: Places): ElkNode {
  return withPositions(graph, (id) => {
    const isState = chart.states.has(id);
    return isState ? (places.states.get(id) ?? expectedPlace(id, chart, places)) : undefined;
  });
}

/** The layers in which these states were, in the order of the flow. */
function layersOf(ids: readonly string[], { states, direction }: Places): string[][] {
  const spans = ids.flatMap((id) => {
    const place = states.get(id);
    if (!place) return [];
    const { x, y, width, height } = place;
    return direction === 'DOWN' ? [{ id, start: y, end: y + height }] : [{ id, start: x, end: x + width }];
  });
  const layers: string[][] = [];
  let end = -Infinity;
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    if (span.start >= end) layers.push([]);
    layers.at(-1)?.push(span.id);
    end = Math.max(end, span.end);
  }
  return layers;
}

function ancestors(id: string, parents: Parents): string[] {
  const parent = parents.get(id);
  return parent === undefined ? [id] : [id, ...ancestors(parent, parents)];
}

/** The siblings that an edge joins, where its ends lie in them; null if one end contains the other. */
function siblingsOf({ sources, targets }: ElkExtendedEdge, parents: Parents): [string, string] | null {
  const from = ancestors(sources[0] ?? '', parents);
  const to = ancestors(targets[0] ?? '', parents);
  const common = from.find((id) => to.includes(id)) ?? '';
  const [source, target] = [from[from.indexOf(common) - 1], to[to.indexOf(common) - 1]];
  return source === undefined || target === undefined ? null : [source, target];
}

class Order {
  readonly #next = new Map<string, Set<string>>();

  add(before: string, after: string): void {
    this.#next.set(before, (this.#next.get(before) ?? new Set()).add(after));
  }

  has(before: string, after: string, seen = new Set<string>()): boolean {
    return [...(this.#next.get(before) ?? [])].some((next) => {
      if (next === after) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return this.has(next, after, seen);
    });
  }
}

/**
 * The graph with the earlier order of layers, inside each state. elk has an option for it (`partitioning`), which does nothing inside states. So edges that led
 * back are turned around (`turned` names them), and layers that no edge keeps in order get edges that are not drawn.
 */
export function withEarlierLayers(graph: ElkNode, places: Places): { graph: ElkNode; turned: ReadonlySet<string> } {
  const nodes = withDescendants(graph);
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child.id, id] as const)));
  const all = nodes.map(({ children = [] }) =>
    layersOf(
      children.map(({ id }) => id),
      places,
    ),
  );
  const layerOf = new Map(
    all.flatMap((layers) => layers.flatMap((ids, layer) => ids.map((id) => [id, layer] as const))),
  );
  const order = new Order();
  const turned = new Set<string>();
  const edges = (graph.edges ?? []).map((edge) => {
    const [source, target] = siblingsOf(edge, parents) ?? [];
    const [from, to] = [layerOf.get(source ?? ''), layerOf.get(target ?? '')];
    if (source === undefined || target === undefined || from === undefined || to === undefined || from === to)
      return edge;
    if (from < to) {
      order.add(source, target);
      return edge;
    }
    order.add(target, source);
    turned.add(edge.id);
    return { ...edge, sources: edge.targets, targets: edge.sources };
  });
  for (const layers of all) {
    layers.slice(1).forEach((below, index) => {
      for (const before of layers[index] ?? []) {
        for (const after of below) {
          if (order.has(before, after)) continue;
          order.add(before, after);
          edges.push(orderEdge(before, after));
        }
      }
    });
  }
  return { graph: { ...graph, edges }, turned };
}

/** elk's result with the turned edges back in their own direction. */
export function turnBack(graph: ElkNode, turned: ReadonlySet<string>): ElkNode {
  const edges = (graph.edges ?? []).map((edge) => {
    if (!turned.has(edge.id)) return edge;
    const sections = (edge.sections ?? []).map((section) => ({
      ...section,
      startPoint: section.endPoint,
      endPoint: section.startPoint,
      bendPoints: (section.bendPoints ?? []).toReversed(),
    }));
    return { ...edge, sources: edge.targets, targets: edge.sources, sections: sections.toReversed() };
  });
  return { ...graph, edges };
}
