// Finds the paths through a graph to a target: the shortest one, and others without loops.
import type { Edge, Graph } from './graph.ts';

/** The target: a state by its id, or a transition by its name. */
export type Target =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string };

/** Consecutive edges from the start; empty if the start is at the target already. */
export type Path = readonly Edge[];

export interface FoundPaths {
  /** Shortest first. */
  readonly paths: readonly Path[];
  /** The reason why there may be more paths; null if these are all. */
  readonly truncatedBy: 'number' | 'length' | 'work' | null;
}

export interface Bounds {
  readonly most: number;
  /** How many more events than the shortest path an alternative may have. */
  readonly longer: number;
  /** The maximum number of edges to visit before the search stops. */
  readonly work: number;
}

export const defaultBounds: Bounds = { most: 20, longer: 4, work: 100_000 };

/** The cost of playing a path, in visited edges. */
const costOfPlaying = 100;

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
export function discoveredPaths({ nodes }: Graph): Path[] {
  const found: Path[] = nodes.map(() => []);
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
export function shortestPaths(graph: Graph): ReadonlyMap<string, Path> {
  const shortest = new Map<string, Path>(graph.atStart.map((name) => [name, []]));
  const found = discoveredPaths(graph);
  const note = (key: string, path: Path) => {
    if (path.length < (shortest.get(key)?.length ?? Infinity)) shortest.set(key, path);
  };
  graph.nodes.forEach(({ states, edges }, number) => {
    const path = found[number] ?? [];
    for (const id of states) note(id, path);
    for (const edge of edges) {
      for (const name of edge.transitions) note(name, [...path, edge]);
    }
  });
  return shortest;
}

/**
 * All paths that visit no node twice, within the limits; none if the target is unreachable. Nodes omit the part of the context that a model doesn't count as a
 * fact, so a path assembled from edges may not be playable: `isPlayable` plays it.
 */
export function findPathsTo(
  graph: Graph,
  target: Target,
  bounds: Bounds,
  isPlayable: (path: Path) => boolean,
): FoundPaths {
  const first = shortestPaths(graph).get(target.kind === 'state' ? target.id : target.name);
  if (first === undefined || first.length === 0)
    return { paths: first === undefined ? [] : [first], truncatedBy: null };
  const goal = goalOf(graph, target);
  const distances = distancesTo(graph, goal);
  const paths: Path[] = [first];
  const search = { work: 0, isTruncatedByLength: false };
  const isFirst = (path: Path) => path.length === first.length && path.every((edge, at) => edge === first[at]);
  const add = (path: Path) => {
    if (isFirst(path)) return;
    search.work += costOfPlaying;
    if (isPlayable(path)) paths.push(path);
  };
  const longest = first.length + bounds.longer;
  const isFull = () => paths.length >= bounds.most || search.work >= bounds.work;

  /** Extends a path from a node, to exactly this total length. */
  const extend = (number: number, path: Edge[], visited: ReadonlySet<number>, length: number): void => {
    if (goal.node(number)) {
      if (path.length === length) add(path);
      return;
    }
    for (const edge of graph.nodes[number]?.edges ?? []) {
      if (isFull()) return;
      search.work += 1;
      if (goal.edge(edge)) {
        if (path.length + 1 === length) add([...path, edge]);
        continue;
      }
      if (visited.has(edge.to)) continue;
      if (path.length + 1 + (distances[edge.to] ?? Infinity) > length) {
        search.isTruncatedByLength ||= length === longest && distances[edge.to] !== Infinity;
        continue;
      }
      extend(edge.to, [...path, edge], new Set(visited).add(edge.to), length);
    }
  };
  for (let length = first.length; length <= longest && !isFull(); length += 1) extend(0, [], new Set([0]), length);
  if (paths.length >= bounds.most) return { paths, truncatedBy: 'number' };
  if (search.work >= bounds.work) return { paths, truncatedBy: 'work' };
  return { paths, truncatedBy: search.isTruncatedByLength ? 'length' : null };
}
