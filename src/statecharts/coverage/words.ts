// What was walked, in words.
import type { Walker } from '#site/walks.ts';
import type { MachineCoverage } from './coverage.ts';

/** Each sort of tests by its name. */
export const walkerNames: Readonly<Record<Walker, string>> = { browser: 'Browser', model: 'Model', unit: 'Unit' };

const part = (walked: number, all: number, things: string): string =>
  walked === all ? `all ${all} ${things}` : `${walked} of ${all} ${things}`;

/** `The last test run walked all 25 transitions and 14 of 15 states.` */
export function walkedSentence({ walkedTransitions, transitions, walkedStates, states }: MachineCoverage): string {
  return `The last test run walked ${part(walkedTransitions, transitions, 'transitions')} and ${part(walkedStates, states, 'states')}.`;
}
