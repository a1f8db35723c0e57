// The steps of a play as plain data: actions of the person, the actors and the clock.
import type { AnyEventObject } from 'xstate';
import { donePrefix, errorPrefix, internal, snapshotPrefix } from '#machines/internalEvents.ts';
import { messageOf } from '#machines/problem.ts';
import { durationText } from '../chart/chartText.ts';

export type Step =
  | { readonly event: AnyEventObject }
  /** The milliseconds that pass. */
  | { readonly after: number }
  /** The id of the invoked actor. */
  | { readonly resolve: string; readonly output: unknown }
  | { readonly reject: string; readonly message: string }
  /** An actor emits progress. */
  | { readonly snapshot: string; readonly value: unknown };

/** The maximum duration of a step in milliseconds: no delay of the product is longer, and browsers can't count much further. */
export const longestWait = 1e9;

/** The step that makes an event of a model happen as in the product; null for a delay, which needs a clock. */
export function stepOfEvent(event: AnyEventObject): Step | null {
  const { type } = event;
  if (type.startsWith(donePrefix)) {
    return { resolve: type.slice(donePrefix.length), output: (event as { output?: unknown }).output };
  }
  if (type.startsWith(errorPrefix)) {
    const { error } = event as { error?: unknown };
    return { reject: type.slice(errorPrefix.length), message: messageOf(error) };
  }
  if (type.startsWith(snapshotPrefix)) {
    const { snapshot } = event as { snapshot?: { context?: unknown } };
    return { snapshot: type.slice(snapshotPrefix.length), value: snapshot?.context };
  }
  return internal.isAfter(type) ? null : { event };
}

/** A short label of a step: `submit`, `done submit`, `800 ms`. */
export function stepWords(step: Step): string {
  if ('event' in step) return step.event.type;
  if ('after' in step) return durationText(step.after);
  if ('resolve' in step) return `done ${step.resolve}`;
  if ('reject' in step) return `error ${step.reject}`;
  return `snapshot ${step.snapshot}`;
}
