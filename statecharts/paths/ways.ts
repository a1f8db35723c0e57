// The ways through a graph to what somebody wants to reach: the shortest one, and others that come nowhere twice.
import type { Edge, Graph } from './graph.ts';

/** What is to be reached: a state by its id, or a transition by its name. */
export type Target =
  { readonly kind: 'state'; readonly id: string } | { readonly kind: 'transition'; readonly name: string };

/** One edge after the other, from the start; none where the start is there already. */
export type Way = readonly Edge[];

export interface Ways {
  /** The shortest first. */
  readonly ways: readonly Way[];
  /** Why there may be more than these; null where these are all. */
  readonly cut: 'number' | 'length' | 'work' | null;
}

export interface Bounds {
  readonly most: number;
  /** How many events more than the shortest way has. */
  readonly longer: number;
  /** How many edges are looked at before the search is given up. */
  readonly work: number;
}

export const usualBounds: Bounds = { most: 20, longer: 4, work: 100_000 };

/** As much work as playing a way is, in edges. */
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

/** How many events it takes from each node to the goal; infinite where there is no way. */
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

/** The ways by which xstate/graph came to each node: the shortest, and sure to lead there. */
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

/** The shortest way to each state (by its id) and transition (by its name); what is missing cannot be reached. */
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
 * Every way that comes to no node twice, as far as the bounds allow; none where the target cannot be reached. Nodes leave out what a model does not
 * count as a fact, so a way that is put together of edges may not lead there: `holds` plays it.
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

  /** Goes on from a node to ways of exactly this length. */
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
