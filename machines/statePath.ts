// The name of the state a machine is in, as shown in `data-state`: `saving.editedSince`.
import type { StateValue } from 'xstate';

/** The way from the root to the current state, joined by dots; the ways into parallel states are joined by spaces. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([state, child]) => {
      const path = child === undefined ? '' : statePath(child);
      return path === '' ? [state] : path.split(' ').map((each) => `${state}.${each}`);
    })
    .join(' ');
}
