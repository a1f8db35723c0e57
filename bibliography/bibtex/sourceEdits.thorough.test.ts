// Tests that an edit of a document's source changes what was edited, and nothing else of the document.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { anyDraft, asKind } from '#tests/support/drafts.ts';
import type { DocumentDraft } from '../documents.ts';
import type { WholeDocument } from '../hiddenFields.ts';
import type { Dialect } from './dialect.ts';
import { readEntrySource, writeEntrySource } from './entrySource.ts';
import { withSourceEdits } from './sourceEdits.ts';

function read(text: string, dialect: Dialect): DocumentDraft {
  const { draft, problems } = readEntrySource(text, dialect);
  if (!draft) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return draft;
}

/** The document after an edit of its source. */
function rewritten(held: DocumentDraft, rewrite: (source: string) => string, dialect: Dialect = 'biblatex') {
  const source = writeEntrySource(held, dialect);
  const text = rewrite(source);
  if (rewrite !== unchanged) expect(text).not.toBe(source);
  const edit = { before: read(source, dialect), after: read(text, dialect), dialect };
  return withSourceEdits(held, edit).document;
}

const unchanged = (source: string) => source;

/** A document with more than a file can express: an abstract and a key of the volume, a suffix without a given name, an uppercase field name. */
const paper: DocumentDraft = {
  kind: 'proceedingsArticle',
  fields: {
    citationKeys: ['Codd_1970'],
    entryType: 'inproceedings',
    title: 'A relational model',
    authors: [{ person: { family: 'Codd', suffix: 'Jr.' } }, { organization: { name: 'IBM and others' } }],
    published: '1970-06',
    proceedings: { title: 'SIGFIDET', volume: '1', abstract: 'Of the volume', citationKeys: ['sigfidet'] },
    otherFields: [
      { name: 'Review', value: 'Read it' },
      { name: 'file', value: ':codd.pdf:PDF' },
    ],
  },
};

// Random documents may be large, and slow to handle while other tests run.
test.each(['bibtex', 'biblatex'] as const)('unchanged source changes nothing (%s)', { timeout: 120_000 }, (dialect) => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      fc.pre(readEntrySource(writeEntrySource(draft, dialect), dialect).draft !== null);
      expect(rewritten(draft, unchanged, dialect)).toEqual({
        kind: draft.kind,
        fields: Object.fromEntries(
          Object.entries(draft.fields).filter(
            ([name, value]) => (value != null && name !== 'in') || draft.kind !== 'proceedingsArticle',
          ),
        ),
      });
    }),
    { numRuns: 25, seed: 4 },
  );
  expect(rewritten(paper, unchanged, dialect)).toEqual(paper);
});

