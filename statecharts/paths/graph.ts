// Where a model's events lead, as plain data that a worker can hand over: explored by xstate/graph, no actor runs.
import type { ActorLogic, AnyActorScope, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { mayHappen, type MachineModel, type Start } from '#machines/model.ts';
import { nameOf, transitionsIn } from '#machines/transitions.ts';

/** An event of the model that leads from one node to another. */
export interface Edge {
  readonly to: number;
  /** Its place among the model's events. */
  readonly event: number;
  /** The names of all transitions it sets off, those that follow by themselves included. */
  readonly transitions: readonly string[];
}

/** A state of the machine together with what of the context decides what can happen next. */
export interface GraphNode {
  /** The ids of the states that the machine is in, those around them included. */
  readonly states: readonly string[];
  readonly edges: readonly Edge[];
}

/** The nodes in the order of their distance from the first, which is the start. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  /** The names of the transitions that the start itself takes. */
  readonly atStart: readonly string[];
}

/** XState's, whose keys are text of its own sort. */
type Adjacency = Readonly<
  Record<
    string,
    {
      readonly state: AnyMachineSnapshot;
      readonly transitions: Readonly<
        Record<string, { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }>
      >;
    }
  >
>;

/** Explores what a model's events lead to from one of its starts. */
export function graphOf(model: MachineModel, start: Start): Graph {
  const { machine, events, facts } = model;
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, facts(snapshot)]);
  const placeOf = new Map(events.map((event, place) => [event, place]));
  const record = recordTaken();
  const walked: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    getInitialSnapshot: (scope) =>
      record.during(scope, null, null, () => machine.getInitialSnapshot(scope, start.input) as AnyMachineSnapshot),
    transition: (snapshot, event, scope) =>
      record.during(scope, snapshot, event, () => machine.transition(snapshot, event, scope) as AnyMachineSnapshot),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const adjacency = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(walked, {
    events,
    filterEvents: (snapshot, event) => mayHappen(model, snapshot, event),
    serializeState: keyOf,
    // Two events of one type may differ in what JSON cannot tell.
    serializeEvent: (event) => String(placeOf.get(event)),
  }) as unknown as Adjacency;
  const numbers = new Map(Object.keys(adjacency).map((key, number) => [key, number]));
  return {
    atStart: record.taken(null, null),
    nodes: Object.values(adjacency).map(({ state, transitions }) => ({
      states: state._nodes.map(({ id }) => id),
      edges: Object.values(transitions).map(({ event, state: next }) => ({
        to: numbers.get(keyOf(next)) ?? 0,
        event: placeOf.get(event) ?? 0,
        transitions: record.taken(state, event),
      })),
    })),
  };
}

/** Keeps the names of the transitions that are taken from a snapshot by an event; null is the start. */
function recordTaken() {
  const taken = new Map<AnyMachineSnapshot | null, Map<AnyEventObject | null, string[]>>();
  const watched = new WeakSet<object>();
  let names: string[] = [];

  return {
    during<Result>(
      { system }: AnyActorScope,
      from: AnyMachineSnapshot | null,
      event: AnyEventObject | null,
      run: () => Result,
    ): Result {
      if (!watched.has(system)) {
        watched.add(system);
        system.inspect((inspection) => {
          names.push(...transitionsIn(inspection).map(nameOf));
        });
      }
      names = [];
      const ofSnapshot = taken.get(from) ?? new Map<AnyEventObject | null, string[]>();
      taken.set(from, ofSnapshot.set(event, names));
      return run();
    },
    taken: (from: AnyMachineSnapshot | null, event: AnyEventObject | null): string[] =>
      taken.get(from)?.get(event) ?? [],
  };
}
