// Computes the shortest path to every transition of a model, without running an actor.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { TestModel, type StatePath } from 'xstate/graph';
import { mayHappen, type MachineModel, type Start } from '#machines/model.ts';

export type Path = StatePath<AnyMachineSnapshot, AnyEventObject>;

/** Shortest paths that together take each event case from each state in which it is possible to each resulting set of facts. */
export function pathsOf(walked: MachineModel, { input }: Start): Path[] {
  const { machine, events, facts } = walked;
  // createTestModel rejects machines that invoke actors; the class doesn't.
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    events: [...events],
    filterEvents: (snapshot, event) => mayHappen(walked, snapshot, event),
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([snapshot.value, facts(snapshot), event ?? null, previous?.value ?? null]),
  });
  // The first step is the start itself.
  return model.getShortestPaths({ input }).map((path) => ({ ...path, steps: path.steps.slice(1) }));
}
