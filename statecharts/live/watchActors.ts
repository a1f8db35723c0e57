// Sees every actor of the page from its start to its end, and each step it takes, by XState's own inspection.
//
// Actors are made in many places, by hooks and by hand, and none of them knows of this. So what all of them pass is wrapped: the start of an
// actor, and the making of a machine's first snapshot, which may take steps of its own before the start; a machine keeps that function from when
// it was made, so the watch has to begin before the app's modules are loaded.
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

/** What a machine did with one event. */
export interface Step {
  readonly actor: AnyActor;
  readonly event: AnyEventObject;
  /** Who sent it; undefined for the app itself. */
  readonly source: ActorRefLike | undefined;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Counts the steps of the page in the order in which they began. */
  readonly number: number;
  /** Null for the start. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  /** Those it took, in their order; none where the event means nothing in its state. */
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** What is told of the actors. Listeners are called in the middle of the app's own work: they keep it for later. */
export interface ActorListener {
  /** Machines and all others; again when one that was stopped is started anew. */
  readonly started?: (actor: AnyActor) => void;
  readonly stepped?: (step: Step) => void;
  /** Something was sent to it or came of it: it may have ended. */
  readonly touched?: (actor: AnyActor) => void;
  /** A microstep of a machine, at once. */
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

/** Watches all actors that are started from now on, until the returned function is called. One watches at a time. */
export function watchActors(listener: ActorListener): () => void {
  // Made as the app makes its own: nothing of XState comes along that it does not load anyway.
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
  /** Taken before the actor was started; it may never be. */
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
    // One that was stopped and is kept, as React does in development, begins anew under its old name.
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
