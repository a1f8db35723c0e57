// Plans the walks of a model on a page: few and long, and covering all that this page can reach.
import { initialTransition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { MachineModel, Start } from '#machines/model.ts';
import { longWalks, type PlannedStep } from '../longWalks.ts';
import type { Driver, Impossible } from './driver.ts';

/** The walks from one start. */
export interface StartPlan {
  readonly start: Start;
  readonly initial: AnyMachineSnapshot;
  readonly walks: readonly (readonly PlannedStep[])[];
}

export interface Plan {
  readonly starts: readonly StartPlan[];
  /** Events that the driver declares impossible but that never came up. */
  readonly staleImpossible: readonly string[];
}

/** The starts of the model that this page has. */
export function startsOf({ model, starts }: Driver): readonly Start[] {
  if (starts === undefined) return model.starts;
  return starts.map((name) => {
    const start = model.starts.find((each) => each.name === name);
    if (start === undefined) throw new Error(`The model has no start "${name}"`);
    return start;
  });
}

/** Plans the walks of all starts of a driver. */
export function planWalks(driver: Driver): Plan {
  const met = new Set<Impossible>();
  const { model, impossible = [] } = driver;
  const onPage: MachineModel = {
    ...model,
    isPossible(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
      if (!model.isPossible(snapshot, event) || !snapshot.can(event)) return false;
      const found = impossible.filter((each) => each.is(event, snapshot));
      found.forEach((each) => met.add(each));
      return found.length === 0;
    },
  };
  const starts: StartPlan[] = [];
  for (const start of startsOf(driver)) {
    starts.push({ start, initial: initialOf(model, start), walks: longWalks(onPage, start, driver.mayContinue) });
  }
  return {
    starts,
    staleImpossible: impossible.filter((each) => !met.has(each)).map(({ reason }) => reason),
  };
}

function initialOf({ machine }: MachineModel, { input }: Start): AnyMachineSnapshot {
  const [snapshot] = initialTransition(machine, input);
  return snapshot as AnyMachineSnapshot;
}

/** The part of a plan that begins at a start. */
export function planOf({ starts }: Plan, start: Start): StartPlan {
  const plan = starts.find((each) => each.start === start);
  if (plan === undefined) throw new Error(`No walk is planned from ${start.name}`);
  return plan;
}
