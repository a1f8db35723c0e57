// The model of a machine for its tests: every event that can happen, and what holds in each state.
// The runner in tests/models walks its paths on the machine alone; a runner in the browser walks the same paths on the page.
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { internal } from './internalEvents.ts';

/** Where a walk begins. */
export interface Start {
  /** A phrase for the name of the test. */
  readonly name: string;
  readonly input: unknown;
}

/** A transition that no walk takes, and the reason. */
export interface Exemption {
  /** Its name, as in the output of the walk. */
  readonly transition: string;
  readonly reason: string;
}

/** What holds whenever the machine is in a state, each as a sentence. */
export type StateFacts = Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;

export interface MachineModel {
  readonly machine: AnyStateMachine;
  readonly starts: readonly [Start, ...Start[]];
  /** Every event, with every payload that leads elsewhere, including the events of actors and delays. */
  readonly events: readonly AnyEventObject[];
  /** Whether the events have the payloads that they need: false where all that is known of a machine is the machine. */
  readonly knowsPayloads: boolean;
  /** The part of the context that, besides the state, decides what can happen next; states that differ in it are walked separately. */
  readonly facts: (snapshot: AnyMachineSnapshot) => unknown;
  /** Whether the world around the machine allows this event now. Whether the machine accepts it is checked separately. */
  readonly isPossible: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** By path; every state in which a machine can rest has its facts. */
  readonly states: Readonly<Record<string, StateFacts>>;
  /** Transitions that the events cannot reach; a walk that takes one nevertheless fails. */
  readonly exempt: readonly Exemption[];
}

interface TypedModel<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly starts: readonly [TypedStart<Machine>, ...TypedStart<Machine>[]];
  readonly events: readonly (EventFromLogic<Machine> | InternalEvent)[];
  readonly knowsPayloads?: boolean;
  readonly facts?: (snapshot: SnapshotFrom<Machine>) => unknown;
  readonly isPossible?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => boolean;
  readonly states: Readonly<Record<string, Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>>>;
  readonly exempt?: readonly Exemption[];
}

interface TypedStart<Machine extends AnyStateMachine> {
  readonly name: string;
  readonly input: InputFrom<Machine>;
}

/** An event that XState itself raises. */
export interface InternalEvent {
  readonly type: `xstate.${string}`;
}

/** Makes a model. Its types are checked here against its machine; afterwards all models have one type. */
export function modelOf<Machine extends AnyStateMachine>(model: TypedModel<Machine>): MachineModel {
  return {
    facts: () => null,
    isPossible: () => true,
    exempt: [],
    knowsPayloads: true,
    ...model,
  } as unknown as MachineModel;
}

/** Whether an event of the model can happen now: the machine accepts it, and the world around it allows it. */
export function mayHappen(model: MachineModel, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return snapshot.status === 'active' && model.isPossible(snapshot, event) && snapshot.can(event);
}

/** The actor with this invoke id resolves. */
export function done(invokeId: string, output?: unknown): InternalEvent & { output: unknown } {
  return { type: internal.done(invokeId), output };
}

/** The actor with this invoke id rejects. */
export function failed(invokeId: string, message = 'Network request failed'): InternalEvent & { error: Error } {
  return { type: internal.error(invokeId), error: new Error(message) };
}

/** The named delay runs out in the state with this id. */
export function after(delay: string, stateId: string): InternalEvent {
  return { type: internal.after(delay, stateId) };
}
