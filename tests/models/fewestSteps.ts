// Fewer steps than those of the fewest paths: who stands somewhere goes on from there to the nearest of what is not reached yet.
// Only where there is nothing more, or the start is nearer to it, does another path begin.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineModel, Start } from '#machines/model.ts';
import { reachedBy, stepsOf, walkAlone, type PlannedStep } from './fewestPaths.ts';
import { pathsOf } from './paths.ts';

/** An event in a situation, and what comes of it. */
interface Edge {
  readonly event: AnyEventObject;
  readonly to: string;
  /** Transitions, and the event itself, for two events may take the same transition. */
  readonly reaches: readonly string[];
}

/** What can be done in each situation. */
type Graph = ReadonlyMap<string, readonly Edge[]>;

/** Beginning anew costs as much as so many steps. */
const costOfStart = 4;

/** What decides what can happen next. */
function situationOf({ facts }: MachineModel, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, facts(snapshot)]);
}

/** All that these walks meet. */
function graphOf(model: MachineModel, walks: readonly (readonly PlannedStep[])[]): Graph {
  const graph = new Map<string, Edge[]>();
  for (const step of walks.flat()) {
    const from = situationOf(model, step.before);
    const edges = graph.get(from) ?? [];
    graph.set(from, edges);
    if (!edges.some(({ event }) => event === step.event))
      edges.push({ event: step.event, to: situationOf(model, step.after), reaches: reachedBy(model, step) });
  }
  return graph;
}

/** The shortest way from a situation to something new; null where there is none. */
function wayToNew(graph: Graph, from: string, isNew: (reached: string) => boolean, shut: ReadonlySet<Edge>) {
  const seen = new Set([from]);
  let ways: { at: string; way: Edge[] }[] = [{ at: from, way: [] }];
  while (ways.length > 0) {
    const longer = ways.flatMap(({ at, way }) =>
      (graph.get(at) ?? []).filter((edge) => !shut.has(edge)).map((edge) => ({ at: edge.to, way: [...way, edge] })),
    );
    const news = longer.map(({ way }) => way.at(-1)?.reaches.filter(isNew).length ?? 0);
    const most = Math.max(0, ...news);
    if (most > 0) return longer[news.indexOf(most)]?.way ?? null;
    ways = longer.filter(({ at }) => !seen.has(at) && seen.add(at));
  }
  return null;
}

/** Paths from the start that together reach all there is to reach. */
export async function fewestSteps(model: MachineModel, start: Start): Promise<PlannedStep[][]> {
  const shortest = await Promise.all(pathsOf(model, start).map((path) => stepsOf(model, start, path)));
  const graph = graphOf(model, shortest);
  const covered = new Set<string>();
  const isNew = (reached: string) => !covered.has(reached);
  const findsNew = (step: PlannedStep) => reachedBy(model, step).some(isNew);
  /** The shortest of the shortest paths to something new. It can be walked for certain: it has been. */
  const beginning = () =>
    shortest
      .map((steps) => steps.slice(0, steps.findIndex(findsNew) + 1))
      .filter((steps) => steps.length > 0)
      .sort((a, b) => a.length - b.length)
      .at(0) ?? [];
  const paths: PlannedStep[][] = [];
  for (;;) {
    const walking = walkAlone(model, start);
    const steps: PlannedStep[] = [];
    const take = async (event: AnyEventObject) => {
      const step = await walking.step(event);
      steps.push(step);
      reachedBy(model, step).forEach((each) => covered.add(each));
    };
    for (const { event } of beginning()) await take(event);
    // Of a situation the context may hold more than decides: what was promised there may not come true.
    const shut = new Set<Edge>();
    for (;;) {
      const way = steps.length === 0 ? null : wayToNew(graph, situationOf(model, walking.snapshot()), isNew, shut);
      const anew = beginning().length + costOfStart;
      if (way === null || way.length > anew) break;
      for (const edge of way) {
        const snapshot = walking.snapshot();
        const isLast = edge === way.at(-1);
        if (!model.isPossible(snapshot, edge.event) || !snapshot.can(edge.event)) {
          shut.add(edge);
          break;
        }
        await take(edge.event);
        if (isLast) shut.add(edge);
        if (situationOf(model, walking.snapshot()) !== edge.to) {
          shut.add(edge);
          break;
        }
      }
    }
    walking.stop();
    if (steps.length === 0) return paths;
    paths.push(steps);
  }
}
