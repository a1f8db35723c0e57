// The texts about what the last test run covered.
import type { TestKind } from '#site/coverage.ts';

const part = (covered: number, all: number, things: string): string =>
  covered === all ? `all ${all} ${things}` : `${covered} of ${all} ${things}`;

/** Each kind of test. */
const kinds: Readonly<Record<TestKind, string>> = { browser: 'Browser', model: 'Model', unit: 'Unit' };

export const coverageTexts = {
  kinds,
  loading: 'Loading the last test run',
  failed: 'Couldn’t load the test coverage. Reload the page to try again.',
  none: { before: 'No test run yet. Run', between: 'for everything, or', after: 'for a part of it.' },
  summary: (transitions: number, allTransitions: number, states: number, allStates: number) =>
    `The last test run covered ${part(transitions, allTransitions, 'transitions')} and ${part(states, allStates, 'states')}.`,
  stale: (count: number) =>
    `The machine has changed since the tests ran: ${count} covered ${count === 1 ? 'transition no longer exists' : 'transitions no longer exist'}. Run the tests again:`,
  transitions: 'Transitions',
  transition: 'Transition',
  all: (count: number) => `All ${count}`,
  missing: (count: number) => `Not covered ${count}`,
  complete: 'Every transition is covered by a test.',
  notCovered: 'Not covered by any test',
  tests: (kind: string) => `${kind} tests`,
  notRun: 'not run',
  partial: ', some of them',
  covered: (counts: readonly string[]) => `covered ${counts.join(', ')}`,
  times: (count: number, kind: TestKind) => `${count} × by ${kind} tests`,
  coveredByNone: 'not covered by any test',
};
