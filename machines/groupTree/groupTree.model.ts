// What can happen to the tree of groups, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { done, failed, modelOf } from '../model.ts';
import { groupTreeMachine } from './groupTreeMachine.ts';
import type { ChangeOutcome } from './groupTreeTypes.ts';

type Snapshot = SnapshotFrom<typeof groupTreeMachine>;

const fine: ChangeOutcome = { kind: 'done' };
const refused: ChangeOutcome = { kind: 'refused', message: 'This group no longer exists' };

const intentions = ['rename', 'move', 'step', 'delete', 'form'];

type Facts = Record<string, (snapshot: Snapshot) => boolean>;

const quiet = { 'no failure is shown': ({ context }: Snapshot) => context.message === null };
const told = { 'a message says why': ({ context }: Snapshot) => context.message !== null };
const known = { 'it is known which': ({ context }: Snapshot) => context.id !== '' };
const there = { 'no failure of the tree is shown': ({ context }: Snapshot) => context.failure === null };

const groups: Record<string, Facts> = {
  loading: there,
  current: there,
  refreshing: there,
  failed: { 'it is said why there is no tree': ({ context }) => context.failure !== null },
};

const work: Record<string, Facts> = {
  browsing: quiet,
  'renaming.editing': { ...quiet, ...known },
  'renaming.saving': { ...quiet, 'there is a name': ({ context }) => context.name.trim() !== '' },
  'renaming.nameless': told,
  'renaming.refused': told,
  'moving.choosing': { ...quiet, ...known },
  'moving.saving': quiet,
  'moving.refused': told,
  deleting: { ...quiet, ...known },
  stepping: { ...quiet, ...known },
  forming: quiet,
};

/** Whatever is done, the groups may be on their way. */
const states = Object.entries(groups).flatMap(([region, facts]) =>
  Object.entries(work).map(([path, others]) => [`groups.${region} work.${path}`, { ...facts, ...others }] as const),
);

export const groupTreeModel = modelOf({
  machine: groupTreeMachine,
  starts: [{ name: 'a library that was opened', input: undefined }],
  events: [
    { type: 'outdated' },
    { type: 'retry' },
    done('load'),
    failed('load'),
    { type: 'focus.moved', id: 'grp_1' },
    { type: 'chosen', id: 'grp_1' },
    { type: 'filter.changed', filter: 'cocoa' },
    { type: 'rename', id: 'grp_1', name: 'Cocoa' },
    { type: 'name.changed', name: 'Chocolate' },
    { type: 'name.changed', name: ' ' },
    { type: 'save' },
    done('rename', fine),
    done('rename', refused),
    failed('rename'),
    { type: 'move', id: 'grp_1' },
    { type: 'place.chosen', place: { parentId: 'grp_2', before: null } },
    done('move', fine),
    done('move', refused),
    failed('move'),
    { type: 'delete', id: 'grp_1' },
    done('remove'),
    failed('remove'),
    { type: 'delete', id: 'grp_2' },
    { type: 'step', id: 'grp_1', by: -1 },
    done('step'),
    failed('step'),
    { type: 'row.gone' },
    { type: 'form', target: { kind: 'create', parentId: null } },
    { type: 'leave' },
  ],
  facts: (snapshot) => [
    snapshot.matches({ work: 'renaming' }) ? snapshot.context.name : null,
    snapshot.context.queue.map(({ type }) => type),
  ],
  // One that waits, while the groups are as they are, is enough to see what comes of it.
  isPossible: (snapshot, { type }) =>
    snapshot.context.queue.length > 0
      ? type.startsWith('xstate.')
      : !intentions.includes(type) || snapshot.matches({ work: 'browsing' }) || snapshot.matches({ groups: 'current' }),
  states: Object.fromEntries(states),
});
