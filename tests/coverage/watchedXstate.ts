// Stands in for XState in the unit tests: the same exports, with every transition counted. Files without XState pay nothing.
import { TransitionCounter } from './countTransitions.ts';
import { watchMachines } from './watchMachines.ts';

declare global {
  /** What this test file has walked so far, once it imports XState. */
  var transitionCounter: TransitionCounter | undefined;
}

const counter = new TransitionCounter();
globalThis.transitionCounter = counter;
watchMachines((taken) => counter.add(taken));

export * from 'xstate';
