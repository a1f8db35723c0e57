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

/** Walks on the machine alone, to see what each step takes. */
export function walkAlone(model: MachineModel, start: Start) {
  let transitions: string[] = [];
  const running = replay(model, start, (transition) => transitions.push(transition));
  return {
    snapshot: () => running.snapshot(),
    async step(event: AnyEventObject): Promise<PlannedStep> {
      transitions = [];
      const before = running.snapshot();
      await running.step(event);
      return { before, event, after: running.snapshot(), transitions };
    },
    stop: () => running.stop(),
  };
}

export async function stepsOf(model: MachineModel, start: Start, path: Path): Promise<PlannedStep[]> {
  const walking = walkAlone(model, start);
  const steps: PlannedStep[] = [];
  for (const { event } of path.steps) steps.push(await walking.step(event));
  walking.stop();
  return steps;
}

/** What a step reaches: transitions, and its event, for two events may take the same transition. */
export function reachedBy(model: MachineModel, { event, transitions }: PlannedStep): string[] {
  return [...transitions, `event ${model.events.indexOf(event)}`];
}

/** Takes the path that adds most, again and again, until none adds anything; of each only as far as it does. */
export async function fewestPaths(model: MachineModel, start: Start): Promise<PlannedStep[][]> {
  const candidates = await Promise.all(
    pathsOf(model, start).map(async (path) => {
      const steps = await stepsOf(model, start, path);
      return { steps, reached: steps.map((step) => reachedBy(model, step)) };
    }),
  );
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
