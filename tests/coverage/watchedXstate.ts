// XState for the unit tests: the same exports, with every transition counted. Test files that don't import XState have no overhead.
import { TransitionCounter } from './countTransitions.ts';
import { watchMachines } from './watchMachines.ts';

declare global {
  /** The transitions counted in this test file, once it imports XState. */
  var transitionCounter: TransitionCounter | undefined;
}

const counter = new TransitionCounter();
globalThis.transitionCounter = counter;
watchMachines((taken) => counter.add(taken));

export * from 'xstate';
