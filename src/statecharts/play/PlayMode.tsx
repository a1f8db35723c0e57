// Plays the machine with fakes in the place of what it invokes.
import type { ReactNode } from 'react';
import type { ModeProps } from '../viewer/mode.ts';

/** What stands in the panel. */
export function PlayMode({ entry }: ModeProps): ReactNode {
  return <p>{entry.title}</p>;
}
