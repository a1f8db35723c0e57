// Shows the shortest ways to a state or transition.
import type { ReactNode } from 'react';
import type { ModeProps } from '../viewer/mode.ts';

/** What stands in the panel. */
export function PathsMode({ entry }: ModeProps): ReactNode {
  return <p>{entry.title}</p>;
}
