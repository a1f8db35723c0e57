// Observes every actor of the page from start to end, and each of its steps, with XState's inspection.
//
// Actors are created in many places, by hooks and by hand, and none of them knows of this module. So it wraps the two functions that all of them use: the start
// of an actor, and the creation of a machine's initial snapshot, which may take steps before the start. A machine copies the latter when it is created, so the
// watch must begin before the app's modules are loaded.
import {
  type ActorRefLike,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  setup,
} from 'xstate';

/** A machine's reaction to one event. */
export interface Step {
  readonly actor: AnyActor;
  readonly event: AnyEventObject;
  /** The sender; undefined for the app itself. */
  readonly source: ActorRefLike | undefined;
  /** The time of the event, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the step within the page, in the order in which the steps began. */
  readonly number: number;
  /** The state before; null for the start. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  /** The transitions taken, in order; empty if the state doesn't handle the event. */
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** Listens to the actors. Listeners are called in the middle of the app's own work, so they should only record what they get. */
export interface ActorListener {
  /** An actor has started, whatever its kind; also after it was stopped and started again. */
  readonly started?: (actor: AnyActor) => void;
  readonly stepped?: (step: Step) => void;
  /** An event was sent to the actor or its snapshot changed; it may have ended. */
  readonly touched?: (actor: AnyActor) => void;
  /** A microstep of a machine, reported synchronously. */
  readonly covered?: (machine: string, transitions: readonly AnyTransitionDefinition[]) => void;
}

interface OpenStep {
  readonly at: number;
  readonly number: number;
  readonly before: AnyMachineSnapshot | null;
  readonly transitions: AnyTransitionDefinition[];
}

export function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** Watches all actors started from now on, until the returned function is called. Only one watch can be active. */
export function watchActors(listener: ActorListener): () => void {
  // Created in the same way as the app's actors, so that no other part of XState is loaded.
  const sample: AnyActor = createActor(setup({}).createMachine({}));
  const actors = Object.getPrototypeOf(sample) as Pick<AnyActor, 'start'>;
  const machines = Object.getPrototypeOf(sample.logic) as Pick<AnyStateMachine, 'getInitialSnapshot'>;
  const { start } = actors;
  const { getInitialSnapshot } = machines;

  const observed = new WeakSet<AnyActor['system']>();
  const running = new WeakSet();
  const senders = new WeakMap<AnyEventObject, ActorRefLike>();
  const open = new WeakMap<object, OpenStep>();
  const last = new WeakMap<object, AnyMachineSnapshot>();
  /** Steps taken before the actor was started, which may never happen. */
  const early = new WeakMap<object, readonly AnyTransitionDefinition[]>();
  let steps = 0;
  let hearing: ActorListener | null = listener;

  function openStep(actor: object): OpenStep {
    const known = open.get(actor);
    if (known) return known;
    steps += 1;
    const step = { at: Date.now(), number: steps, before: last.get(actor) ?? null, transitions: [] };
    open.set(actor, step);
    return step;
  }

  function take(actor: AnyActor, machine: string, transitions: readonly AnyTransitionDefinition[]): void {
    openStep(actor).transitions.push(...transitions);
    hearing?.covered?.(machine, transitions);
  }

  function inspect(seen: InspectionEvent): void {
    if (hearing === null) return;
    const actor = seen.actorRef as AnyActor;
    if (seen.type === '@xstate.event') {
      if (seen.sourceRef) senders.set(seen.event, seen.sourceRef);
      hearing.touched?.(actor);
    } else if (seen.type === '@xstate.microstep') {
      if (!isMachineSnapshot(seen.snapshot)) return;
      if (running.has(actor)) take(actor, seen.snapshot.machine.id, seen._transitions);
      else early.set(actor, [...(early.get(actor) ?? []), ...seen._transitions]);
    } else if (seen.type === '@xstate.snapshot') {
      if (seen.snapshot.status !== 'active') running.delete(actor);
      hearing.touched?.(actor);
      if (!isMachineSnapshot(seen.snapshot)) return;
      const step = openStep(actor);
      open.delete(actor);
      last.set(actor, seen.snapshot);
      hearing.stepped?.({ ...step, actor, event: seen.event, source: senders.get(seen.event), after: seen.snapshot });
    }
  }

  function observe(system: AnyActor['system']): void {
    if (observed.has(system)) return;
    observed.add(system);
    system.inspect(inspect);
  }

  machines.getInitialSnapshot = function (this: AnyStateMachine, scope, input) {
    observe(scope.system);
    return getInitialSnapshot.call(this, scope, input);
  };

  actors.start = function (this: AnyActor) {
    observe(this.system);
    // A stopped actor that is kept, as by React in development, starts again with the same id.
    if (!running.has(this)) {
      running.add(this);
      last.delete(this);
      hearing?.started?.(this);
      const snapshot: unknown = this.getSnapshot();
      if (isMachineSnapshot(snapshot)) take(this, snapshot.machine.id, early.get(this) ?? []);
      early.delete(this);
    }
    return start.call(this);
  };

  return () => {
    actors.start = start;
    machines.getInitialSnapshot = getInitialSnapshot;
    hearing = null;
  };
}
