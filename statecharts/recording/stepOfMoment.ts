// Turns the event of a recorded moment into a step of Play.
import { internal } from '#machines/internalEvents.ts';
import type { Plain } from '../live/plain.ts';
import { stepOfEvent, type Step } from '../play/steps.ts';
import type { RecordedMoment } from './recording.ts';

/** Whether the moment is the start, which is no step. */
export function isOutside({ before, event }: RecordedMoment): boolean {
  return before === null || event === 'xstate.init';
}

export function isDelayed({ event }: RecordedMoment): boolean {
  return internal.isAfter(event);
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

function membersOf(payload: Plain): Readonly<Record<string, Plain>> {
  return typeof payload === 'object' && payload !== null && !isList(payload) ? payload : {};
}

/** The event with its recorded payload. */
function eventOf({ event, payload }: RecordedMoment) {
  const members = membersOf(payload);
  // Recordings hold the text of an error, with its kind before it.
  const error =
    'error' in members && typeof members.error === 'string'
      ? { error: new Error(members.error.replace(/^\w*Error: /, '')) }
      : {};
  return { ...members, ...error, type: event };
}

/** The step; not for starts and delays, which depend on the clock. */
export function stepOfMoment(moment: RecordedMoment): Step {
  const event = eventOf(moment);
  return stepOfEvent(event) ?? { event };
}

/** The input with which the actor was started; undefined if it had none. */
export function inputOf({ payload }: RecordedMoment): unknown {
  return typeof payload === 'object' && payload !== null && 'input' in payload ? payload.input : undefined;
}
