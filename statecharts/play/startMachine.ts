// A machine that runs with fakes in the place of what it invokes and a clock that stands still: nothing happens to it but by steps.
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
import { heldActor, inputOfHeld, rejectHeld, resolveHeld, tellHeld } from './heldActor.ts';
import { StandingClock, type PendingDelay } from './standingClock.ts';
import { stepOfEvent, type Step } from './steps.ts';

/** Thrown where what is to answer, or to run out, is not there. */
export class NotRunning extends Error {}

/** An actor that the machine invoked and that has not answered. */
export interface RunningActor {
  readonly id: string;
  readonly input: unknown;
  /** In milliseconds of the clock. */
  readonly since: number;
}

export interface RunningMachine {
  readonly snapshot: () => AnyMachineSnapshot;
  readonly now: () => number;
  readonly actors: () => RunningActor[];
  /** The next first. */
  readonly delays: () => PendingDelay[];
  /** Takes a step; throws where an actor is to answer that does not run. */
  readonly perform: (step: Step) => void;
  readonly stop: () => void;
}

/** What wants to know while it runs. */
export interface Watcher {
  /** XState's own inspection of the machine and its actors; `now` is the clock. */
  readonly inspect?: (inspection: InspectionEvent, now: number) => void;
  /** Is told the name of each transition of the machine itself. */
  readonly took?: (transition: string) => void;
  readonly emitted?: (event: AnyEventObject, now: number) => void;
}

/** Every actor of the machine is in our hand. */
function withFakes(machine: AnyStateMachine): AnyStateMachine {
  const sources = statesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const named = sources.filter((src) => typeof src === 'string');
  return machine.provide({ actors: Object.fromEntries(named.map((src) => [src, heldActor])) });
}

/** Starts the machine from one of its model's starts. */
export function startMachine(machine: AnyStateMachine, start: Start, watcher: Watcher = {}): RunningMachine {
  const scheduled = new Set<unknown>();
  // XState sets a delay right after it has written down what for, so it is the one that was not there before.
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
      // Not compared with the actor: a start that goes on at once takes its transitions while the actor is made.
      if (took && sessionId === inspection.rootId) transitionsIn(inspection).forEach((each) => took(nameOf(each)));
    },
  });
  // An error is in the snapshot; unheard, XState would throw it at the page.
  actor.subscribe({ error: () => undefined });
  actor.on('*', (event: AnyEventObject) => watcher.emitted?.(event, clock.now()));
  actor.start();

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const children = () => Object.entries((snapshot().children as Record<string, AnyActorRef> | undefined) ?? {});
  const answering = (id: string): AnyActorRef => {
    const child = children().find(([name]) => name === id)?.[1];
    if (child === undefined) throw new NotRunning(`No actor "${id}" is running`);
    return child;
  };
  return {
    snapshot,
    now: () => clock.now(),
    actors: () =>
      children().map(([id, child]) => ({ id, input: inputOfHeld(child), since: since.get(child.sessionId) ?? 0 })),
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

/** The step by which an event of the model happens to the machine now; a delay is waited for. */
export function stepTo(running: RunningMachine, event: AnyEventObject): Step {
  const step = stepOfEvent(event);
  if (step !== null) return step;
  const delay = running.delays().find((each) => each.event.type === event.type);
  if (delay === undefined) throw new NotRunning(`Nothing waits for ${event.type}`);
  return { after: delay.due - running.now() };
}
