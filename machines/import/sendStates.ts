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
  description: 'Batch after batch goes to the server, each with its own key, so that none is added twice.',
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
        description: 'The documents are in; the groups are next.',
      },
      {
        target: 'sending',
        reenter: true,
        actions: { type: 'takeAnswer', params: answer },
        description: 'The next batch.',
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
      description: 'A batch is under way and more may follow.',
      on: {
        'import.cancel': { target: 'stopping' },
      },
    },
    stopping: {
      description: 'The person stopped it; the batch under way is waited for, to say truly how many were added.',
    },
  },
});

export const failed = importSetup.createStateConfig({
  description: 'A batch was not answered, or refused. What was added before stays; it can go on from the same batch.',
  entry: 'tellOfArrivals',
  on: {
    'import.resume': { target: 'sending', actions: 'awaitArrivals' },
    ...givingUp,
  },
});

export const grouping = importSetup.createStateConfig({
  description:
    'The documents are in. The groups follow, with those who are in them: one request, of a large tree several.',
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
        description: 'The next part of the tree.',
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
      description: 'Groups are under way.',
      on: {
        'import.cancel': { target: 'stopping' },
      },
    },
    stopping: {
      description: 'The person stopped it; what is under way is waited for.',
    },
  },
});

export const groupsFailed = importSetup.createStateConfig({
  description: 'The groups were not answered, or refused. The documents are in; it can go on with the groups.',
  entry: 'tellOfArrivals',
  on: {
    'import.resume': { target: 'grouping', actions: 'awaitArrivals' },
    ...givingUp,
  },
});

export const cancelled = importSetup.createStateConfig({
  description: 'Stopped on the way, or to be undone: what was added so far is in the library.',
  initial: 'stopped',
  states: {
    stopped: {
      description:
        'Says how many were added; if the last answer was lost, at least how many. It can go on where it stopped.',
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
      description: 'Groups are removed, what was added goes to the trash, and what was filled is what it was.',
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
        'Not all of it was undone, and the person is told why. Trying again does nothing twice; the import cannot go on any more.',
      entry: 'tellOfTakingBack',
      on: {
        ...choices,
        'import.takeBack': { target: 'takingBack' },
        ...ending,
      },
    },
    takenBack: {
      description: 'Nothing of the files is in the library but what was changed since.',
      on: {
        ...choices,
        ...ending,
      },
    },
  },
});

export const done = importSetup.createStateConfig({
  description: 'Everything was added; the report stays in view, and all of it can be undone.',
  entry: 'tellOfArrivals',
  on: {
    ...choices,
    'import.takeBack': { guard: 'mayHaveAdded', target: 'cancelled.takingBack' },
    ...ending,
  },
});
