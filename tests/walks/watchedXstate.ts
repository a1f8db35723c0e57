// Stands for XState in the unit tests: the same, and all that it runs is counted. Who does not import XState pays nothing.
import { WalkCounter } from './countWalks.ts';
import { watchMachines } from './watchMachines.ts';

declare global {
  /** What this test file has walked so far, once it imports XState. */
  var walkCounter: WalkCounter | undefined;
}

const counter = new WalkCounter();
globalThis.walkCounter = counter;
watchMachines((walked) => counter.add(walked));

export * from 'xstate';
