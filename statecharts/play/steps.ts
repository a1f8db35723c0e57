// The steps of a play, as plain data: what a person, an actor or the clock does to a machine.
import type { AnyEventObject } from 'xstate';
import { donePrefix, errorPrefix, internal, snapshotPrefix } from '#machines/internalEvents.ts';
import { messageOf } from '#machines/problem.ts';
import { durationText } from '../chart/chartText.ts';

export type Step =
  | { readonly event: AnyEventObject }
  /** Milliseconds that pass. */
  | { readonly after: number }
  /** By the id of its invocation. */
  | { readonly resolve: string; readonly output: unknown }
  | { readonly reject: string; readonly message: string }
  /** An actor tells of its progress. */
  | { readonly snapshot: string; readonly value: unknown };

/** As many milliseconds as may pass in a step: nothing in the product waits longer, and no browser counts much further. */
export const longestWait = 1e9;

/** The step that makes an event of a model happen as it would in the product; null for a delay, which takes a clock. */
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

/** A step in a few words: `submit`, `done submit`, `800 ms`. */
export function stepWords(step: Step): string {
  if ('event' in step) return step.event.type;
  if ('after' in step) return durationText(step.after);
  if ('resolve' in step) return `done ${step.resolve}`;
  if ('reject' in step) return `error ${step.reject}`;
  return `snapshot ${step.snapshot}`;
}
