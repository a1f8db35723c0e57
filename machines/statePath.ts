// The name of the state a machine is in, as shown in `data-state`: `saving.editedSince`.
import type { StateValue } from 'xstate';

/** The way from the root to the current state, joined by dots; parallel states are joined by spaces. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') {
    return value;
  }
  return Object.entries(value)
    .flatMap(([name, child]) => (child === undefined ? [name] : [`${name}.${statePath(child)}`]))
    .join(' ');
}
