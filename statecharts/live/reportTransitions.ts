// Reports the transitions that a page's machines take to tests, through `globalThis.onStatechartTransitions` if a test has set it.
import type { AnyTransitionDefinition } from 'xstate';
import { nameOf } from '#machines/transitions.ts';

/** The transitions of one machine in one microstep. */
export interface StatechartTransitions {
  readonly machine: string;
  /** In the format of `nameOf` in machines/transitions.ts. */
  readonly transitions: readonly string[];
}

declare global {
  var onStatechartTransitions: ((transitions: readonly StatechartTransitions[]) => void) | undefined;
}

/** Collects transitions and reports them in batches: one batch for everything that happens before the next microtask. */
export function createTransitionReporter(): (machine: string, transitions: readonly AnyTransitionDefinition[]) => void {
  let batch: StatechartTransitions[] = [];
  return (machine, transitions) => {
    if (typeof globalThis.onStatechartTransitions !== 'function' || transitions.length === 0) return;
    if (batch.length === 0)
      queueMicrotask(() => {
        const transitions = batch;
        batch = [];
        globalThis.onStatechartTransitions?.(transitions);
      });
    batch.push({ machine, transitions: transitions.map(nameOf) });
  };
}
