// The person's actions in the tree of groups: one change at a time, while browsing goes on. The groups themselves are in Relay.
import { assertEvent, assign, emit, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  ChangeOutcome,
  GroupTreeContext,
  GroupTreeEvent,
  Intention,
  MoveInput,
  RemoveInput,
  RenameGivenUp,
  RenameInput,
  StepInput,
} from './groupTreeTypes.ts';

const refusalOf = ({ event: { output } }: { event: DoneActorEvent<ChangeOutcome> }) => ({
  message: output.kind === 'refused' ? output.message : null,
});
const reasonOf = ({ context: { message } }: { context: GroupTreeContext }) => ({ message });
const errorOf = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

/** Every change that can be requested, and what is done about it. */
function intentions<Step>(step: Step): Record<'rename' | 'move' | 'step' | 'delete' | 'form', Step> {
  return { rename: step, move: step, step, delete: step, form: step };
}

/** It begins when the current change is done. */
const waiting = { actions: 'queue' } as const;
const begun = { target: '#groupTree.work.starting', actions: 'queue' } as const;

/** What can be done with a name while it is not being saved. */
const unsaved = {
  'name.changed': { target: 'editing', actions: 'takeName' },
  leave: { target: '#groupTree.work.starting' },
} as const;

/** What can be done while places are offered. */
const offered = {
  'place.chosen': { target: 'saving', actions: 'takePlace' },
  leave: { target: '#groupTree.work.starting' },
} as const;

