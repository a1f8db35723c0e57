// Starts a machine with fake actors and a clock that stands still, so that it changes only by steps.
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import type { Start } from '#machines/model.ts';
import { nameOf, statesOf, transitionsIn } from '#machines/transitions.ts';
import { heldActor, inputOfHeld, isHeld, rejectHeld, resolveHeld, tellHeld } from './heldActor.ts';
import { nameInlineActors } from './nameInlineActors.ts';
import { StandingClock, type PendingDelay } from './standingClock.ts';
import { stepOfEvent, type Step } from './steps.ts';

/** Thrown if the actor that should answer isn't running, or the delay isn't pending. */
export class NotRunning extends Error {}

/** An invoked or spawned actor that hasn't answered yet. */
export interface RunningActor {
  readonly id: string;
  readonly input: unknown;
  /** Its start time on the clock, in milliseconds. */
  readonly since: number;
  /** Whether its answers are steps; false for an actor that an action has spawned, which answers by itself. */
  readonly isFake: boolean;
}

export interface RunningMachine {
  readonly snapshot: () => AnyMachineSnapshot;
  readonly now: () => number;
  readonly actors: () => RunningActor[];
  /** The pending delays, the next one first. */
  readonly delays: () => PendingDelay[];
  /** Takes a step; throws if it needs an actor that isn't running. */
  readonly perform: (step: Step) => void;
  readonly stop: () => void;
}

/** Observes the running machine. */
export interface Watcher {
  /** Receives XState's inspection events of the machine and its actors; `now` is the time on the clock. */
  readonly inspect?: (inspection: InspectionEvent, now: number) => void;
  /** Receives the name of each transition of the machine itself. */
  readonly took?: (transition: string) => void;
  readonly emitted?: (event: AnyEventObject, now: number) => void;
}

/** The machines with fakes, by the original. All walks share them, because a machine holds no state. */
const withFakesOf = new WeakMap<AnyStateMachine, AnyStateMachine>();

function withFakes(original: AnyStateMachine): AnyStateMachine {
  const machine = withFakesOf.get(original) ?? replaceActors(original);
  withFakesOf.set(original, machine);
  return machine;
}

/** Replaces every actor of the machine by one that is controlled here. */
function replaceActors(original: AnyStateMachine): AnyStateMachine {
  const machine = nameInlineActors(original);
  const sources = statesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const named = sources.filter((src) => typeof src === 'string');
  return machine.provide({ actors: Object.fromEntries(named.map((src) => [src, heldActor])) });
}

/** Starts the machine from one of its model's starts. */
export function startMachine(machine: AnyStateMachine, start: Start, watcher: Watcher = {}): RunningMachine {
  const scheduled = new Set<unknown>();
  // XState sets a delay right after recording its event, so the event is the one that wasn't recorded before.
  const clock = new StandingClock(() => {
    const all = Object.values(actor.system.getSnapshot()._scheduledEvents);
    const added = all.find((each) => !scheduled.has(each));
    scheduled.add(added);
    return added?.event ?? { type: '' };
  });
  const since = new Map<string, number>();
  const actor: Actor<AnyStateMachine> = createActor(withFakes(machine), {
    clock,
    input: start.input,
    inspect: (inspection) => {
      const { sessionId } = inspection.actorRef;
      if (inspection.type === '@xstate.actor') since.set(sessionId, clock.now());
      watcher.inspect?.(inspection, clock.now());
      const { took } = watcher;
      // Not compared with the actor, because eventless transitions at the start are taken while the actor is being created.
      if (took && sessionId === inspection.rootId) transitionsIn(inspection).forEach((each) => took(nameOf(each)));
    },
  });
  // The snapshot contains the error. Without this subscription XState would also throw it globally.
  actor.subscribe({ error: () => undefined });
  actor.on('*', (event: AnyEventObject) => watcher.emitted?.(event, clock.now()));
  actor.start();

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  // XState keeps a place without an actor for one that an action spawns under a name that has no logic.
  const children = () =>
    Object.entries((snapshot().children as Record<string, AnyActorRef | undefined> | undefined) ?? {}).flatMap(
      ([id, child]) => (child === undefined ? [] : [[id, child] as const]),
    );
  const answering = (id: string): AnyActorRef => {
    const child = children().find(([name]) => name === id)?.[1];
    if (child === undefined || !isHeld(child)) throw new NotRunning(`No actor "${id}" is running`);
    return child;
  };
  return {
    snapshot,
    now: () => clock.now(),
    actors: () =>
      children().map(([id, child]) => ({
        id,
        input: inputOfHeld(child),
        since: since.get(child.sessionId) ?? 0,
        isFake: isHeld(child),
      })),
    delays: () => clock.pending,
    perform(step) {
      if ('event' in step) actor.send(step.event);
      else if ('after' in step) clock.pass(step.after);
      else if ('resolve' in step) resolveHeld(answering(step.resolve), step.output);
      else if ('reject' in step) rejectHeld(answering(step.reject), step.message);
      else tellHeld(answering(step.snapshot), step.value);
    },
    stop: () => {
      actor.stop();
    },
  };
}

/** The step that makes an event of the model happen now; for a delay, the time until it is due. */
export function stepTo(running: RunningMachine, event: AnyEventObject): Step {
  const step = stepOfEvent(event);
  if (step !== null) return step;
  const delay = running.delays().find((each) => each.event.type === event.type);
  if (delay === undefined) throw new NotRunning(`Nothing waits for ${event.type}`);
  return { after: delay.due - running.now() };
}
