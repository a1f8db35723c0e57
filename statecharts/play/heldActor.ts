// A fake actor that does nothing by itself: it resolves, rejects or emits progress when the person who plays says so.
import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate';

type HeldSnapshot = Snapshot<unknown> & {
  /** The input from the machine. */
  readonly input: unknown;
  /** The last progress it emitted. */
  readonly context: unknown;
};

const types = { resolve: 'held.resolve', reject: 'held.reject', tell: 'held.tell' };

/** Replaces any actor. Unlike a promise it answers synchronously, so that nothing has to be awaited. */
export const heldActor: ActorLogic<HeldSnapshot, AnyEventObject> = {
  getInitialSnapshot: (_scope, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    context: undefined,
    input,
  }),
  transition(snapshot, event) {
    const { value } = event as { value?: unknown };
    const { input, context } = snapshot;
    switch (event.type) {
      case types.resolve:
        return { status: 'done', output: value, error: undefined, input, context };
      case types.reject:
        return { status: 'error', output: undefined, error: value, input, context };
      case types.tell:
        return { ...snapshot, context: value };
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Whether the actor is a fake; those that actions spawn run as they are. */
export function isHeld(actor: AnyActorRef): boolean {
  return 'logic' in actor && actor.logic === heldActor;
}

/** Makes a held actor resolve. */
export function resolveHeld(actor: AnyActorRef, output: unknown): void {
  actor.send({ type: types.resolve, value: output });
}

/** Makes a held actor reject with an error that has this message. */
export function rejectHeld(actor: AnyActorRef, message: string): void {
  actor.send({ type: types.reject, value: new Error(message) });
}

/** Makes a held actor emit progress. */
export function tellHeld(actor: AnyActorRef, context: unknown): void {
  actor.send({ type: types.tell, value: context });
}

/** The input that the machine gave to a held actor. */
export function inputOfHeld(actor: AnyActorRef): unknown {
  return (actor.getSnapshot() as HeldSnapshot).input;
}
