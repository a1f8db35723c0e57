// Finds the moment that set a delay going, for a delayed event.
import type { StateValue } from 'xstate';
import { afterPrefix, internal } from '#machines/internalEvents.ts';
import { statePath } from '#machines/statePath.ts';
import { lastAt, type PlacedMoment, type RecordingIndex } from './recordingIndex.ts';
import type { RecordedMoment } from './recording.ts';

/** Whether a state is active, by its path without the machine; the empty path is the machine itself. */
function isIn(value: StateValue | null, path: string): boolean {
  if (value === null) return false;
  return statePath(value)
    .split(' ')
    .some((active) => path === '' || active === path || active.startsWith(`${path}.`));
}

/** The state whose delay an event is, as a path without the machine: `xstate.after.autosave.editor.open.dirty` is of `open.dirty`. */
function delayedState({ event }: RecordedMoment): string {
  const id = event.slice(`${afterPrefix}${internal.delayOf(event)}.`.length);
  return id.split('.').slice(1).join('.');
}

/** Whether a moment entered a state: it was not active before, or a transition left it and came back. */
function enters({ before, after, transitions }: RecordedMoment, path: string): boolean {
  if (!isIn(after, path)) return false;
  if (!isIn(before, path)) return true;
  return transitions.some((name) => {
    const targets = name.split(' → ').at(-1) ?? '';
    return targets
      .split(' ')
      .map((id) => id.split('.').slice(1).join('.'))
      .some((target) => target === path || (target !== '' && path.startsWith(`${target}.`)));
  });
}

/** The moment that entered the state whose delay has run out; null if the event is no delay or that moment is not in the recording. */
export function setGoing({ moments }: RecordingIndex, { place, moment }: PlacedMoment): PlacedMoment | null {
  if (!internal.isAfter(moment.event)) return null;
  const own = moments.get(moment.actor) ?? [];
  const path = delayedState(moment);
  for (let at = lastAt(own, (each) => each.place, place - 1); at >= 0; at -= 1) {
    const earlier = own[at];
    if (earlier && enters(earlier.moment, path)) return earlier;
  }
  return null;
}
