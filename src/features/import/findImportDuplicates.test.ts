// Which entries are found to be possible duplicates, what they stand beside, and what is suggested.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft, OtherDocumentFields } from '#bibliography/documents.ts';
import { findImportDuplicates, keysOf, matchLibrary } from './findImportDuplicates.ts';

const entry = (fields: OtherDocumentFields, type = 'book'): DocumentDraft => ({
  kind: 'other',
  fields: { entryType: type, ...fields },
});
const li = [{ person: { family: 'Li' } }];
const tidesFields = { title: 'Tides', published: '2004-05', authors: li, citationKeys: ['tides'] };
const tides = entry(tidesFields);
const doi = '10.1000/tides';

/** `library` holds, by entries, the documents that share a key. */
function find(drafts: readonly DocumentDraft[], library: Readonly<Record<number, readonly DocumentDraft[]>> = {}) {
  const keys = keysOf(drafts);
  const matches = Object.entries(library).flatMap(([place, documents]) => {
    const at = Number(place);
    const draft = drafts[at];
    const found = documents.map((each, index) => ({ id: `doc_${index}`, draft: each }));
    const match = draft && matchLibrary(draft, keys[at] ?? [], found);
    return match ? [[at, match] as const] : [];
  });
  return findImportDuplicates(drafts, keys, new Map(matches));
}

describe('what stands beside an entry', () => {
  test('is the document of the library that shares a key', () => {
    expect(find([entry({ title: 'Other' }), tides], { 1: [tides] })).toEqual([
      {
        entry: 1,
        target: { documentId: 'doc_0' },
        targetSaid: { title: 'Tides', people: 'Li', year: '2004', key: 'tides' },
        sharedKeys: ['work'],
        doubt: null,
        suggested: 'merge',
      },
    ]);
  });

  test('has the year that can be known of a date that is none', () => {
    const forthcoming = entry({
      ...tidesFields,
      published: null,
      otherFields: [{ name: 'year', value: 'forthcoming 2024' }],
    });
    expect(find([tides], { 0: [forthcoming] })).toMatchObject([{ targetSaid: { year: '2024' } }]);
  });

  test('is the first of the files where the library has none', () => {
    const found = find([tides, entry({ title: 'Other' }), tides]);
    expect(found).toMatchObject([{ entry: 2, target: { entry: 0 }, sharedKeys: ['work'], doubt: null }]);
  });

  test('is what is surely the same before what only shares an identifier', () => {
    const chapter = entry({ title: 'Ebb', doi, citationKeys: ['ebb'] }, 'inbook');
    const book = entry({ title: 'Tides', doi, citationKeys: ['book'] });
    const [found] = find([entry({ title: 'Ebb', doi, citationKeys: ['ebb2'] }, 'inbook')], { 0: [book, chapter] });
    expect(found).toMatchObject({ target: { documentId: 'doc_1' }, doubt: null, suggested: 'merge' });
  });

  test('is, of two that are the same, the one with the same citation key', () => {
    const twin = entry({ ...tidesFields, citationKeys: ['tides2'] });
    const found = find([tides, twin], { 0: [twin, tides], 1: [tides, twin] });
    expect(found.map(({ targetSaid, suggested }) => [targetSaid.key, suggested])).toEqual([
      ['tides', 'merge'],
      ['tides2', 'merge'],
    ]);
  });

  test('is nothing for what says too little', () => {
    expect(find([entry({ title: 'Tides' }), entry({ title: 'Tides' })])).toEqual([]);
  });
});

describe('keeping both is suggested', () => {
  test('of one file, however alike they are: a paper may cite both keys', () => {
    expect(find([tides, entry({ ...tidesFields, doi })])[0]?.suggested).toBe('keep');
  });

  test('of the second that is the same as one document', () => {
    const second = entry({ ...tidesFields, citationKeys: ['other'] });
    const found = find([tides, second], { 0: [tides], 1: [tides] });
    expect(found.map(({ suggested }) => suggested)).toEqual(['merge', 'keep']);
  });

  const paperFields = { title: 'Tides', published: '2004', authors: li, doi };
  const paper = entry(paperFields, 'article');
  test.each<[string, DocumentDraft, DocumentDraft]>([
    ['a correction with the DOI of its paper', entry({ ...paperFields, title: 'Erratum: Tides' }, 'article'), paper],
    ['a reply with the DOI of its paper', entry({ ...paperFields, title: 'Reply to “Tides”' }, 'article'), paper],
    ['a chapter with the DOI of its book', entry({ title: 'Ebb', doi }, 'inbook'), entry({ title: 'Tides', doi })],
    [
      'proceedings with the DOI of their volume',
      entry({ title: 'Proceedings of Sea 2004', doi }, 'proceedings'),
      entry({ title: 'Sea 2004 workshops', doi }, 'proceedings'),
    ],
    ['a work with another DOI', entry({ ...paperFields, doi: '10.1000/b' }, 'article'), paper],
  ])('of %s', (_, own, there) => {
    const found = find([own], { 0: [there] });
    expect(found).toHaveLength(1);
    expect(found[0]?.suggested).toBe('keep');
    expect(found[0]?.doubt).not.toBeNull();
  });
});

test('a DOI that hundreds of chapters share is compared with few of them', () => {
  const chapters = Array.from({ length: 400 }, (_, at) => entry({ title: `Chapter ${at}`, doi }, 'inbook'));
  const found = find(chapters);
  expect(found).toHaveLength(399);
  expect(new Set(found.map(({ suggested }) => suggested))).toEqual(new Set(['keep']));
});

describe('an entry that completes a document', () => {
  const complete = (draft: DocumentDraft, document: DocumentDraft) => {
    const match = matchLibrary(draft, keysOf([draft])[0] ?? [], [{ id: 'doc_0', draft: document }]);
    return findImportDuplicates([tides, draft], keysOf([tides, draft]), new Map(match ? [[1, match]] : []), [
      null,
      'doc_0',
    ]);
  };

  test('stands beside this document, whatever keys it has, and not beside entries of the files', () => {
    expect(complete(tides, entry({ title: 'Tides' }))).toMatchObject([
      { entry: 1, target: { documentId: 'doc_0' }, completes: 'found', suggested: 'merge' },
    ]);
  });

  test.each([
    ['', '2004'],
    ['Tides: an introduction', '2004'],
    ['TIDES.', '1999'],
  ])('is taken by default, whatever else differs from a document with the title “%s”', (title, published) => {
    expect(complete(tides, entry({ title, published }))).toMatchObject([{ suggested: 'merge' }]);
  });

  test('is skipped when the document is gone, and never added as a new one', () => {
    expect(findImportDuplicates([tides], keysOf([tides]), new Map(), ['doc_0'])).toMatchObject([
      { entry: 0, target: { documentId: 'doc_0' }, completes: 'gone', suggested: 'skip' },
    ]);
  });

  test('is skipped by default when the title only begins alike', () => {
    expect(complete(tides, entry({ title: 'Tides of fortune' }))).toMatchObject([{ suggested: 'skip' }]);
  });

  test('is skipped by default when it is another work, as a wrong DOI brings it', () => {
    expect(complete(tides, entry({ title: 'A history of chocolate', published: '1998' }))).toMatchObject([
      { completes: 'found', suggested: 'skip' },
    ]);
  });
});
