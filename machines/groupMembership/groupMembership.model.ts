// What can happen while groups are chosen for documents, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { groupMembershipMachine } from './groupMembershipMachine.ts';

export const groupMembershipModel = modelOf({
  machine: groupMembershipMachine,
  starts: [{ name: 'documents whose groups are asked for', input: undefined }],
  events: [
    done('load'),
    failed('load'),
    { type: 'retry' },
    { type: 'chosen', groupId: 'group_read', choice: 'all' },
    { type: 'chosen', groupId: 'group_read', choice: 'none' },
    { type: 'chosen', groupId: 'group_read', choice: null },
    { type: 'make', name: 'To read' },
    done('makeGroup', { kind: 'done', id: 'group_new' }),
    done('makeGroup', { kind: 'refused', message: 'There are 10,000 groups' }),
    failed('makeGroup'),
    { type: 'save' },
    done('apply', { kind: 'done' }),
    done('apply', { kind: 'refused', left: { group_read: 'all' }, message: 'The group is not there any more' }),
    failed('apply'),
  ],
  facts: ({ context }) => ({ choices: context.choices }),
  states: {
    loading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'nothing is complained of': ({ context }) => context.message === null,
    },
    notLoaded: { 'the person is told why': ({ context }) => context.message !== null },
    'choosing.resting': { 'nothing is complained of': ({ context }) => context.message === null },
    'choosing.refused': { 'the person is told why': ({ context }) => context.message !== null },
    making: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'the group has a name': ({ context }) => context.name !== '',
    },
    saving: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'there is something to do': ({ context }) => Object.keys(context.choices).length > 0,
    },
    saved: { 'nothing is complained of': ({ context }) => context.message === null },
  },
});
