// Plans few long walks that together take every transition and event of the model's paths, because in a browser starting a walk is slower than a step.
import { transition as nextOf, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { mayHappen, type MachineModel, type Start } from '#machines/model.ts';
import { pathsOf } from './paths.ts';
import { replay } from './replay.ts';

export interface PlannedStep {
  readonly before: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
  /** The names of the transitions that are taken. */
  readonly transitions: readonly string[];
}

/** A walk continues to targets at most this many steps away. A new walk reaches farther ones in about the same time. */
const farthest = 9;

/** A machine that is walked, and the steps so far. */
class Walk {
  readonly steps: PlannedStep[] = [];
  readonly #running;
  #transitions: string[] = [];

  constructor(model: MachineModel, start: Start) {
    this.#running = replay(model, start, (transition) => this.#transitions.push(transition));
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#running.snapshot();
  }

  take(event: AnyEventObject): PlannedStep {
    this.#transitions = [];
    const before = this.snapshot;
    this.#running.step(event);
    const step = { before, event, after: this.snapshot, transitions: this.#transitions };
    this.steps.push(step);
    return step;
  }

  stop(): void {
    this.#running.stop();
  }
}

/** The steps of each of the model's paths. */
function stepsOfPaths(model: MachineModel, start: Start): readonly (readonly PlannedStep[])[] {
  return pathsOf(model, start).map((path) => {
    const walk = new Walk(model, start);
    for (const { event } of path.steps) walk.take(event);
    walk.stop();
    return walk.steps;
  });
}

/**
 * Plans walks. Each starts with the path that covers most of what is still uncovered, and then repeatedly continues to the nearest uncovered step. It ends if
 * none is near, or if `mayContinue` says that the page cannot continue.
 */
export function longWalks(
  model: MachineModel,
  start: Start,
  mayContinue: (snapshot: AnyMachineSnapshot) => boolean = () => true,
): readonly (readonly PlannedStep[])[] {
  /** What a step covers: its transitions, and its event, since two events may take the same transition. */
  const reachedBy = ({ event, transitions }: PlannedStep) => [...transitions, `event ${model.events.indexOf(event)}`];
  const nodeOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, model.facts(snapshot)]);
  const edgeOf = (step: Pick<PlannedStep, 'before' | 'event' | 'after'>) =>
    `${nodeOf(step.before)} ${model.events.indexOf(step.event)} ${nodeOf(step.after)}`;

  const paths = stepsOfPaths(model, start);
  const reachedOn = new Map(paths.flat().map((step) => [edgeOf(step), reachedBy(step)]));
  const unreached = new Set([...reachedOn.values()].flat());
  const addedBy = (steps: readonly PlannedStep[]) =>
    new Set(steps.flatMap(reachedBy).filter((each) => unreached.has(each))).size;
  /** Steps that covered less than on their path, because they depend on something that isn't in the model's facts. They are not tried again. */
  const disappointing = new Set<string>();

  /** The shortest way to something uncovered. */
  function wayOn(from: AnyMachineSnapshot): readonly AnyEventObject[] | null {
    if (!mayContinue(from)) return null;
    const seen = new Set([nodeOf(from)]);
    let reached: readonly { readonly snapshot: AnyMachineSnapshot; readonly way: readonly AnyEventObject[] }[] = [
      { snapshot: from, way: [] },
    ];
    for (let distance = 1; distance <= farthest; distance += 1) {
      const next = [];
      for (const { snapshot, way } of reached) {
        for (const event of model.events) {
          if (!mayHappen(model, snapshot, event)) continue;
          const [after] = nextOf(model.machine, snapshot, event) as [AnyMachineSnapshot, unknown];
          const edge = edgeOf({ before: snapshot, event, after });
          const isWanted = reachedOn.get(edge)?.some((each) => unreached.has(each)) ?? false;
          if (isWanted && !disappointing.has(edge)) return [...way, event];
          const node = nodeOf(after);
          if (seen.has(node) || !mayContinue(after)) continue;
          seen.add(node);
          next.push({ snapshot: after, way: [...way, event] });
        }
      }
      reached = next;
    }
    return null;
  }

  function walkOn(walk: Walk, events: readonly AnyEventObject[]): void {
    const steps = events.map((event) => walk.take(event));
    const last = steps.at(-1);
    if (last && addedBy(steps) === 0) disappointing.add(edgeOf(last));
    for (const each of steps.flatMap(reachedBy)) unreached.delete(each);
  }

  const walks: (readonly PlannedStep[])[] = [];
  while (unreached.size > 0) {
    const added = paths.map(addedBy);
    const best = paths[added.indexOf(Math.max(...added))] ?? [];
    const end = best.findLastIndex((step) => addedBy([step]) > 0) + 1;
    const walk = new Walk(model, start);
    let way: readonly AnyEventObject[] | null = best.slice(0, end).map(({ event }) => event);
    for (; way !== null; way = wayOn(walk.snapshot)) walkOn(walk, way);
    walk.stop();
    walks.push(walk.steps);
  }
  return walks;
}
