// The paths that walk a model: the shortest way to every transition of it, found without running any actor.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { TestModel, type StatePath } from 'xstate/graph';
import { mayHappen, type MachineModel, type Start } from '#machines/model.ts';

export type Path = StatePath<AnyMachineSnapshot, AnyEventObject>;

/** Shortest paths such that each event case is walked from each state it is possible in, to each set of facts. */
export function pathsOf(walked: MachineModel, { input }: Start): Path[] {
  const { machine, events, facts } = walked;
  // createTestModel refuses machines that invoke actors; the class does not.
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    events: [...events],
    filterEvents: (snapshot, event) => mayHappen(walked, snapshot, event),
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([snapshot.value, facts(snapshot), event ?? null, previous?.value ?? null]),
  });
  // The first step is the start itself.
  return model.getShortestPaths({ input }).map((path) => ({ ...path, steps: path.steps.slice(1) }));
}
