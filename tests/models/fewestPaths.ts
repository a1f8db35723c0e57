// The few of a model's paths that are enough where a step is dear: each transition and each event that all of them together
// reach is reached by one of these.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineModel, Start } from '#machines/model.ts';
import { pathsOf, type Path } from './paths.ts';
import { replay } from './replay.ts';

export interface PlannedStep {
  readonly before: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
  /** The names of the transitions that are taken. */
  readonly transitions: readonly string[];
}

/** Walks the path on the machine alone, to see what each step takes. */
function stepsOf(model: MachineModel, start: Start, path: Path): PlannedStep[] {
  let transitions: string[] = [];
  const running = replay(model, start, (transition) => transitions.push(transition));
  const steps: PlannedStep[] = [];
  for (const { event } of path.steps) {
    transitions = [];
    const before = running.snapshot();
    running.step(event);
    steps.push({ before, event, after: running.snapshot(), transitions });
  }
  running.stop();
  return steps;
}

/** What a step reaches: transitions, and its event, for two events may take the same transition. */
function reachedBy(model: MachineModel, { event, transitions }: PlannedStep): string[] {
  return [...transitions, `event ${model.events.indexOf(event)}`];
}

/** Takes the path that adds most, again and again, until none adds anything; of each only as far as it does. */
export function fewestPaths(model: MachineModel, start: Start): PlannedStep[][] {
  const candidates = pathsOf(model, start).map((path) => {
    const steps = stepsOf(model, start, path);
    return { steps, reached: steps.map((step) => reachedBy(model, step)) };
  });
  const covered = new Set<string>();
  const isNew = (each: string) => !covered.has(each);
  const chosen: PlannedStep[][] = [];
  for (;;) {
    const news = candidates.map(({ reached }) => new Set(reached.flat().filter(isNew)).size);
    const most = Math.max(0, ...news);
    const best = candidates[news.indexOf(most)];
    if (most === 0 || best === undefined) return chosen;
    chosen.push(best.steps.slice(0, best.reached.findLastIndex((step) => step.some(isNew)) + 1));
    best.reached.flat().forEach((each) => covered.add(each));
  }
}
