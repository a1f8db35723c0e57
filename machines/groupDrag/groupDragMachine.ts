// A drag of documents or of a group onto the tree of groups, from the press to the drop or cancellation. Which drops are allowed is
// computed in another module; the label at the pointer follows by itself.
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

/** Movement below this distance, in pixels, is not a drag, because hands tremble while they press. */
const threshold = 4;

const isSame = (one: DropTarget | null, other: DropTarget | null) =>
  one?.id === other?.id && one?.zone === other?.zone && one?.refusal === other?.refusal;

/** Delay until a closed group opens under a resting pointer. */
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
    /** Carries out the drop and reports the result, including failure. It is never cancelled. */
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
    /** The target under the pointer changed. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'moved');
      return !isSame(context.target, event.target);
    },
    isOverNothing: ({ context }) => context.target === null,
    isRefused: ({ context }) => context.target?.refusal !== null,
    isClosed: ({ context }) => context.target?.isClosed ?? false,
  },
  delays: {
    /** Passing over a group does not open it. */
    restOnGroup: 600,
  },
}).createMachine({
  id: 'groupDrag',
  description: 'Documents, or a group, being dragged to a place in the tree of groups.',
  context: { load: null, from: { x: 0, y: 0 }, target: null, opened: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is pressed.',
      entry: 'forget',
      on: { pressed: { target: 'pressed', actions: 'takeLoad' } },
    },
    pressed: {
      description: 'The press may become a click or a drag.',
      on: {
        moved: { guard: 'isFar', target: 'dragging', actions: 'takeTarget' },
        released: { target: 'idle' },
        cancelled: { target: 'idle' },
      },
    },
    dragging: {
      description: 'The label follows the pointer, and the target shows whether it accepts the payload.',
      initial: 'looking',
      states: {
        looking: {
          description: 'Decides by the target under the pointer.',
          always: [
            { guard: 'isOverNothing', target: 'nowhere' },
            { guard: 'isRefused', target: 'refused' },
            { target: 'allowed' },
          ],
        },
        nowhere: {
          description: 'No group is under the pointer.',
          on: { released: { target: '#groupDrag.idle', actions: 'tellUnwanted' } },
        },
        allowed: {
          description: 'The payload can be dropped there.',
          after: opensWhenRestedOn,
          on: { released: { target: '#groupDrag.dropping' } },
        },
        refused: {
          description: 'The payload cannot be dropped there, and the label says why; a subgroup may accept it.',
          after: opensWhenRestedOn,
          on: { released: { target: '#groupDrag.idle', actions: 'tellUnwanted' } },
        },
      },
      on: {
        moved: {
          guard: 'isElsewhere',
          target: '.looking',
          actions: 'takeTarget',
          description: 'Another group, another part of it, or no group any more.',
        },
        cancelled: { target: 'idle', actions: 'tellUnwanted' },
      },
    },
    dropping: {
      description: 'The drop is being saved. A message reports the result.',
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context }) => dropInput(context),
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
      on: {
        pressed: {
          target: 'pressed',
          actions: 'takeLoad',
          description: 'The next drag can begin meanwhile.',
        },
      },
    },
  },
});

function dropInput({ load, target }: GroupDragContext): DropInput {
  if (!load || !target) throw new Error('Nothing was dragged');
  return { load, target };
}
