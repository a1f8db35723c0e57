// What a person does with the tree of groups: one change at a time, while looking around goes on. The groups are Relay's.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  ChangeOutcome,
  GroupTreeContext,
  GroupTreeEvent,
  MoveInput,
  RemoveInput,
  RenameInput,
} from './groupTreeTypes.ts';

const refusalOf = ({ event: { output } }: { event: DoneActorEvent<ChangeOutcome> }) => ({
  message: output.kind === 'refused' ? output.message : null,
});
const errorOf = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

const saving = [
  {
    guard: 'isEmpty',
    target: 'refused',
    reenter: true,
    actions: { type: 'keepMessage', params: { message: 'A group has a name' } },
  },
  { target: 'saving' },
] as const;

/** What can be done with a name that is not on its way. */
const typing = {
  'name.changed': { target: 'editing', actions: 'takeName' },
  save: saving,
  leave: { target: '#groupTree.work.browsing' },
} as const;

/** What can be done with places that are offered. */
const offered = {
  'place.chosen': { target: 'saving', actions: 'takePlace' },
  leave: { target: '#groupTree.work.browsing' },
} as const;

export const groupTreeMachine = setup({
  types: {
    context: {} as GroupTreeContext,
    events: {} as GroupTreeEvent,
  },
  actors: {
    /** Asks for all groups and lets the tree have them. */
    load: promiseNotProvided<undefined>('load'),
    rename: promiseNotProvided<ChangeOutcome, RenameInput>('rename'),
    move: promiseNotProvided<ChangeOutcome, MoveInput>('move'),
    /** Deletes the group, and says in passing what became of it, with the way back. */
    remove: promiseNotProvided<undefined, RemoveInput>('remove'),
  },
  actions: {
    takeFocus: assign(({ event }) => {
      assertEvent(event, 'focus.moved');
      return { focusId: event.id };
    }),
    takeAnchor: assign(({ event }) => {
      assertEvent(event, 'chosen');
      return { focusId: event.id, anchorId: event.id };
    }),
    takeFilter: assign(({ event }) => {
      assertEvent(event, 'filter.changed');
      return { filter: event.filter };
    }),
    takeGroup: assign(({ event }) => {
      assertEvent(event, ['rename', 'move', 'delete']);
      return { id: event.id, ...(event.type === 'rename' ? { oldName: event.name, name: event.name } : {}) };
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'name.changed');
      return { name: event.name };
    }),
    takePlace: assign(({ event }) => {
      assertEvent(event, 'place.chosen');
      return { place: event.place };
    }),
    takeForm: assign(({ event }) => {
      assertEvent(event, 'form');
      return { form: event.target };
    }),
    keepMessage: assign((_, { message }: { message: string | null }) => ({ message })),
    clearMessage: assign({ message: null }),
    keepFailure: assign((_, { message }: { message: string }) => ({ failure: message })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isUnchanged: ({ context }) => context.name.trim() === context.oldName.trim(),
    isEmpty: ({ context }) => context.name.trim() === '',
    isRefused: (_, { message }: { message: string | null }) => message !== null,
  },
}).createMachine({
  id: 'groupTree',
  description: 'The tree of groups: what it shows, and what is being changed in it.',
  context: {
    focusId: null,
    anchorId: null,
    filter: '',
    id: '',
    oldName: '',
    name: '',
    place: { parentId: null, before: null },
    form: { kind: 'create', parentId: null },
    message: null,
    failure: null,
  },
  type: 'parallel',
  states: {
    groups: {
      description: 'The groups themselves, as they come from the server.',
      initial: 'loading',
      states: {
        loading: {
          description: 'They are asked for, and there is nothing to show yet.',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'current' },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        current: {
          description: 'They are shown as they are.',
          on: { outdated: { target: 'refreshing' } },
        },
        refreshing: {
          description: 'They are asked for again; until they come, and if they do not, the old ones stay.',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'current' },
            onError: { target: 'current' },
          },
          on: { outdated: { target: 'refreshing', reenter: true } },
        },
        failed: {
          description: 'They did not come, and the person is told why.',
          exit: 'clearFailure',
          on: { retry: { target: 'loading' }, outdated: { target: 'loading' } },
        },
      },
    },
    work: {
      description: 'What is being changed.',
      initial: 'browsing',
      states: {
        browsing: {
          description: 'Nothing is changed; the person looks around and chooses.',
          on: {
            rename: { target: 'renaming', actions: 'takeGroup' },
            move: { target: 'moving', actions: 'takeGroup' },
            delete: { target: 'deleting', actions: 'takeGroup' },
            form: { target: 'forming', actions: 'takeForm' },
          },
        },
        renaming: {
          description: 'A name stands in a box in its row.',
          initial: 'editing',
          states: {
            editing: {
              description: 'It is typed.',
              on: { ...typing, save: [{ guard: 'isUnchanged', target: '#groupTree.work.browsing' }, ...saving] },
            },
            refused: {
              description: 'It was not saved, and the person is told why; what was typed is still there.',
              exit: 'clearMessage',
              on: typing,
            },
            saving: {
              description: 'It is on its way.',
              invoke: {
                id: 'rename',
                src: 'rename',
                input: ({ context }) => ({ id: context.id, name: context.name.trim() }),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: refusalOf },
                    target: 'refused',
                    actions: { type: 'keepMessage', params: refusalOf },
                  },
                  { target: '#groupTree.work.browsing' },
                ],
                onError: { target: 'refused', actions: { type: 'keepMessage', params: errorOf } },
              },
            },
          },
        },
        moving: {
          description: 'A new place is looked for.',
          initial: 'choosing',
          states: {
            choosing: { description: 'The places are offered.', on: offered },
            refused: {
              description: 'It was not moved, and the person is told why.',
              exit: 'clearMessage',
              on: offered,
            },
            saving: {
              description: 'It is on its way there.',
              invoke: {
                id: 'move',
                src: 'move',
                input: ({ context }) => ({ id: context.id, place: context.place }),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: refusalOf },
                    target: 'refused',
                    actions: { type: 'keepMessage', params: refusalOf },
                  },
                  { target: '#groupTree.work.browsing' },
                ],
                onError: { target: 'refused', actions: { type: 'keepMessage', params: errorOf } },
              },
            },
          },
        },
        deleting: {
          description: 'A group is on its way out.',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'browsing' },
            onError: { target: 'browsing' },
          },
        },
        forming: {
          description: 'The form of a group is open; what is typed is its own affair.',
          on: { leave: { target: 'browsing' } },
        },
      },
    },
  },
  on: {
    'focus.moved': { actions: 'takeFocus' },
    chosen: { actions: 'takeAnchor' },
    'filter.changed': { actions: 'takeFilter' },
  },
});
