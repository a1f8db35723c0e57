// An actor that does nothing by itself: it resolves, rejects or tells of its progress when somebody who plays says so.
import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate';

type HeldSnapshot = Snapshot<unknown> & {
  /** What the machine gave it. */
  readonly input: unknown;
  /** What it told last. */
  readonly context: unknown;
};

const types = { resolve: 'held.resolve', reject: 'held.reject', tell: 'held.tell' };

/** Stands in the place of any actor: unlike a promise it answers at once, so that nothing has to be waited for. */
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

/** Lets a held actor resolve. */
export function resolveHeld(actor: AnyActorRef, output: unknown): void {
  actor.send({ type: types.resolve, value: output });
}

/** Lets a held actor reject with an error of this message. */
export function rejectHeld(actor: AnyActorRef, message: string): void {
  actor.send({ type: types.reject, value: new Error(message) });
}

/** Lets a held actor tell of its progress. */
export function tellHeld(actor: AnyActorRef, context: unknown): void {
  actor.send({ type: types.tell, value: context });
}

/** What the machine gave to a held actor. */
export function inputOfHeld(actor: AnyActorRef): unknown {
  return (actor.getSnapshot() as HeldSnapshot).input;
}
