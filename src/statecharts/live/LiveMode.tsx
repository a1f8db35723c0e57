// Follows the actors of the running app.
import type { ReactNode } from 'react';
import type { ModeProps } from '../viewer/mode.ts';

/** What stands in the panel. */
export function LiveMode({ entry }: ModeProps): ReactNode {
  return <p>{entry.title}</p>;
}
