// Tests required fields with examples from BibLaTeX's manual.
import { describe, expect, it, test } from 'vitest';
import type { DocumentDraft } from './documents.ts';
import { missingFields } from './requiredFields.ts';

const authors = [{ person: { family: 'Curie', given: 'Marie' } }];
const editors = [{ organization: { name: 'Académie' } }];
const said = { title: 'T', published: '1911' };

const other = (type: string, fields: Extract<DocumentDraft, { kind: 'other' }>['fields'] = {}): DocumentDraft => ({
  kind: 'other',
  fields: { type, ...fields },
});

test.each<[string, DocumentDraft, string[]]>([
  ['an empty article', { kind: 'journalArticle', fields: {} }, ['author', 'title', 'journal', 'year']],
  [
    'a complete article',
    { kind: 'journalArticle', fields: { ...said, authors, in: { journal: { name: 'Radium' } } } },
    [],
  ],
  ['an article without a journal', { kind: 'journalArticle', fields: { ...said, authors } }, ['journal']],
  ['an article in proceedings', { kind: 'proceedingsArticle', fields: { ...said, authors } }, ['booktitle']],
  [
    'an article in proceedings with a title',
    { kind: 'proceedingsArticle', fields: { ...said, authors, proceedings: { title: 'Solvay' } } },
    [],
  ],
  ['proceedings', { kind: 'proceedings', fields: { title: 'Solvay' } }, ['year']],
  ['a thesis', { kind: 'thesis', fields: { ...said, authors } }, ['type', 'institution']],
  [
    'a thesis whose entry type implies the degree',
    { kind: 'thesis', fields: { ...said, authors, entryType: 'phdthesis' } },
    ['institution'],
  ],
  ['an edited book', other('book', { ...said, editors }), ['author']],
  ['a collection', other('collection', { ...said, authors }), ['editor']],
  ['a chapter', other('incollection', { ...said, authors }), ['editor', 'booktitle']],
  ['a web page', other('online', { ...said, authors }), ['doi/eprint/url']],
  ['a report', other('report', { ...said, authors }), ['type', 'institution']],
  ['a technical report', other('report', { ...said, authors, entryType: 'techreport' }), ['institution']],
  ['a patent', other('patent', { ...said, authors }), ['number']],
  ['anything', { kind: 'other', fields: {} }, ['author/editor', 'title', 'year']],
  ['a custom type', other('recipe'), []],
])('of %s', (_, draft, missing) => {
  expect(missingFields(draft)).toEqual(missing);
});

describe('one of several fields is enough', () => {
  it('for people', () => {
    expect(missingFields(other('manual', { ...said, editors }))).toEqual([]);
  });

  it('for addresses', () => {
    for (const name of ['doi', 'eprint', 'url']) {
      const draft = other('online', { ...said, authors, otherFields: [{ name, value: 'x' }] });
      expect(missingFields(draft)).toEqual([]);
    }
  });
});

describe('a field counts even if it is among the other fields', () => {
  it.each([
    ['booktitle', other('inbook', { ...said, authors, otherFields: [{ name: 'booktitle', value: 'B' }] })],
    ['year', other('book', { title: 'T', authors, otherFields: [{ name: 'year', value: 'in press' }] })],
    ['date', other('book', { title: 'T', authors, otherFields: [{ name: 'date', value: 'soon' }] })],
    ['school', other('techreport', { ...said, authors, otherFields: [{ name: 'school', value: 'Sorbonne' }] })],
  ])('%s', (_, draft) => {
    expect(missingFields(draft)).toEqual([]);
  });

  it('unless it is blank', () => {
    const otherFields = [{ name: 'booktitle', value: ' ' }];
    expect(missingFields(other('inbook', { ...said, authors, otherFields }))).toEqual(['booktitle']);
  });
});

test("a blank value doesn't count", () => {
  expect(missingFields(other('book', { title: ' ', published: '', authors: [] }))).toEqual(['author', 'title', 'year']);
});