test.each(['bibtex', 'biblatex'] as const)(
  'changing the type to that of another kind and back changes nothing (%s)',
  (dialect) => {
    const retyped = (held: WholeDocument, type: string) => {
      const source = writeEntrySource(held, dialect);
      const text = source.replace(/^@[^{]+/, `@${type}`);
      return withSourceEdits(held, { before: read(source, dialect), after: read(text, dialect), dialect });
    };
    fc.assert(
      fc.property(
        anyDraft,
        fc.constantFrom('article', 'inproceedings', 'thesis', 'proceedings', 'book'),
        (draft, type) => {
          // The editors of an article in proceedings are those of its volume, so the test uses what is read back as the original.
          const held = rewritten(
            { ...draft, fields: { ...draft.fields, editors: null } } as DocumentDraft,
            unchanged,
            dialect,
          );
          const source = writeEntrySource(held, dialect);
          const there = retyped(held, type);
          expect(there.hiddenChanges).toEqual([]);
          const { hidden = [] } = asKind(held, there.document.kind);
          const back = retyped({ ...there.document, hidden }, /^@([^{]+)/.exec(source)?.[1] ?? '');
          expect(back.hiddenChanges).toEqual([]);
          expect(writeEntrySource(back.document, dialect)).toBe(source);
        },
      ),
      { numRuns: 10, seed: 4 },
    );
  },
);

describe('an edit changes only what it says', () => {
  test('a line', () => {
    const after = rewritten(paper, (source) => source.replace('A relational model', 'On relations'));
    expect(after).toEqual({ ...paper, fields: { ...paper.fields, title: 'On relations' } });
  });

  test("editing a part of the volume keeps its data that the file can't express", () => {
    const after = rewritten(paper, (source) => source.replace('volume = {1}', 'volume = {2}'));
    expect(after.fields).toEqual({
      ...paper.fields,
      proceedings: { title: 'SIGFIDET', volume: '2', abstract: 'Of the volume', citationKeys: ['sigfidet'] },
    });
  });

  test('editing one of several people leaves the others as they are', () => {
    const after = rewritten(paper, (source) => source.replace(/\{IBM and others\}/, 'Date, Chris'));
    expect(after.fields.authors).toEqual([
      { person: { family: 'Codd', suffix: 'Jr.' } },
      { person: { family: 'Date', given: 'Chris' } },
    ]);
  });

  test('removing a line clears its field', () => {
    const after = rewritten(paper, (source) => source.replace(/ {2}title = .*\n/, ''));
    expect(after.fields).not.toHaveProperty('title');
    expect(after.fields).toHaveProperty('proceedings');
  });

  test('unknown fields become other fields, and existing ones are written as before', () => {
    const after = rewritten(paper, (source) =>
      source
        .replace('  file = {:codd.pdf:PDF},\n', '  priority = {prio1},\n  review = {Read it},\n')
        .replace('  review', '  x-review'),
    );
    expect(after.fields.otherFields).toEqual([
      { name: 'Review', value: 'Read it' },
      { name: 'x-review', value: 'Read it' },
      { name: 'priority', value: 'prio1' },
    ]);
  });

  test('the last of the other fields can be removed', () => {
    const note: DocumentDraft = {
      kind: 'thesis',
      fields: { citationKeys: ['a'], otherFields: [{ name: 'x', value: 'y' }] },
    };
    expect(rewritten(note, (source) => source.replace('  x = {y},\n', '')).fields).not.toHaveProperty('otherFields');
  });

  test('another type may mean another kind; the fields that it lacks do not become other fields', () => {
    const after = rewritten(paper, (source) => source.replace('@inproceedings', '@online'));
    expect(after.kind).toBe('other');
    expect(after.fields).toMatchObject({ type: 'online', entryType: 'online', title: 'A relational model' });
    expect(after.fields.authors).toEqual(paper.fields.authors);
    expect(after.fields).not.toHaveProperty('proceedings');
    expect(after.fields.otherFields).toEqual(paper.fields.otherFields);
  });

  test('the braces of a protected capital are kept, until they are removed in the source', () => {
    const protectedTitle = rewritten(paper, (source) => source.replace('A relational', 'A {R}elational'));
    expect(protectedTitle.fields.title).toBe('A Relational model');
    expect(protectedTitle.fields.otherFields).toContainEqual({ name: 'title+latex', value: 'A {R}elational model' });
    const plain = rewritten(protectedTitle, (source) => source.replace('{R}', 'R'));
    expect(plain.fields.otherFields).toEqual(paper.fields.otherFields);
  });
});

describe('hidden fields', () => {
  const article: DocumentDraft = {
    kind: 'journalArticle',
    fields: {
      citationKeys: ['curie'],
      entryType: 'article',
      title: 'Radium',
      in: { journal: { name: 'Comptes rendus', issn: ['1631-0721'] }, volume: '127' },
      pageStart: '175',
      pageEnd: '178',
      otherFields: [{ name: 'journaltitle+latex', value: '{Comptes} rendus' }],
    },
  };
  const edit = (held: WholeDocument, rewrite: (source: string) => string) => {
    const source = writeEntrySource(held, 'biblatex');
    expect(rewrite(source)).not.toBe(source);
    const [before, after] = [read(source, 'biblatex'), read(rewrite(source), 'biblatex')];
    return withSourceEdits(held, { before, after, dialect: 'biblatex' });
  };
  const book = asKind(article, 'other');

  test('are kept when the type becomes that of another kind, and return with the original one', () => {
    const { document, hiddenChanges } = edit(article, (source) => source.replace('@article', '@book'));
    expect(hiddenChanges).toEqual([]);
    expect(document).toMatchObject({ kind: 'other', fields: { type: 'book', title: 'Radium' } });
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
    expect(edit(book, (source) => source.replace('@misc', '@article'))).toEqual({
      document: article,
      hiddenChanges: [],
    });
  });

  test('are kept when something else is edited', () => {
    const { document, hiddenChanges } = edit(book, (source) => source.replace('Radium', 'Polonium'));
    expect(hiddenChanges).toEqual([]);
    expect(document).toEqual({ kind: 'other', fields: { ...book.fields, title: 'Polonium' } });
  });

  test('are edited through their lines', () => {
    const { document, hiddenChanges } = edit(book, (source) => source.replace('{127}', '{128}'));
    expect(document).toEqual({ kind: 'other', fields: book.fields });
    expect(hiddenChanges).toEqual([
      { kind: 'journalArticle', name: 'in', value: { ...article.fields.in, volume: '128' } },
    ]);
  });

  test('are edited together with the kind', () => {
    const { document, hiddenChanges } = edit(article, (source) =>
      source.replace('@article', '@book').replace(/ {2}volume.*\n/, ''),
    );
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
    expect(hiddenChanges).toEqual([
      { kind: 'journalArticle', name: 'in', value: { journal: { name: 'Comptes rendus', issn: ['1631-0721'] } } },
    ]);
  });

  test('whose source was kept are edited with their braces', () => {
    const { document, hiddenChanges } = edit(book, (source) => source.replace('{Comptes} rendus', 'Comptes {Rendus}'));
    expect(hiddenChanges).toMatchObject([{ value: { journal: { name: 'Comptes Rendus' }, volume: '127' } }]);
    expect(document.fields.otherFields).toEqual([{ name: 'journaltitle+latex', value: 'Comptes {Rendus}' }]);
  });

  test("leave lines to the kind's own fields of the same name", () => {
    const proceedings = asKind(article, 'proceedings');
    const without = edit(proceedings, (source) => source.replace(/ {2}journaltitle.*\n/, ''));
    expect(without.hiddenChanges).toMatchObject([{ name: 'in', value: null }]);
    expect(without.document.fields).toMatchObject({ volume: '127', issn: ['1631-0721'] });
    const inVolume: WholeDocument = {
      kind: 'proceedingsArticle',
      fields: { citationKeys: ['a'], proceedings: { title: 'SIGFIDET', abstract: 'Kept' } },
      hidden: [{ kind: 'journalArticle', name: 'in', value: { journal: { name: 'J' }, volume: '12', number: '3' } }],
    };
    const { document, hiddenChanges } = edit(inVolume, (source) => source.replace('{3}', '{4}'));
    expect(document.fields).toMatchObject({ proceedings: { title: 'SIGFIDET', abstract: 'Kept', number: '4' } });
    expect(hiddenChanges).toMatchObject([{ value: { journal: { name: 'J' }, volume: '12', number: '4' } }]);
  });

  test('without a line, because another field has their name, stay', () => {
    const twice: WholeDocument = {
      kind: 'other',
      fields: { citationKeys: ['a'], title: 'Radium' },
      hidden: [
        { kind: 'proceedings', name: 'volume', value: '3' },
        { kind: 'journalArticle', name: 'in', value: { journal: { name: 'J' }, volume: '12' } },
      ],
    };
    expect(edit(twice, (source) => source.replace('{12}', '{13}')).hiddenChanges.map(({ name }) => name)).toEqual([
      'in',
    ]);
  });

  test('are removed with their line', () => {
    const { document, hiddenChanges } = edit(book, (source) => source.replace(/ {2}pages.*\n/, ''));
    expect(hiddenChanges.map(({ name, value }) => [name, value])).toEqual([
      ['pageStart', null],
      ['pageEnd', null],
    ]);
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
  });

  test('have the value in the text when the kind returns together with an edited line', () => {
    const { document } = edit(book, (source) => source.replace('@misc', '@article').replace('{127}', '{128}'));
    expect(document.fields).toMatchObject({
      in: { journal: { name: 'Comptes rendus' }, volume: '128' },
      pageEnd: '178',
    });
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
  });

  test('stay as they are if a field of the new kind shares their line', () => {
    const { document, hiddenChanges } = edit(article, (source) => source.replace('@article', '@proceedings'));
    expect(hiddenChanges).toEqual([]);
    expect(document.fields).toMatchObject({ volume: '127' });
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
  });
});
