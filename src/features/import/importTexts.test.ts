// What is said of an import where counts decide on the words.
import { describe, expect, test } from 'vitest';
import type { ImportContext, ImportReport } from '#machines/import/importTypes.ts';
import { contentsBeside, importTexts, listed, progressOf } from './importTexts.ts';

const report: ImportReport = {
  ...{ handle: 'import_1', files: [], skippedFiles: [], entries: 0, listed: [], groups: 0, left: null },
  byKind: { journalArticle: 0, proceedingsArticle: 0, thesis: 0, proceedings: 0, other: 0 },
  parts: { META: 0, PREAMBLE: 1, STRING: 1200, XDATA: 0, COMMENT: 0 },
  ...{ remarks: [], problems: [], groupRemarks: [], batchKeys: ['key'], groupKeys: [], intoKeys: [] },
};
const files: ImportReport['files'] = [{ name: 'sea.bib', size: 68_000, format: 'bibtex', entries: 2 }];

const context = (more: Partial<ImportContext>): ImportContext => ({
  ...{ files: [], skippedFiles: [], report, excluded: [], into: null, duplicates: [], forAll: null, decisions: {} },
  ...{ taken: {}, plan: [], nextBatch: 0, nextGroups: 0, unanswered: false, ids: [], added: 0, filled: 0 },
  ...{ partsAdded: 0, steps: [], groupSteps: [], groupsMade: 0, leftDocuments: 0, leftGroups: 0, leftNames: [] },
  ...{ message: null, place: 'dialog' },
  ...more,
});

test.each([
  [1201, '1,200 abbreviations and 1 preamble added.'],
  [3, '3 of 1,200 abbreviations and 1 preamble added; the rest was already in your library.'],
  [0, '1,200 abbreviations and 1 preamble already in your library.'],
])('of a file without entries it is said what became of the rest: %i new', (partsAdded, text) => {
  expect(importTexts.done(context({ partsAdded }), null)).toBe(text);
});

test('a file of groups only speaks of groups only', () => {
  const parts = { META: 0, PREAMBLE: 0, STRING: 0, XDATA: 0, COMMENT: 0 };
  const onlyGroups = context({ report: { ...report, parts, groups: 3 }, groupsMade: 3 });
  expect(importTexts.done(onlyGroups, null)).toBe('3 groups added.');
  expect(importTexts.stopped(onlyGroups, null)).toBe('Import stopped.');
  expect(progressOf(onlyGroups)).toBe('');
});

test('every entry is accounted for', () => {
  const some = context({
    report: { ...report, entries: 6 },
    ids: ['a', 'b', 'c', null, null, 'd'],
    plan: [
      { entry: 3, action: 'skip' },
      { entry: 4, action: 'leaveOut' },
    ],
    ...{ added: 2, filled: 1, into: { kind: 'new', name: 'Sea' } as const },
  });
  expect(importTexts.done(some, null)).toBe(
    '2 documents added to your library. 1 document in your library got missing details. 1 entry had nothing new. 1 duplicate skipped. 1 entry left out. All imported documents are in the group “Sea”.',
  );
  expect(progressOf(some)).toBe('6 of 6');
});

test('documents that were completed are counted as documents', () => {
  const file = { name: 'found', size: 10, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)), completes: ['a'] };
  const some = context({
    files: [file],
    report: { ...report, entries: 4 },
    ids: ['a', 'b', 'c', null],
    plan: [{ entry: 3, action: 'skip' }],
    filled: 2,
  });
  expect(importTexts.done(some, null)).toBe(
    '2 documents completed. 1 document had nothing missing. 1 document skipped.',
  );
});

test('a shared library is called by its name', () => {
  const some = context({ report: { ...report, entries: 3 }, ids: ['a', 'b', 'c'], added: 2, filled: 1 });
  expect(importTexts.done(some, 'Seminar')).toBe(
    '2 documents added to “Seminar”. 1 document in “Seminar” got missing details.',
  );
  expect(importTexts.undone(context({}), 'Seminar')).toContain('“Seminar” is as it was before.');
});

test('what is beside entries is listed by kind', () => {
  const parts = { META: 2, PREAMBLE: 0, STRING: 1, XDATA: 0, COMMENT: 3 };
  expect(listed(contentsBeside({ groups: 1, parts }))).toBe(
    '1 group, 1 abbreviation, 3 comments and 2 JabRef settings',
  );
});

describe('under the title', () => {
  const two = { ...report, files, entries: 2 };
  test('it is said that everything is kept only where everything could be read', () => {
    expect(importTexts.description(two)).toBe('2 entries, 67 KB, BibTeX. Unknown fields are kept unchanged.');
    const problems = [{ file: 0, line: 1, key: null, message: 'A brace is not closed.' }];
    expect(importTexts.description({ ...two, problems })).toBe('2 entries, 67 KB, BibTeX. 1 entry couldn’t be read.');
  });
});

test.each([
  [{ added: 2, merged: 0 }, 'Add 2 documents'],
  [{ added: 1, merged: 2 }, 'Add 1 document, merge 2'],
  [{ added: 0, merged: 2 }, 'Merge 2 documents'],
])('the button says what it does: %o', (counts, text) => {
  expect(importTexts.start({ ...report, entries: 3 }, counts)).toBe(text);
});

test.each([
  ['tides', 'li04', 'The citation key stays tides; li04 becomes an alias.'],
  ['', 'li04', 'The document gets the citation key li04.'],
  ['tides', 'tides', ''],
  ['tides', '', ''],
])('it is said what becomes of the key of a merged entry: %s and %s', (kept, merged, text) => {
  expect(importTexts.duplicates.keyMerged(kept, merged)).toBe(text);
});
