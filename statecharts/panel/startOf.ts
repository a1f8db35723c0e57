// From which of the model's starts a mode goes on.
import type { ModeProps } from '../viewer/mode.ts';

/** The place of the start that the address names; the first where there is none such. */
export function startOf({ entry, search }: Pick<ModeProps, 'entry' | 'search'>): number {
  const { start = 0 } = search;
  return entry.model.starts[start] === undefined ? 0 : start;
}
