// The state in which the person looks through the entries and decides what comes in.
import { choices, ending } from './sharedTransitions.ts';
import { importSetup } from './importSetup.ts';

export const review = importSetup.createStateConfig({
  description: 'The person sees what was found before anything is added.',
  initial: 'ready',
  states: {
    ready: { description: 'Nothing of it is in the library yet.' },
    alike: {
      description:
        'Some of it possibly is: each of these is merged, skipped or kept, as is suggested or as the person says.',
      on: {
        'duplicate.decided': { actions: 'decide' },
        'duplicates.decided': { actions: 'decideAll' },
        'duplicate.fieldChosen': { actions: 'chooseField' },
      },
    },
    unchecked: {
      description: 'Duplicates could not be looked for. It can be tried again, or everything is added.',
      on: { 'import.check': { target: '#import.checking' } },
    },
  },
  on: {
    ...choices,
    ...ending,
    'entries.chosen': { actions: 'chooseEntries' },
    'group.chosen': { actions: 'chooseGroup' },
    'import.start': { guard: 'isAnyChosen', target: 'sending', actions: ['makePlan', 'awaitArrivals'] },
  },
});
