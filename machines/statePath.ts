// The name of the state a machine is in, as shown in `data-state`: `saving.editedSince`.
import type { StateValue } from 'xstate';

/** A space of a key doesn't end its path: it becomes a no-break space, which looks the same. */
const oneWord = (key: string) => key.replaceAll(' ', '\u00a0');

/** The way from the root to the current state, joined by dots; the ways into parallel states are joined by spaces. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return oneWord(value);
  return Object.entries(value)
    .flatMap(([key, child]) => {
      const state = oneWord(key);
      const path = child === undefined ? '' : statePath(child);
      return path === '' ? [state] : path.split(' ').map((each) => `${state}.${each}`);
    })
    .join(' ');
}
