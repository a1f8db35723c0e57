// The states in which documents and groups are sent, and what was added can be undone.
import type { DoneActorEvent } from 'xstate';
import { messageOf } from '../problem.ts';
import { choices, ending, givingUp } from './sharedTransitions.ts';
import { type Answer, type GroupsAnswer, batchOf, groupsOf, takingBack, importSetup } from './importSetup.ts';
import type { BatchOutcome, GroupsOutcome, TakenBack } from './importTypes.ts';

const answer = ({ event }: { event: DoneActorEvent<BatchOutcome> }): Answer => ({ outcome: event.output });

const groupsAnswer = ({ event }: { event: DoneActorEvent<GroupsOutcome> }): GroupsAnswer => ({ outcome: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

const takenBack = ({ event }: { event: DoneActorEvent<TakenBack> }) => ({ left: event.output });

export const sending = importSetup.createStateConfig({
  description: 'Batches are sent one after the other, each with its own key, so that none is added twice.',
  tags: 'busy',
  entry: 'clearMessage',
  invoke: {
    id: 'sendBatch',
    src: 'sendBatch',
    input: ({ context }) => batchOf(context),
    onDone: [
      { guard: 'isStopping', target: 'cancelled', actions: { type: 'takeAnswer', params: answer } },
      {
        guard: { type: 'isRefused', params: answer },
        target: 'failed',
        actions: { type: 'takeAnswer', params: answer },
      },
      { guard: 'isLastOfFile', target: 'done', actions: { type: 'takeAnswer', params: answer } },
      {
        guard: 'isLastBatch',
        target: 'grouping',
        actions: { type: 'takeAnswer', params: answer },
        description: 'All documents are in; the groups follow.',
      },
      {
        target: 'sending',
        reenter: true,
        actions: { type: 'takeAnswer', params: answer },
        description: 'The next batch follows.',
      },
    ],
    onError: [
      {
        guard: 'isStopping',
        target: 'cancelled',
        actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }],
      },
      { target: 'failed', actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }] },
    ],
  },
  on: { 'arrivals.due': { actions: ['tellOfArrivals', 'awaitArrivals'] } },
  initial: 'running',
  states: {
    running: {
      description: 'A batch is being sent, and more may follow.',
      on: {
        'import.cancel': { target: 'stopping' },
      },
    },
    stopping: {
      description:
        'The person stopped the import. The current batch is waited for, so that the number of added documents is right.',
    },
  },
});

export const failed = importSetup.createStateConfig({
  description:
    'A batch was refused or not answered. What was added stays, and the import can continue with the same batch.',
  entry: 'tellOfArrivals',
  on: {
    'import.resume': { target: 'sending', actions: 'awaitArrivals' },
    ...givingUp,
  },
});

export const grouping = importSetup.createStateConfig({
  description: 'All documents are in. The groups follow with their members: one request, or several for a large tree.',
  tags: 'busy',
  entry: 'clearMessage',
  invoke: {
    id: 'sendGroups',
    src: 'sendGroups',
    input: ({ context }) => groupsOf(context),
    onDone: [
      {
        guard: 'isGroupingStopping',
        target: 'cancelled',
        actions: { type: 'takeGroupsAnswer', params: groupsAnswer },
      },
      {
        guard: { type: 'areGroupsRefused', params: groupsAnswer },
        target: 'groupsFailed',
        actions: { type: 'takeGroupsAnswer', params: groupsAnswer },
      },
      { guard: 'areLastGroups', target: 'done', actions: { type: 'takeGroupsAnswer', params: groupsAnswer } },
      {
        target: 'grouping',
        reenter: true,
        actions: { type: 'takeGroupsAnswer', params: groupsAnswer },
        description: 'The next part of the tree follows.',
      },
    ],
    onError: [
      {
        guard: 'isGroupingStopping',
        target: 'cancelled',
        actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }],
      },
      { target: 'groupsFailed', actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }] },
    ],
  },
  on: { 'arrivals.due': { actions: ['tellOfArrivals', 'awaitArrivals'] } },
  initial: 'running',
  states: {
    running: {
      description: 'Groups are being sent.',
      on: {
        'import.cancel': { target: 'stopping' },
      },
    },
    stopping: {
      description: 'The person stopped the import. The current request is waited for.',
    },
  },
});

export const groupsFailed = importSetup.createStateConfig({
  description:
    'Groups were refused or not answered. The documents are in, and the import can continue with the groups.',
  entry: 'tellOfArrivals',
  on: {
    'import.resume': { target: 'grouping', actions: 'awaitArrivals' },
    ...givingUp,
  },
});

export const cancelled = importSetup.createStateConfig({
  description:
    'The import was stopped or is being undone. Documents and groups that were added so far are in the library.',
  initial: 'stopped',
  states: {
    stopped: {
      description:
        'Shows how many were added, or at least how many if an answer was lost. The import can be continued.',
      entry: 'tellOfArrivals',
      on: {
        ...choices,
        'import.resume': [
          { guard: 'areBatchesLeft', target: '#import.sending', actions: 'awaitArrivals' },
          { guard: 'areGroupsLeft', target: '#import.grouping', actions: 'awaitArrivals' },
        ],
        'import.takeBack': { guard: 'mayHaveAdded', target: 'takingBack' },
        ...ending,
      },
    },
    takingBack: {
      description:
        'Groups are removed, added documents move to the trash, and filled-in ones get their earlier values back.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => takingBack(context),
        onDone: {
          target: 'takenBack',
          actions: ['forgetAdded', { type: 'takeLeft', params: takenBack }, 'tellOfTakingBack'],
        },
        onError: { target: 'notTakenBack', actions: { type: 'keepMessage', params: failure } },
      },
    },
    notTakenBack: {
      description:
        'The undo is incomplete, and a message says why. Trying again is safe; the import cannot be continued any more.',
      entry: 'tellOfTakingBack',
      on: {
        ...choices,
        'import.takeBack': { target: 'takingBack' },
        ...ending,
      },
    },
    takenBack: {
      description: 'The import is undone, except for documents and groups that were changed since.',
      on: {
        ...choices,
        ...ending,
      },
    },
  },
});

export const done = importSetup.createStateConfig({
  description: 'Everything was added. The report stays, and the import can be undone.',
  entry: 'tellOfArrivals',
  on: {
    ...choices,
    'import.takeBack': { guard: 'mayHaveAdded', target: 'cancelled.takingBack' },
    ...ending,
  },
});
