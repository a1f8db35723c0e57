// What is shown only to visitors on one system: not there for anybody until the browser puts it in the place of what stands beside it.
import type { ReactNode } from 'react';
import type { System } from '#site/downloads.ts';

/** Renders `children` for fitToSystem to find. */
export function ForSystem({ system, children }: { system: System; children: ReactNode }) {
  return <template data-system={system}>{children}</template>;
}
