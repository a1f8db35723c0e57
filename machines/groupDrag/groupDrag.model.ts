// What can happen to a drag onto the tree of groups, and what holds in each state.
import { after, done, failed, modelOf } from '../model.ts';
import { groupDragMachine } from './groupDragMachine.ts';
import type { DropTarget } from './groupDragTypes.ts';

const open: DropTarget = { id: 'group_read', zone: 'into', refusal: null, isClosed: false };
const closed: DropTarget = { ...open, id: 'group_teaching', isClosed: true };
const refused: DropTarget = { ...closed, id: 'group_keywords', refusal: '“Keywords” fills itself' };
const at = (x: number, target: DropTarget | null) => ({ type: 'moved', x, y: 0, target }) as const;

export const groupDragModel = modelOf({
  machine: groupDragMachine,
  starts: [{ name: 'nothing pressed', input: undefined }],
  events: [
    { type: 'pressed', load: { kind: 'documents', id: 'document_1' }, x: 0, y: 0 },
    { type: 'pressed', load: { kind: 'group', id: 'group_used' }, x: 0, y: 0 },
    at(1, null),
    at(80, null),
    at(40, open),
    at(40, closed),
    at(40, refused),
    { type: 'released' },
    { type: 'cancelled' },
    after('restOnGroup', 'groupDrag.dragging.allowed'),
    after('restOnGroup', 'groupDrag.dragging.refused'),
    done('drop'),
    failed('drop'),
  ],
  facts: ({ context }) => ({
    target: context.target?.id,
    isClosed: context.target?.isClosed,
    kind: context.load?.kind,
  }),
  states: {
    idle: {
      'nothing is dragged': ({ context }) => context.load === null && context.target === null,
      'nothing is left to close': ({ context }) => context.opened.length === 0,
    },
    pressed: {
      'it is known what may be dragged': ({ context }) => context.load !== null,
      'no group is below yet': ({ context }) => context.target === null,
    },
    'dragging.nowhere': { 'no group is below': ({ context }) => context.target === null },
    'dragging.allowed': { 'nothing speaks against it': ({ context }) => context.target?.refusal === null },
    'dragging.refused': { 'it is said why': ({ context }) => (context.target?.refusal ?? '') !== '' },
    dropping: {
      'it is known what goes where': ({ context }) => context.load !== null && context.target !== null,
      'nothing speaks against it': ({ context }) => context.target?.refusal === null,
    },
  },
});
