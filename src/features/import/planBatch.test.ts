// What is sent of a batch when some of it is there already.
import { expect, test } from 'vitest';
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { PlannedEntry } from '#machines/import/importTypes.ts';
import { idsOfEntries, planBatch } from './planBatch.ts';

const draft = (title: string, keywords: string[]): DocumentDraft => ({ kind: 'other', fields: { title, keywords } });
const drafts = [draft('a', ['1']), draft('b', ['2']), draft('c', ['3']), draft('d', ['4']), draft('e', ['5'])];
const plan: readonly PlannedEntry[] = [
  { entry: 0, action: 'merge', target: { documentId: 'doc_9' }, take: ['title'] },
  { entry: 2, action: 'skip' },
  { entry: 3, action: 'merge', target: { entry: 1 }, take: [] },
  { entry: 4, action: 'merge', target: { entry: 1 }, take: ['title'] },
];

test('what is merged into the library fills, what is merged into the file goes with it, what is skipped is not sent', () => {
  expect(planBatch(drafts, [0, 3], plan, [])).toEqual({
    documents: [{ other: { title: 'a', keywords: ['1'] } }, { other: { title: 'e', keywords: ['2', '4', '5'] } }],
    fill: [{ index: 0, into: 'doc_9', take: ['title'] }],
    notDuplicates: [],
    places: [0, 1, null],
  });
  expect(planBatch(drafts, [3, 5], plan, [])).toEqual({
    documents: [],
    fill: [],
    notDuplicates: [],
    places: [null, null],
  });
});

test('what is kept is sent as it is, and marked as distinct from what it is like', () => {
  const kept: PlannedEntry = { entry: 1, action: 'keep', target: { documentId: 'doc_9' } };
  expect(planBatch(drafts, [1, 2], [kept], ['doc_0'])).toEqual({
    documents: [{ other: drafts[1]?.fields }],
    fill: [],
    notDuplicates: [{ indexes: [0], ids: ['doc_9'] }],
    places: [0],
  });
});

test('without a plan everything is sent as it is', () => {
  const { documents, places } = planBatch(drafts, [1, 3], [], []);
  expect(documents).toEqual([{ other: drafts[1]?.fields }, { other: drafts[2]?.fields }]);
  expect(places).toEqual([0, 1]);
});

test('groups find the document into which an entry was merged, and none for one that was skipped', () => {
  expect(idsOfEntries(['doc_9', 'doc_1', null, null, null], plan)).toEqual(['doc_9', 'doc_1', null, 'doc_1', 'doc_1']);
});
