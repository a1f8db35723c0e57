// A drag of documents or of a group onto the tree of groups, from the press to the drop, or to where it is given up.
// What may be dropped where is reckoned beside it; the pill follows the pointer by itself.
import { assertEvent, assign, emit, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type {
  DropInput,
  DropTarget,
  GroupDragContext,
  GroupDragEvent,
  GroupsUnwanted,
  GroupWanted,
} from './groupDragTypes.ts';

/** A hand that presses trembles: less than this, in pixels, is no drag. */
const threshold = 4;

const isSame = (one: DropTarget | null, other: DropTarget | null) =>
  one?.id === other?.id && one?.zone === other?.zone && one?.refusal === other?.refusal;

/** A pointer rests on a target: a closed group opens. */
const opensWhenRestedOn = {
  restOnGroup: { guard: 'isClosed', actions: ['tellWanted', 'noteOpened'] },
} as const;

export const groupDragMachine = setup({
  types: {
    context: {} as GroupDragContext,
    events: {} as GroupDragEvent,
    emitted: {} as GroupsUnwanted | GroupWanted,
  },
  actors: {
    /** Does what the drop means and says so, also when it fails. Once begun it is not given up. */
    drop: promiseNotProvided<undefined, DropInput>('drop'),
  },
  actions: {
    takeLoad: assign(({ event }) => {
      assertEvent(event, 'pressed');
      return { load: event.load, from: { x: event.x, y: event.y }, target: null, opened: [] };
    }),
    takeTarget: assign(({ event }) => {
      assertEvent(event, 'moved');
      return { target: event.target };
    }),
    noteOpened: assign(({ context: { target, opened } }) =>
      target ? { target: { ...target, isClosed: false }, opened: [...opened, target.id] } : {},
    ),
    tellWanted: emit(({ context }) => ({ type: 'group.wanted' as const, id: context.target?.id ?? '' })),
    tellUnwanted: emit(({ context }) => ({ type: 'groups.unwanted' as const, ids: context.opened })),
    forget: assign({ load: null, target: null, opened: [] }),
  },
  guards: {
    /** Too far from where it was pressed to be a click. */
    isFar: ({ context: { from }, event }) => {
      assertEvent(event, 'moved');
      return Math.hypot(event.x - from.x, event.y - from.y) >= threshold;
    },
    /** Something else is below the pointer. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'moved');
      return !isSame(context.target, event.target);
    },
    isOverNothing: ({ context }) => context.target === null,
    isRefused: ({ context }) => context.target?.refusal !== null,
    isClosed: ({ context }) => context.target?.isClosed ?? false,
  },
  delays: {
    /** Who only passes a group does not want to see into it. */
    restOnGroup: 600,
  },
}).createMachine({
  id: 'groupDrag',
  description: 'Documents, or a group, on their way to a place in the tree of groups.',
  context: { load: null, from: { x: 0, y: 0 }, target: null, opened: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is pressed.',
      entry: 'forget',
      on: { pressed: { target: 'pressed', actions: 'takeLoad' } },
    },
    pressed: {
      description: 'It may become a click or a drag.',
      on: {
        moved: { guard: 'isFar', target: 'dragging', actions: 'takeTarget' },
        released: { target: 'idle' },
        cancelled: { target: 'idle' },
      },
    },
    dragging: {
      description: 'The pill follows the pointer; what is below it says whether it takes the load.',
      initial: 'looking',
      states: {
        looking: {
          description: 'What is below the pointer now?',
          always: [
            { guard: 'isOverNothing', target: 'nowhere' },
            { guard: 'isRefused', target: 'refused' },
            { target: 'allowed' },
          ],
        },
        nowhere: {
          description: 'There is no group.',
          on: { released: { target: '#groupDrag.idle', actions: 'tellUnwanted' } },
        },
        allowed: {
          description: 'It can be dropped there.',
          after: opensWhenRestedOn,
          on: { released: { target: '#groupDrag.dropping' } },
        },
        refused: {
          description: 'It cannot be dropped there, and the pill says why; what is in the group may take it.',
          after: opensWhenRestedOn,
          on: { released: { target: '#groupDrag.idle', actions: 'tellUnwanted' } },
        },
      },
      on: {
        moved: {
          guard: 'isElsewhere',
          target: '.looking',
          actions: 'takeTarget',
          description: 'Another group, another part of it, or none any more.',
        },
        cancelled: { target: 'idle', actions: 'tellUnwanted' },
      },
    },
    dropping: {
      description: 'The server is told. What it answers is said in a message.',
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context }) => dropInput(context),
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
      on: {
        pressed: { target: 'pressed', actions: 'takeLoad', description: 'The next one can be dragged meanwhile.' },
      },
    },
  },
});

function dropInput({ load, target }: GroupDragContext): DropInput {
  if (!load || !target) throw new Error('Nothing was dragged');
  return { load, target };
}
