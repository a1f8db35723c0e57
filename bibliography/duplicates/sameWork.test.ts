// Tests when two documents that share a duplicate key are the same work, and what casts doubt on it.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { DocumentDraft, JournalArticleFields, OtherDocumentFields } from '../documents.ts';
import { compareWorks, type Doubt } from './sameWork.ts';

const smit = [{ person: { family: 'Smit', given: 'A.' } }];

/** An entry of a type without a kind of its own; unknown fields become other fields. */
function entry(
  type: string,
  fields: OtherDocumentFields,
  others: Readonly<Record<string, string>> = {},
): DocumentDraft {
  const otherFields = Object.entries(others).map(([name, value]) => ({ name, value }));
  return { kind: 'other', fields: { type, entryType: type, authors: smit, ...fields, otherFields } };
}

const paper = (fields: JournalArticleFields = {}): DocumentDraft => ({
  kind: 'journalArticle',
  fields: {
    entryType: 'article',
    title: 'Tides of the sea',
    authors: smit,
    published: '2004',
    doi: '10.1000/tides',
    in: { journal: { name: 'Journal of the Sea' }, volume: '4', number: '2' },
    pageStart: '12',
    pageEnd: '19',
    ...fields,
  },
});

const both = (one: DocumentDraft, two: DocumentDraft): (Doubt | null)[] => [
  compareWorks(one, two).doubt,
  compareWorks(two, one).doubt,
];

describe('the same work', () => {
  test.each<[string, DocumentDraft, DocumentDraft]>([
    ['in another spelling', paper(), paper({ title: 'TIDES of the {Sea}.', doi: 'https://doi.org/10.1000/TIDES' })],
    ['without DOI and pages', paper(), paper({ doi: null, pageStart: null, pageEnd: null })],
    ['with the journal abbreviated', paper(), paper({ in: { journal: { name: 'J. Sea' }, volume: '4' }, doi: null })],
    ['with the last page abbreviated', paper(), paper({ pageEnd: '9' })],
    ['without a year, in the same journal', paper({ doi: null }), paper({ doi: null, published: null })],
    [
      'with an indefinite type',
      paper(),
      entry('misc', { title: 'Tides of the sea', published: '2004-05', doi: '10.1000/tides' }),
    ],
    [
      'a book that was a collection elsewhere',
      entry('book', { title: 'Seas', published: '2001' }, { isbn: '0-306-40615-2' }),
      entry('collection', { title: 'Seas', published: '2001', authors: [] }, { isbn: '978-0-306-40615-7' }),
    ],
    [
      'an edition written as a number and as an ordinal',
      entry('book', { title: 'Seas', published: '2001' }, { edition: '2' }),
      entry('book', { title: 'Seas', published: '2001' }, { edition: '2nd' }),
    ],
    ['a correction that is imported twice', paper({ title: 'Erratum' }), paper({ title: 'Erratum' })],
    [
      'an entry with little data, imported twice',
      entry('misc', { citationKeys: ['ctan'], title: '{CTAN}', authors: [] }),
      entry('misc', { citationKeys: ['ctan'], title: '{CTAN}', authors: [] }),
    ],
    ['a set, imported twice', entry('set', { citationKeys: ['s'] }), entry('set', { citationKeys: ['s'] })],
  ])('%s', (_, one, two) => {
    expect(both(one, two)).toEqual([null, null]);
    expect(compareWorks(one, two).sameness).toBe('same');
  });
});

