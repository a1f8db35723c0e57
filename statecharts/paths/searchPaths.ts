// Finds the paths through a graph to a target: the shortest one, and others without loops.
import type { Edge, Graph } from './graph.ts';

/** The target: a state by its id, or a transition by its name. */
export type Target =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string };

/** Consecutive edges from the start; empty if the start is at the target already. */
export type Way = readonly Edge[];

export interface Ways {
  /** Shortest first. */
  readonly ways: readonly Way[];
  /** The reason why there may be more paths; null if these are all. */
  readonly cut: 'number' | 'length' | 'work' | null;
}

export interface Bounds {
  readonly most: number;
  /** How many more events than the shortest path an alternative may have. */
  readonly longer: number;
  /** The maximum number of edges to visit before the search stops. */
  readonly work: number;
}

export const usualBounds: Bounds = { most: 20, longer: 4, work: 100_000 };

/** The cost of playing a path, in edges. */
const playing = 100;

interface Goal {
  readonly node: (number: number) => boolean;
  readonly edge: (edge: Edge) => boolean;
}

function goalOf({ nodes }: Graph, target: Target): Goal {
  return target.kind === 'state'
    ? { node: (number) => nodes[number]?.states.includes(target.id) ?? false, edge: () => false }
    : { node: () => false, edge: ({ transitions }) => transitions.includes(target.name) };
}

/** The number of events from each node to the target; infinite if it can't be reached. */
function distancesTo(graph: Graph, goal: Goal): number[] {
  const distances = graph.nodes.map((_, number) => (goal.node(number) ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    graph.nodes.forEach(({ edges }, number) => {
      for (const edge of edges) {
        const through = goal.edge(edge) ? 1 : 1 + (distances[edge.to] ?? Infinity);
        if (through >= (distances[number] ?? Infinity)) continue;
        distances[number] = through;
        changed = true;
      }
    });
  }
  return distances;
}

/** The shortest paths by which xstate/graph found each node, which are known to be playable. */
export function waysFound({ nodes }: Graph): Way[] {
  const found: Way[] = nodes.map(() => []);
  const seen = new Set([0]);
  nodes.forEach(({ edges }, number) => {
    for (const edge of edges) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      found[edge.to] = [...(found[number] ?? []), edge];
    }
  });
  return found;
}

/** The shortest path to each state (by its id) and transition (by its name); unreachable ones are missing. */
export function shortestWays(graph: Graph): ReadonlyMap<string, Way> {
  const shortest = new Map<string, Way>(graph.atStart.map((name) => [name, []]));
  const found = waysFound(graph);
  const note = (key: string, way: Way) => {
    if (way.length < (shortest.get(key)?.length ?? Infinity)) shortest.set(key, way);
  };
  graph.nodes.forEach(({ states, edges }, number) => {
    const way = found[number] ?? [];
    for (const id of states) note(id, way);
    for (const edge of edges) {
      for (const name of edge.transitions) note(name, [...way, edge]);
    }
  });
  return shortest;
}

/**
 * All paths that visit no node twice, within the limits; none if the target is unreachable. Nodes omit the part of the context that a model doesn't count as a
 * fact, so a path assembled from edges may not be playable: `holds` plays it.
 */
export function waysTo(graph: Graph, target: Target, bounds: Bounds, holds: (way: Way) => boolean): Ways {
  const first = shortestWays(graph).get(target.kind === 'state' ? target.id : target.name);
  if (first === undefined || first.length === 0) return { ways: first === undefined ? [] : [first], cut: null };
  const goal = goalOf(graph, target);
  const distances = distancesTo(graph, goal);
  const ways: Way[] = [first];
  const search = { work: 0, isCutByLength: false };
  const isFirst = (way: Way) => way.length === first.length && way.every((edge, at) => edge === first[at]);
  const add = (way: Way) => {
    if (isFirst(way)) return;
    search.work += playing;
    if (holds(way)) ways.push(way);
  };
  const longest = first.length + bounds.longer;
  const isFull = () => ways.length >= bounds.most || search.work >= bounds.work;

  /** Extends a path from a node, to exactly this total length. */
  const goOn = (number: number, way: Edge[], visited: ReadonlySet<number>, length: number): void => {
    if (goal.node(number)) {
      if (way.length === length) add(way);
      return;
    }
    for (const edge of graph.nodes[number]?.edges ?? []) {
      if (isFull()) return;
      search.work += 1;
      if (goal.edge(edge)) {
        if (way.length + 1 === length) add([...way, edge]);
        continue;
      }
      if (visited.has(edge.to)) continue;
      if (way.length + 1 + (distances[edge.to] ?? Infinity) > length) {
        search.isCutByLength ||= length === longest && distances[edge.to] !== Infinity;
        continue;
      }
      goOn(edge.to, [...way, edge], new Set(visited).add(edge.to), length);
    }
  };
  for (let length = first.length; length <= longest && !isFull(); length += 1) goOn(0, [], new Set([0]), length);
  if (ways.length >= bounds.most) return { ways, cut: 'number' };
  if (search.work >= bounds.work) return { ways, cut: 'work' };
  return { ways, cut: search.isCutByLength ? 'length' : null };
}
