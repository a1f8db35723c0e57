// What can happen to a dropdown, and what holds in each of its states.
import type { SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { dropdownMachine } from './dropdownMachine.ts';

type Snapshot = SnapshotFrom<typeof dropdownMachine>;

const shownFacts = { 'it is shown': (snapshot: Snapshot) => snapshot.hasTag('shown') };
const hiddenFacts = { 'nothing is shown': (snapshot: Snapshot) => !snapshot.hasTag('shown') };
const mouseFacts = { 'it follows the mouse': ({ context }: Snapshot) => context.trigger === 'hover' };

/** Whatever stands in either of the two regions of `shown`. */
const shownStates = Object.fromEntries(
  ['loading', 'placed', 'adjusting'].flatMap((layout) =>
    ['fresh', 'staying', 'leaving'].map((presence) => [
      `shown.layout.${layout} shown.presence.${presence}`,
      { ...shownFacts, ...(presence === 'leaving' ? mouseFacts : {}) },
    ]),
  ),
);

export const dropdownModel = modelOf({
  machine: dropdownMachine,
  starts: [
    { name: 'a menu that is pressed', input: { placement: 'bottom-start', trigger: 'click' } },
    { name: 'a menu that follows the mouse', input: { placement: 'auto', trigger: 'hover' } },
  ],
  events: [
    { type: 'toggle', focus: 'whole' },
    { type: 'open', focus: 'first' },
    { type: 'open', focus: 'last' },
    { type: 'dismiss' },
    { type: 'focus.taken' },
    { type: 'focus.left' },
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'moved' },
    { type: 'key.pressed', key: 'ArrowDown' },
    done('loadContent'),
    failed('loadContent'),
    after('showOnHover', 'dropdown.hidden.approached'),
    after('toggleThrottle', 'dropdown.hidden.throttled'),
    after('toggleThrottle', 'dropdown.shown.presence.fresh'),
    after('hideOnLeave', 'dropdown.shown.presence.leaving'),
    after('adjust', 'dropdown.shown.layout.adjusting'),
  ],
  // Of two clocks that run at once the walk could not tell which rings first: it waits only where one runs.
  isPossible: (snapshot, { type }) =>
    !type.startsWith('xstate.after.') ||
    !snapshot.matches({ shown: { layout: 'adjusting' } }) ||
    snapshot.matches({ shown: { presence: 'staying' } }),
  states: {
    'hidden.ready': hiddenFacts,
    'hidden.approached': { ...hiddenFacts, ...mouseFacts },
    'hidden.throttled': hiddenFacts,
    ...shownStates,
  },
});
