// What can happen while groups are chosen for documents, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { done, failed, modelOf } from '../model.ts';
import { groupMembershipMachine } from './groupMembershipMachine.ts';

type Snapshot = SnapshotFrom<typeof groupMembershipMachine>;

const hasChoices = ({ context }: Snapshot) => Object.keys(context.choices).length > 0;
const quiet = { 'no failure is shown': ({ context }: Snapshot) => context.message === null };
const told = { 'a message says why': ({ context }: Snapshot) => context.message !== null };
/** What was not saved: the new group, and its ticked box. */
const left = { choices: { new: 'all' as const }, newGroups: [{ key: 'new', name: 'To read' }] };

export const groupMembershipModel = modelOf({
  machine: groupMembershipMachine,
  starts: [{ name: 'documents whose groups are chosen', input: undefined }],
  events: [
    done('load'),
    failed('load'),
    { type: 'retry' },
    { type: 'chosen', groupId: 'group_read', choice: 'all' },
    { type: 'chosen', groupId: 'group_read', choice: 'none' },
    { type: 'chosen', groupId: 'group_read', choice: null },
    { type: 'named', group: { key: 'new', name: 'To read' } },
    { type: 'save' },
    done('apply', { kind: 'done' }),
    done('apply', { kind: 'refused', left, message: 'There are 10,000 groups' }),
    done('apply', { kind: 'unanswered', left, message: 'Network request failed' }),
    failed('apply'),
    { type: 'close' },
    { type: 'close.confirmed' },
    { type: 'close.dismissed' },
  ],
  facts: ({ context }) => ({ choices: context.choices, isNamed: context.newGroups.length > 0 }),
  // The walk has one name, and a name that exists already can't be given to another new group.
  isPossible: ({ context }, { type }) => type !== 'named' || context.newGroups.length === 0,
  states: {
    loading: { 'it is busy': (snapshot) => snapshot.hasTag('busy'), ...quiet },
    notLoaded: told,
    'choosing.resting': quiet,
    'choosing.refused': { ...told, 'something is left to do': hasChoices },
    'choosing.unanswered': { ...told, 'something is left to do': hasChoices },
    asking: { 'something would be thrown away': hasChoices },
    saving: { 'it is busy': (snapshot) => snapshot.hasTag('busy'), 'there is something to do': hasChoices, ...quiet },
    saved: quiet,
    closed: { 'it is over': ({ status }) => status === 'done' },
    left: { 'nothing was chosen': (snapshot) => !hasChoices(snapshot) },
  },
});
