// The start of the model that a mode uses.
import type { ModeProps } from '../viewer/mode.ts';

/** The index of the start in the address; 0 if there is no such start. */
export function startOf({ entry, search }: Pick<ModeProps, 'entry' | 'search'>): number {
  const { start = 0 } = search;
  return entry.model.starts[start] === undefined ? 0 : start;
}
