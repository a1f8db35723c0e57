// Which entries each batch marks as not being duplicates.
import { expect, test } from 'vitest';
import type { PlannedEntry } from '#machines/import/importTypes.ts';
import { notDuplicatesOf } from './notDuplicates.ts';

const plan: readonly PlannedEntry[] = [
  { entry: 1, action: 'keep', target: { documentId: 'doc_9' } },
  { entry: 2, action: 'skip' },
  { entry: 3, action: 'keep', target: { entry: 0 } },
  { entry: 4, action: 'keep', target: { documentId: 'doc_9' } },
  { entry: 5, action: 'merge', target: { entry: 0 }, take: [] },
];

test('an entry that is kept is marked as no duplicate of what it is like, and of those before it that are like that too', () => {
  expect(notDuplicatesOf(plan, 0, [0, 1], [])).toEqual([{ indexes: [1], ids: ['doc_9'] }]);
  expect(notDuplicatesOf(plan, 2, [null, 0], ['doc_0', 'doc_1'])).toEqual([{ indexes: [0], ids: ['doc_0'] }]);
  expect(notDuplicatesOf(plan, 4, [0, null], ['doc_0', 'doc_1', null, 'doc_3'])).toEqual([
    { indexes: [0], ids: ['doc_9', 'doc_1'] },
  ]);
  expect(notDuplicatesOf(plan, 0, [0, 1, null, 2, 3, null], [])).toEqual([
    { indexes: [1, 3], ids: ['doc_9'] },
    { indexes: [0, 2], ids: [] },
  ]);
});

test('where documents are gone and nobody knows which, only the library’s are named', () => {
  expect(notDuplicatesOf(plan, 3, [0, 1], ['doc_1'])).toEqual([{ indexes: [1], ids: ['doc_9'] }]);
});

test('nothing is told of what is merged or skipped', () => {
  expect(notDuplicatesOf(plan, 5, [null], ['doc_0', 'doc_1', null, 'doc_3', 'doc_4'])).toEqual([]);
});

test('of very many that are alike, each is marked as no duplicate of some', () => {
  const all = Array.from({ length: 200 }, (_, entry): PlannedEntry => ({
    entry,
    action: 'keep',
    target: { documentId: 'doc_0' },
  }));
  const ids = all.map(({ entry }) => `doc_${entry + 1}`);
  const [set] = notDuplicatesOf(all, 100, [0, 1], ids.slice(0, 100));
  expect(set?.indexes).toEqual([0, 1]);
  expect(set?.ids).toHaveLength(19);
  expect(set?.ids.slice(0, 2)).toEqual(['doc_0', 'doc_1']);
});