describe('doubtful', () => {
  const doi = '10.1000/book';
  test.each<[string, Doubt, DocumentDraft, DocumentDraft]>([
    ['different titles with the same DOI', 'titles', paper(), paper({ title: 'Tides of the moon' })],
    ['numbered parts', 'titles', paper({ title: 'Tides. Part I' }), paper({ title: 'Tides. Part II' })],
    ['distinctive symbols', 'titles', paper({ title: 'Parsing C' }), paper({ title: 'Parsing C++' })],
    ['no titles', 'titles', paper({ title: null }), paper({ title: null })],
    [
      'a chapter with the DOI of its book',
      'part',
      entry('incollection', { title: 'Seas', doi }),
      entry('book', { title: 'Seas', doi }),
    ],
    [
      'a paper and its proceedings',
      'part',
      { kind: 'proceedingsArticle', fields: { title: 'Seas', doi } },
      { kind: 'proceedings', fields: { title: 'Seas', doi } },
    ],
    ['a volume and the whole', 'part', entry('book', { title: 'Seas', doi }), entry('mvbook', { title: 'Seas', doi })],
    [
      'a preface and a chapter',
      'part',
      entry('suppbook', { title: 'Seas', doi }),
      entry('inbook', { title: 'Seas', doi }),
    ],
    ['a correction, marked in its title', 'notice', paper(), paper({ title: 'Correction to: Tides of the sea' })],
    ['a reply, marked in its title addon', 'notice', paper(), paper({ titleAddon: 'Reply' })],
    [
      'a review, marked by its type',
      'notice',
      entry('review', { title: 'Seas', doi }),
      entry('book', { title: 'Seas', doi }),
    ],
    ['a report and an article', 'types', paper(), entry('report', { title: 'Tides of the sea', published: '2004' })],
    [
      'a preprint',
      'types',
      paper({ doi: null }),
      entry('online', { title: 'Tides of the sea', published: '2004' }, { eprint: '2101.1' }),
    ],
    ['other DOIs', 'identifiers', paper(), paper({ doi: '10.1000/other' })],
    ['other people', 'people', paper(), paper({ authors: [{ person: { family: 'Li' } }] })],
    ['other years', 'years', paper(), paper({ published: '2005' })],
    ['other volumes', 'numbers', paper(), paper({ in: { journal: { name: 'Journal of the Sea' }, volume: '5' } })],
    ['a double number', 'numbers', paper(), paper({ in: { journal: { name: 'Journal of the Sea' }, number: '1-2' } })],
    ['other pages', 'numbers', paper(), paper({ pageStart: '112' })],
    [
      'other editions',
      'numbers',
      entry('book', { title: 'Seas', doi }, { edition: '1' }),
      entry('book', { title: 'Seas', doi }, { edition: 'Second' }),
    ],
    [
      'one volume, and possibly another',
      'numbers',
      entry('book', { title: 'Seas', doi }, { volume: '2' }),
      entry('book', { title: 'Seas', doi }),
    ],
    [
      'another journal',
      'containers',
      paper({ doi: null, pageStart: null, pageEnd: null }),
      paper({ doi: null, in: { journal: { name: 'Ships' } } }),
    ],
    ['a translation', 'languages', paper({ languages: ['german'] }), paper({ languages: ['english'] })],
    ['a common title', 'little', paper({ title: 'Editorial' }), paper({ title: 'Editorial', in: null })],
    [
      'nothing but a title',
      'little',
      entry('misc', { title: 'Seas', authors: [] }),
      entry('misc', { title: 'Seas', authors: [] }),
    ],
    [
      'only people and a title',
      'little',
      entry('book', { title: 'Seas' }),
      entry('book', { title: 'Seas', published: '2001' }),
    ],
  ])('%s', (_, doubt, one, two) => {
    expect(both(one, two)).toEqual([doubt, doubt]);
    expect(compareWorks(one, two).sameness).toBe('unsure');
  });

  test('differences in titles are never ignored', () => {
    const title = fc.stringMatching(/^[a-z ]{1,20}$/);
    fc.assert(
      fc.property(title, title, (one, two) => {
        fc.pre(one.replaceAll(' ', '') !== two.replaceAll(' ', ''));
        expect(compareWorks(paper({ title: one }), paper({ title: two })).sameness).toBe('unsure');
      }),
    );
  });
});
