// What can happen to a copy to another library, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { libraryCopyMachine } from './libraryCopyMachine.ts';
import type { CopyAnswer, CopyLibraries, CopyResult, LibraryCopyContext } from './libraryCopyTypes.ts';

const targets = [
  { id: 'lib_1', name: 'Reading group', isShared: true },
  { id: 'lib_2', name: 'Seminar', isShared: true },
];
const libraries: readonly CopyLibraries[] = [
  { sourceId: 'user_1.library', mayMove: true, targets },
  { sourceId: 'lib_3', mayMove: false, targets },
  { sourceId: 'user_1.library', mayMove: true, targets: [] },
];
const result: CopyResult = {
  ...{ documentCount: 900, copiedCount: 400, skippedCount: 0, newKeyCount: 0, madeGroupCount: 0, movedCount: 0 },
  steps: [{ undo: 'undo_1' }],
};
const answers: readonly CopyAnswer[] = [
  { kind: 'copied', result: { ...result, copiedCount: 900 } },
  { kind: 'continues', result },
  { kind: 'refused', message: 'You can only read this library.', undo: null },
  { kind: 'refused', message: 'The disk is full.', undo: 'undo_1' },
];

const mayMove = ({ libraries: { mayMove: isEditor }, choices }: LibraryCopyContext) =>
  isEditor && choices.withDocuments;

export const libraryCopyModel = modelOf({
  machine: libraryCopyMachine,
  starts: [
    { name: 'documents', input: { what: 'documents', id: 'a' } },
    { name: 'a group', input: { what: 'groups', id: 'a' } },
  ],
  events: [
    ...libraries.map((each) => done('load', each)),
    failed('load'),
    done('count', { documents: 3, duplicates: 1 }),
    failed('count'),
    { type: 'target.chosen', id: 'lib_2' },
    { type: 'groups.toggled' },
    { type: 'documents.toggled' },
    { type: 'duplicates.chosen', duplicates: 'COPY' },
    { type: 'move.chosen', isMove: true },
    { type: 'move.chosen', isMove: false },
    { type: 'copy' },
    { type: 'stop' },
    ...answers.map((answer) => done('copy', answer)),
    failed('copy'),
    { type: 'retry' },
  ],
  facts: ({ context: { choices, libraries: known, counts, result: begun } }) => ({
    ...{ mayMove: known.mayMove, isMove: choices.isMove, isCounted: counts !== null, hasBegun: begun.steps.length > 0 },
    withDocuments: choices.withDocuments,
    targetId: choices.targetId,
  }),
  // Each kind has its own question.
  isPossible: ({ context: { what } }, { type }) =>
    what === 'groups' ? type !== 'groups.toggled' : type !== 'documents.toggled',
  states: {
    loading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    failed: { 'a message is shown': ({ context }) => context.message !== null },
    nowhere: { 'there is no library to choose': ({ context }) => context.libraries.targets.length === 0 },
    'choosing.counting': {
      'nothing was copied that is known of': ({ context }) => context.result.steps.length === 0,
      'a library is chosen': ({ context }) =>
        context.libraries.targets.some(({ id }) => id === context.choices.targetId),
      'no old count is shown': ({ context }) => context.counts === null,
      'nothing is moved that may not be': ({ context }) => mayMove(context) || !context.choices.isMove,
    },
    'choosing.counted': {
      'a library is chosen': ({ context }) =>
        context.libraries.targets.some(({ id }) => id === context.choices.targetId),
      'nothing is moved that may not be': ({ context }) => mayMove(context) || !context.choices.isMove,
    },
    'copying.going': {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    'copying.stopping': { 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    stopped: { 'something was copied': ({ context }) => context.result.steps.length > 0 },
    copied: {
      'it is over': ({ status }) => status === 'done',
      'it is known what was copied': ({ context }) => context.result.steps.length > 0,
    },
  },
});
