// Walks a path on a running machine: its actors are fakes that answer when the path says so, and its clock stands still.
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import type { MachineModel, Start } from '#machines/model.ts';
import { settle } from './controlled.ts';
import { nameOf, statesOf } from '#machines/transitions.ts';

interface Pending {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const donePrefix = 'xstate.done.actor.';
const errorPrefix = 'xstate.error.actor.';
const afterPrefix = 'xstate.after.';

const outputOf = (event: AnyEventObject): unknown => (event as { output?: unknown }).output;
const errorOf = (event: AnyEventObject): unknown => (event as { error?: unknown }).error;

export interface Replay {
  snapshot(): AnyMachineSnapshot;
  /** Makes the event happen as it would in the product. */
  step(event: AnyEventObject): Promise<void>;
  stop(): void;
}

/** Starts the machine of a model; `onTransition` is told the name of each transition it takes. */
export function replay(model: MachineModel, start: Start, onTransition: (transition: string) => void): Replay {
  const clock = new SimulatedClock();
  const pending = new Map<string, Pending>();
  const actor: Actor<AnyStateMachine> = createActor(model.machine.provide({ actors: fakesFor(model, pending) }), {
    clock,
    input: start.input,
    inspect: (inspection) => {
      // Not compared with the actor: a start that goes on at once takes its transitions while the actor is made.
      if (inspection.type === '@xstate.microstep' && inspection.actorRef.sessionId === inspection.rootId) {
        const transitions: readonly AnyTransitionDefinition[] = inspection._transitions;
        transitions.forEach((transition) => {
          onTransition(nameOf(transition));
        });
      }
    },
  });
  actor.start();

  const answer = (id: string): Pending => {
    const waiting = pending.get(id);
    if (waiting === undefined) {
      throw new Error(`No actor "${id}" is waiting for an answer`);
    }
    pending.delete(id);
    return waiting;
  };

  return {
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    async step(event) {
      if (event.type.startsWith(donePrefix)) {
        answer(event.type.slice(donePrefix.length)).resolve(outputOf(event));
      } else if (event.type.startsWith(errorPrefix)) {
        answer(event.type.slice(errorPrefix.length)).reject(errorOf(event));
      } else if (isDelay(event)) {
        clock.increment(delayOf(model.machine, event, actor.getSnapshot() as AnyMachineSnapshot));
      } else {
        actor.send(event);
      }
      await settle();
    },
    stop: () => actor.stop(),
  };
}

/** An actor that a case of the model answers for is a promise in our hand; any other is a callback that keeps quiet. */
function fakesFor({ machine, events }: MachineModel, pending: Map<string, Pending>): Record<string, AnyActorLogic> {
  const invokes = statesOf(machine).flatMap(({ invoke }) => invoke);
  return Object.fromEntries(
    invokes.map(({ id, src }) => {
      const isAnswered = events.some(({ type }) => type === `${donePrefix}${id}` || type === `${errorPrefix}${id}`);
      const promise = fromPromise(
        () =>
          new Promise<unknown>((resolve, reject) => {
            pending.set(id, { resolve, reject });
          }),
      );
      if (typeof src !== 'string') {
        throw new Error(`The actor "${id}" is not named in setup()`);
      }
      return [src, isAnswered ? promise : fromCallback(() => undefined)];
    }),
  );
}

/** Whether the event is a delay that runs out. */
export function isDelay(event: AnyEventObject): boolean {
  return event.type.startsWith(afterPrefix);
}

/** How long the delay of an `after` event is, in milliseconds. */
export function delayOf(machine: AnyStateMachine, event: AnyEventObject, snapshot: AnyMachineSnapshot): number {
  const [name = ''] = event.type.slice(afterPrefix.length).split('.');
  const delay: unknown = machine.implementations.delays[name];
  const value: unknown =
    typeof delay === 'function'
      ? (delay as (args: object) => unknown)({ context: snapshot.context as unknown, event })
      : delay;
  if (typeof value !== 'number') {
    throw new Error(`The machine has no delay "${name}"`);
  }
  return value;
}
