// Tests that a document whose kind has changed is exported with all its fields, including those that its kind doesn't show.
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { anyDraft, asKind } from '#tests/support/drafts.ts';
import { type DocumentDraft, documentKinds } from '../documents.ts';
import type { WholeDocument } from '../hiddenFields.ts';
import type { Dialect } from './dialect.ts';
import { readEntrySource, writeEntrySource } from './entrySource.ts';
import { writeFields } from './writeFields.ts';

const paper: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    citationKeys: ['curie'],
    title: 'Radium',
    in: { journal: { name: 'Comptes rendus', issn: ['1631-0721'] }, volume: '127', number: '2' },
    pageStart: '175',
    pageEnd: '178',
    otherFields: [
      { name: 'journaltitle+latex', value: '{Comptes} rendus' },
      { name: 'file', value: 'curie.pdf' },
    ],
  },
};

const write = (document: WholeDocument, dialect: Dialect = 'biblatex') => writeEntrySource(document, dialect);

test('an article that became a book keeps its journal and pages, before the other fields', () => {
  expect(write(asKind(paper, 'other'))).toBe(`@misc{curie,
  title = {Radium},
  journaltitle = {{Comptes} rendus},
  volume = {127},
  number = {2},
  issn = {1631-0721},
  pages = {175--178},
  file = {curie.pdf},
}
`);
});

test('proceedings that became an article keep the ISBN and the number of pages where proceedings have them', () => {
  const volume: DocumentDraft = {
    kind: 'proceedings',
    fields: {
      title: 'Hearts',
      publishers: [{ name: 'Springer' }],
      volume: '3',
      isbn: '978-3-540-63293-1',
      pageTotal: '12',
    },
  };
  const names = (document: WholeDocument) => writeFields(document, 'misc', 'biblatex').map(({ name }) => name);
  expect(names(asKind(volume, 'journalArticle'))).toEqual(names(volume));
  expect(names(volume)).toEqual(['title', 'volume', 'publisher', 'isbn', 'pagetotal']);
});

test('reads back, and is written as the same file again', () => {
  const issue = { journal: { name: 'Comptes rendus' }, volume: '127' };
  const text = write(asKind({ kind: 'journalArticle', fields: { ...paper.fields, in: issue } }, 'other'));
  expect(write(readEntrySource(text, 'biblatex').draft ?? paper)).toBe(text);
});

test('a hidden field that matches a field of the new kind becomes that field after it is read back', () => {
  const text = write(asKind(paper, 'other'));
  const again = readEntrySource(text, 'biblatex').draft;
  expect(again?.fields).toMatchObject({ issn: ['1631-0721'] });
  const lines = write(again ?? paper).split('\n');
  expect(lines.toSorted()).toEqual(text.split('\n').toSorted());
  expect(lines.indexOf('  issn = {1631-0721},')).toBeLessThan(lines.indexOf('  journaltitle = {{Comptes} rendus},'));
});

test('visible fields and other fields of the same name have priority over hidden ones', () => {
  const proceedings = asKind(paper, 'proceedings');
  const shown = { ...proceedings, fields: { ...proceedings.fields, volume: '3' } } as WholeDocument;
  expect(write(shown)).toContain('  volume = {3},\n');
  expect(write(shown)).not.toContain('127');
  const besides = [{ name: 'journal', value: 'Another' }];
  const other = { ...proceedings, fields: { ...proceedings.fields, otherFields: besides } } as WholeDocument;
  expect(write(other)).not.toMatch(/Comptes|journaltitle|journal-2/);
  const capital = { ...other, fields: { ...proceedings.fields, otherFields: [{ name: 'Volume', value: '7' }] } };
  expect(write(capital as WholeDocument)).toContain('  volume = {7},\n}');
});

test.each(['bibtex', 'biblatex'] as const)(
  'any document of any kind keeps its content as another kind (%s)',
  (dialect) => {
    // As an entry of a type that doesn't imply a degree.
    const said = (document: WholeDocument) =>
      writeFields(document, 'misc', dialect).map(({ name, value }) => `${name} = ${value}`);
    // The editors of an article in proceedings have the same field name as those of the volume, if there is no volume.
    const editors = (fact: string) => fact.replace(/^articleeditor/, 'editor');
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...documentKinds), (draft, kind) => {
        const before = said(draft).map(editors);
        fc.pre(before.filter((fact) => fact.startsWith('editor = ')).length < 2);
        expect(said(asKind(draft, kind)).map(editors).toSorted()).toEqual(before.toSorted());
      }),
      { numRuns: 150, seed: 4 },
    );
  },
);
