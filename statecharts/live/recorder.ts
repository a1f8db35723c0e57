// Records what the actors of a page did until it is reported: first as references, which costs the app nothing, and later described in batches.
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { nameOf } from '#machines/transitions.ts';
import { type Plain, toPlain } from './plain.ts';
import type { LiveActor, LiveMoment } from './protocol.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { type ActorListener, isMachineSnapshot, type Step } from './watchActors.ts';

/** The maximum number of moments waiting to be described. */
const maximumWaiting = 2000;
/** The number of moments kept for viewers that open later. */
const maximumKept = 300;

export interface Batch {
  readonly actors: readonly LiveActor[];
  readonly moments: readonly LiveMoment[];
}

export interface Recorder {
  /** Receives the events of the actors. */
  readonly listener: ActorListener;
  readonly secrets: Secrets;
  /** Describes what is new since the last call; null if nothing is. */
  readonly take: () => Batch | null;
  /** The full state: all running actors, and the last moments. */
  readonly all: () => Batch;
  readonly dropped: () => number;
}

const names = new WeakMap<AnyTransitionDefinition, string>();

function knownNameOf(transition: AnyTransitionDefinition): string {
  const name = names.get(transition) ?? nameOf(transition);
  names.set(transition, name);
  return name;
}

/** Records until it is disposed; calls `onNews` when there is something to take. */
export function createRecorder(onNews: () => void): Recorder {
  const secrets = createSecrets();
  const running = new Map<string, AnyActor>();
  const touched = new Set<AnyActor>();
  const kept: LiveMoment[] = [];
  let waiting: Step[] = [];
  let dropped = 0;

  function describeActor(actor: AnyActor): LiveActor {
    const snapshot: unknown = actor.getSnapshot();
    const isMachine = isMachineSnapshot(snapshot);
    return {
      id: actor.sessionId,
      machine: isMachine ? snapshot.machine.id : null,
      name: actor.id,
      parent: actor._parent?.sessionId ?? null,
      status: statusOf(snapshot),
      value: isMachine ? valueOf(snapshot) : null,
      context: isMachine ? toPlain(snapshot.context, secrets) : null,
    };
  }

  function describeMoment({ actor, event, source, after, ...step }: Step): LiveMoment {
    return {
      number: step.number,
      at: step.at,
      actor: actor.sessionId,
      machine: after.machine.id,
      event: event.type,
      payload: payloadOf(event, secrets),
      from: source?.sessionId ?? null,
      transitions: step.transitions.map(knownNameOf),
      before: step.before && valueOf(step.before),
      after: valueOf(after),
      context: toPlain(after.context, secrets),
      status: statusOf(after),
    };
  }

  return {
    secrets,
    listener: {
      started: (actor) => {
        running.set(actor.sessionId, actor);
        touched.add(actor);
        onNews();
      },
      touched: (actor) => {
        touched.add(actor);
        onNews();
      },
      stepped: (step) => {
        waiting.push(step);
        if (waiting.length > maximumWaiting * 2) {
          dropped += waiting.length - maximumWaiting;
          waiting = waiting.slice(-maximumWaiting);
        }
        onNews();
      },
    },
    take: () => {
      if (waiting.length === 0 && touched.size === 0) return null;
      const steps = waiting.sort((one, other) => one.number - other.number);
      waiting = [];
      // Learns all secrets of the batch first: one may appear under a telling name only after it appeared elsewhere.
      for (const { actor, event, before, after } of steps) {
        // The content of a form whose state changes may have been submitted.
        const isComplete = before === null || statePath(valueOf(before)) !== statePath(valueOf(after));
        secrets.learn(event, { of: `${actor.sessionId} event` });
        secrets.learn(after.context, { of: actor.sessionId, isComplete });
      }
      const changed = [...touched].filter((actor) => running.get(actor.sessionId) === actor);
      touched.clear();
      for (const actor of changed) secrets.learn(contextOf(actor), { of: actor.sessionId });
      const moments = steps.map(describeMoment);
      kept.push(...moments);
      kept.splice(0, kept.length - maximumKept);
      const actors = changed.map(describeActor);
      for (const { id, status } of actors) if (status !== 'active') running.delete(id);
      return { actors, moments };
    },
    all: () => ({ actors: [...running.values()].map(describeActor), moments: [...kept] }),
    dropped: () => dropped,
  };
}

function contextOf(actor: AnyActor): unknown {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot.context : null;
}

function statusOf(snapshot: unknown): LiveActor['status'] {
  const status: unknown =
    typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot ? snapshot.status : null;
  return status === 'done' || status === 'error' || status === 'stopped' ? status : 'active';
}

/** Typed here because XState's type of a machine's value is too wide. */
function valueOf(snapshot: AnyMachineSnapshot): StateValue {
  return snapshot.value as StateValue;
}

function payloadOf(event: AnyEventObject, secrets: Secrets): Plain {
  const payload: Record<string, unknown> = { ...event };
  delete payload.type;
  return Object.keys(payload).length === 0 ? null : toPlain(payload, secrets);
}
