// The graph of a machine's states and its model's events, as plain data that can be posted to a worker. xstate/graph explores it without running actors.
import type { ActorLogic, AnyActorScope, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { mayHappen, type MachineModel, type Start } from '#machines/model.ts';
import { nameOf, transitionsIn } from '#machines/transitions.ts';

/** An event of the model that leads from one node to another. */
export interface Edge {
  readonly to: number;
  /** The index of the event in the model. */
  readonly event: number;
  /** The names of all transitions that the event triggers, including eventless ones that follow. */
  readonly transitions: readonly string[];
}

/** A state of the machine together with the part of the context that decides what can happen next. */
export interface GraphNode {
  /** The ids of the active states, including ancestors. */
  readonly states: readonly string[];
  readonly edges: readonly Edge[];
}

/** The nodes by their distance from the first, which is the start. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  /** The names of the transitions taken by the start itself. */
  readonly atStart: readonly string[];
}

/** XState's own format, whose keys are serialized snapshots. */
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

/** Explores the states that a model's events reach from one of its starts. */
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
    // Two events of one type may differ in values that JSON can't represent.
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

/** Stores the names of the transitions that an event triggers from a snapshot; null stands for the start. */
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
