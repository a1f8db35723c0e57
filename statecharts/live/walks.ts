// Tells tests which transitions the machines of a page take: `globalThis.onStatechartWalk`, where a test has put a function there.
import type { AnyTransitionDefinition } from 'xstate';
import { nameOf } from '#machines/transitions.ts';

/** What one machine took in one microstep. */
export interface StatechartWalk {
  readonly machine: string;
  /** As `nameOf` in machines/transitions.ts writes them. */
  readonly transitions: readonly string[];
}

declare global {
  var onStatechartWalk: ((walks: readonly StatechartWalk[]) => void) | undefined;
}

/** Takes what is walked and tells it in batches, one for all that happens before the next microtask. */
export function createWalkTeller(): (machine: string, transitions: readonly AnyTransitionDefinition[]) => void {
  let batch: StatechartWalk[] = [];
  return (machine, transitions) => {
    if (typeof globalThis.onStatechartWalk !== 'function' || transitions.length === 0) return;
    if (batch.length === 0)
      queueMicrotask(() => {
        const walks = batch;
        batch = [];
        globalThis.onStatechartWalk?.(walks);
      });
    batch.push({ machine, transitions: transitions.map(nameOf) });
  };
}