export const groupTreeMachine = setup({
  types: {
    context: {} as GroupTreeContext,
    events: {} as GroupTreeEvent,
    emitted: {} as RenameGivenUp,
  },
  actors: {
    /** Loads all groups into the tree. */
    load: promiseNotProvided<undefined>('load'),
    rename: promiseNotProvided<ChangeOutcome, RenameInput>('rename'),
    move: promiseNotProvided<ChangeOutcome, MoveInput>('move'),
    /** Deletes the group, and shows a message with the result and "Undo". */
    remove: promiseNotProvided<undefined, RemoveInput>('remove'),
    /** Moves the group by one among its siblings, and shows a message with the result. */
    step: promiseNotProvided<undefined, StepInput>('step'),
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
    queue: assign(({ context: { queue }, event }) => {
      assertEvent(event, ['rename', 'move', 'step', 'delete', 'form']);
      return { queue: [...queue, event] };
    }),
    takeNext: assign(({ context: { queue } }) => {
      const [next, ...later] = queue;
      switch (next?.type) {
        case undefined:
          return {};
        case 'rename':
          return { queue: later, id: next.id, oldName: next.name, name: next.name };
        case 'step':
          return { queue: later, id: next.id, by: next.by };
        case 'form':
          return { queue: later, form: next.target };
        case 'move':
        case 'delete':
          return { queue: later, id: next.id };
      }
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'name.changed');
      return { name: event.name };
    }),
    takePlace: assign(({ event }) => {
      assertEvent(event, 'place.chosen');
      return { place: event.place };
    }),
    keepMessage: assign((_, { message }: { message: string | null }) => ({ message })),
    clearMessage: assign({ message: null }),
    sayGivenUp: emit(({ context: { id, oldName, name } }, { message }: { message: string | null }) => ({
      type: 'rename.givenUp',
      id,
      oldName,
      name: name.trim(),
      message: message ?? '',
    })),
    keepFailure: assign((_, { message }: { message: string }) => ({ failure: message })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isUnchanged: ({ context }) => context.name.trim() === context.oldName.trim(),
    isEmpty: ({ context }) => context.name.trim() === '',
    isNothingNew: ({ context: { name, oldName } }) => name.trim() === '' || name.trim() === oldName.trim(),
    isNext: ({ context: { queue } }, { type }: { type: Intention['type'] }) => queue[0]?.type === type,
    isAwaited: ({ context: { queue } }) => queue.length > 0,
    /** The server refused, and the next change is waiting. */
    isRefusedAndAwaited: ({ context: { queue } }, { message }: { message: string | null }) =>
      message !== null && queue.length > 0,
    /** A second press on the row that is being deleted counts only once. */
    isAnotherDeletion: ({ context: { id, queue }, event }) =>
      event.type === 'delete' &&
      event.id !== id &&
      !queue.some((each) => each.type === 'delete' && each.id === event.id),
    isRefused: (_, { message }: { message: string | null }) => message !== null,
  },
}).createMachine({
  id: 'groupTree',
  description: 'The tree of groups: the visible groups, and the change that is being made.',
  context: {
    focusId: null,
    anchorId: null,
    filter: '',
    id: '',
    oldName: '',
    name: '',
    place: { parentId: null, before: null },
    by: 1,
    form: { kind: 'create', parentId: null },
    queue: [],
    message: null,
    failure: null,
  },
  type: 'parallel',
  states: {
    groups: {
      description: 'The groups themselves, as the server sends them.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The groups are loading, and there is nothing to show yet.',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'current' },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          },
          // A running request may have read the groups before the change.
          on: { outdated: { target: 'loading', reenter: true } },
        },
        current: {
          description: 'The groups are shown.',
          on: { outdated: { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The groups are reloading. The old ones stay until new ones arrive, even if that fails.',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'current' },
            onError: { target: 'current' },
          },
          on: { outdated: { target: 'refreshing', reenter: true } },
        },
        failed: {
          description: 'The groups could not be loaded, and a message says why.',
          exit: 'clearFailure',
          on: { retry: { target: 'loading' }, outdated: { target: 'loading' } },
        },
      },
    },
    work: {
      description: 'The current change.',
      initial: 'browsing',
      states: {
        browsing: {
          description: 'Nothing is being changed; the person browses and chooses.',
          on: intentions(begun),
        },
        starting: {
          description: 'A change is over: the next waiting one begins.',
          entry: 'clearMessage',
          always: [
            { guard: { type: 'isNext', params: { type: 'rename' } }, target: 'renaming', actions: 'takeNext' },
            { guard: { type: 'isNext', params: { type: 'move' } }, target: 'moving', actions: 'takeNext' },
            { guard: { type: 'isNext', params: { type: 'step' } }, target: 'stepping', actions: 'takeNext' },
            { guard: { type: 'isNext', params: { type: 'delete' } }, target: 'deleting', actions: 'takeNext' },
            { guard: { type: 'isNext', params: { type: 'form' } }, target: 'forming', actions: 'takeNext' },
            { target: 'browsing' },
          ],
        },
        renaming: {
          description: 'A group is being renamed in its row.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The name is typed.',
              entry: 'clearMessage',
              on: {
                ...unsaved,
                save: [
                  { guard: 'isUnchanged', target: '#groupTree.work.starting' },
                  {
                    guard: 'isEmpty',
                    target: 'nameless',
                    actions: { type: 'keepMessage', params: { message: 'Enter a name' } },
                  },
                  { target: 'saving' },
                ],
                // Doing something else ends the renaming.
                ...intentions([
                  { ...begun, guard: 'isNothingNew' },
                  { target: 'saving', actions: 'queue' },
                ] as const),
                'row.gone': [{ guard: 'isNothingNew', target: '#groupTree.work.starting' }, { target: 'saving' }],
              },
            },
            nameless: {
              description: 'The name is empty, and a message says that it cannot be saved.',
              on: { ...unsaved, ...intentions(begun), 'row.gone': { target: '#groupTree.work.starting' } },
            },
            refused: {
              description: 'The name was not saved, and a message says why; the input is kept.',
              on: {
                ...unsaved,
                save: { target: 'saving' },
                ...intentions({ ...begun, actions: ['queue', { type: 'sayGivenUp', params: reasonOf }] } as const),
                'row.gone': {
                  target: '#groupTree.work.starting',
                  actions: { type: 'sayGivenUp', params: reasonOf },
                },
              },
            },
            saving: {
              description: 'The name is being saved.',
              entry: 'clearMessage',
              invoke: {
                id: 'rename',
                src: 'rename',
                input: ({ context }) => ({ id: context.id, name: context.name.trim() }),
                onDone: [
                  {
                    guard: { type: 'isRefusedAndAwaited', params: refusalOf },
                    target: '#groupTree.work.starting',
                    actions: { type: 'sayGivenUp', params: refusalOf },
                  },
                  {
                    guard: { type: 'isRefused', params: refusalOf },
                    target: 'refused',
                    actions: { type: 'keepMessage', params: refusalOf },
                  },
                  { target: '#groupTree.work.starting' },
                ],
                onError: [
                  {
                    guard: 'isAwaited',
                    target: '#groupTree.work.starting',
                    actions: { type: 'sayGivenUp', params: errorOf },
                  },
                  { target: 'refused', actions: { type: 'keepMessage', params: errorOf } },
                ],
              },
              on: intentions(waiting),
            },
          },
        },
        moving: {
          description: 'A new place for the group is chosen.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'The places are offered.',
              on: offered,
            },
            refused: {
              description: 'The group was not moved, and a message says why.',
              exit: 'clearMessage',
              on: offered,
            },
            saving: {
              description: 'The move is being saved.',
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
                  { target: '#groupTree.work.starting' },
                ],
                onError: { target: 'refused', actions: { type: 'keepMessage', params: errorOf } },
              },
            },
          },
        },
        deleting: {
          description: 'A group is being deleted.',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'starting' },
            onError: { target: 'starting' },
          },
          on: { ...intentions(waiting), delete: { ...waiting, guard: 'isAnotherDeletion' } },
        },
        stepping: {
          description: 'A group is being swapped with its neighbour.',
          invoke: {
            id: 'step',
            src: 'step',
            input: ({ context }) => ({ id: context.id, by: context.by }),
            onDone: { target: 'starting' },
            onError: { target: 'starting' },
          },
          on: intentions(waiting),
        },
        forming: {
          description: 'The form of a group is open; its own machine handles the input.',
          on: { leave: { target: 'starting' } },
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
