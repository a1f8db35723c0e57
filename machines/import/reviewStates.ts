// The state in which the person looks through the entries and decides what comes in.
import { choices, ending } from './sharedTransitions.ts';
import { importSetup } from './importSetup.ts';

export const review = importSetup.createStateConfig({
  description: 'The person reviews the entries before anything is added.',
  initial: 'ready',
  states: {
    ready: { description: 'No duplicates were found.' },
    alike: {
      description:
        'Some entries may be duplicates: each is merged, skipped or kept, as suggested or as the person decides.',
      on: {
        'duplicate.decided': { actions: 'decide' },
        'duplicates.decided': { actions: 'decideAll' },
        'duplicate.fieldChosen': { actions: 'chooseField' },
      },
    },
    unchecked: {
      description: 'The search for duplicates failed. It can be repeated, or everything is added.',
      on: { 'import.check': { target: '#import.checking' } },
    },
  },
  on: {
    ...choices,
    ...ending,
    'entries.chosen': { actions: 'chooseEntries' },
    'group.chosen': { actions: 'chooseGroup' },
    'import.start': { guard: 'canStart', target: 'sending', actions: ['makePlan', 'awaitArrivals'] },
  },
});
