// Says who walked which transition in the last test run.
import type { ReactNode } from 'react';
import type { ModeProps } from '../viewer/mode.ts';

/** What stands in the panel. */
export function CoverageMode({ entry }: ModeProps): ReactNode {
  return <p>{entry.title}</p>;
}
