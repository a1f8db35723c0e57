// Replays a path on a running machine whose actors are fakes that answer when the path says so, and whose clock is simulated.
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { internal } from '#machines/internalEvents.ts';
import type { MachineModel, Start } from '#machines/model.ts';
import { startMachine, stepTo } from '#statecharts/play/startMachine.ts';

export interface Replay {
  snapshot(): AnyMachineSnapshot;
  /** Makes the event happen as it would in the product. The effect is synchronous, because the fakes answer synchronously. */
  step(event: AnyEventObject): void;
  stop(): void;
}

/** Starts the machine of a model. `onTransition` is called with the name of each transition it takes. */
export function replay(model: MachineModel, start: Start, onTransition: (transition: string) => void): Replay {
  const running = startMachine(model.machine, start, { took: onTransition });
  return {
    snapshot: () => running.snapshot(),
    step: (event) => {
      running.perform(stepTo(running, event));
    },
    stop: () => {
      running.stop();
    },
  };
}

/** Whether the event is the end of a delay. */
export function isDelay(event: AnyEventObject): boolean {
  return internal.isAfter(event.type);
}

/** The length of an `after` event's delay, in milliseconds. */
export function delayOf(machine: AnyStateMachine, event: AnyEventObject, snapshot: AnyMachineSnapshot): number {
  const name = internal.delayOf(event.type);
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
