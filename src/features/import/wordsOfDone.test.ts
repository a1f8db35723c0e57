// What is said of files that hold more than entries, or none.
import { expect, test } from 'vitest';
import type { ImportContext, ImportReport } from '#machines/import/importTypes.ts';
import { contentsBeside, listed } from './contents.ts';
import { farOfEntries, wordsOfDone, wordsOfStopped } from './wordsOfDone.ts';

const report: ImportReport = {
  ...{ handle: 'import_1', dialect: 'bibtex', entries: 0, groups: 0, left: null },
  byKind: { journalArticle: 0, proceedingsArticle: 0, thesis: 0, proceedings: 0, other: 0 },
  parts: { META: 0, PREAMBLE: 1, STRING: 1200, COMMENT: 0 },
  ...{ remarks: [], problems: [], groupRemarks: [], batchKeys: ['key'], groupKeys: [] },
};

const context = (more: Partial<ImportContext>): ImportContext => ({
  ...{ file: null, report, duplicates: [], forAll: null, decisions: {}, taken: {}, plan: [], nextBatch: 0 },
  ...{ nextGroups: 0, unanswered: false, ids: [], added: 0, filled: 0, partsAdded: 0, steps: [], groupSteps: [] },
  ...{ groupsMade: 0, leftDocuments: 0, leftGroups: 0, leftNames: [], message: null, place: 'dialog' },
  ...more,
});

test.each([
  [1201, '1,200 abbreviations and 1 preamble were added to your library.'],
  [3, '3 of 1,200 abbreviations and 1 preamble were added to your library; the rest was there already.'],
  [0, '1,200 abbreviations and 1 preamble were there already.'],
])('of a file without entries it is said what became of the rest: %i new', (partsAdded, words) => {
  expect(wordsOfDone(context({ partsAdded }))).toBe(words);
});

test('a file of groups only speaks of groups only', () => {
  const parts = { META: 0, PREAMBLE: 0, STRING: 0, COMMENT: 0 };
  const onlyGroups = context({ report: { ...report, parts, groups: 3 }, groupsMade: 3 });
  expect(wordsOfDone(onlyGroups)).toBe('3 groups came with the file.');
  expect(wordsOfStopped(onlyGroups)).toBe('Stopped.');
  expect(farOfEntries(onlyGroups)).toBe('');
});

test('with entries these come first', () => {
  const some = context({ report: { ...report, entries: 2 }, ids: ['a', 'b'], added: 2, partsAdded: 1201 });
  expect(wordsOfDone(some)).toBe('2 documents were added to your library.');
  expect(farOfEntries(some)).toBe('2 of 2');
});

test('what is beside entries is listed by kind', () => {
  const parts = { META: 2, PREAMBLE: 0, STRING: 1, COMMENT: 3 };
  expect(listed(contentsBeside({ groups: 1, parts }))).toBe(
    '1 group, 1 abbreviation, 3 comments and 2 settings of the desktop app',
  );
});
