// Edits of a document's source: they change what they say, and nothing else of the document.
import fc from 'fast-check';
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

/** The document after its source was rewritten. */
function rewritten(held: DocumentDraft, rewrite: (source: string) => string, dialect: Dialect = 'biblatex') {
  const source = writeEntrySource(held, dialect);
  const text = rewrite(source);
  if (rewrite !== unchanged) expect(text).not.toBe(source);
  const edit = { before: read(source, dialect), after: read(text, dialect), dialect };
  return withSourceEdits(held, edit).document;
}

const unchanged = (source: string) => source;

/** Says more than a file can: of the volume its abstract and a key, a suffix without a given name, a field with a large letter. */
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

// What is drawn at random may be large, and take long beside other tests.
test.each(['bibtex', 'biblatex'] as const)(
  'a text that is as it was changes nothing (%s)',
  { timeout: 120_000 },
  (dialect) => {
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
      { numRuns: 100 },
    );
    expect(rewritten(paper, unchanged, dialect)).toEqual(paper);
  },
);

test.each(['bibtex', 'biblatex'] as const)(
  'a type of another kind, and the one before again, change nothing (%s)',
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
          // Editors of an article of proceedings are those of its volume: what is read of them is what is written.
          const held = rewritten(
            { ...draft, fields: { ...draft.fields, editors: null } } as DocumentDraft,
            unchanged,
            dialect,
          );
          const source = writeEntrySource(held, dialect);
          const there = retyped(held, type);
          expect(there.kept).toEqual([]);
          const { hidden = [] } = asKind(held, there.document.kind);
          const back = retyped({ ...there.document, hidden }, /^@([^{]+)/.exec(source)?.[1] ?? '');
          expect(back.kept).toEqual([]);
          expect(writeEntrySource(back.document, dialect)).toBe(source);
        },
      ),
      { numRuns: 20, seed: 4 },
    );
  },
);

describe('an edit changes what it says, and nothing beside it', () => {
  test('a line', () => {
    const after = rewritten(paper, (source) => source.replace('A relational model', 'On relations'));
    expect(after).toEqual({ ...paper, fields: { ...paper.fields, title: 'On relations' } });
  });

  test('a part of the volume leaves what the file does not say of it', () => {
    const after = rewritten(paper, (source) => source.replace('volume = {1}', 'volume = {2}'));
    expect(after.fields).toEqual({
      ...paper.fields,
      proceedings: { title: 'SIGFIDET', volume: '2', abstract: 'Of the volume', citationKeys: ['sigfidet'] },
    });
  });

  test('one of the people leaves the others as they are', () => {
    const after = rewritten(paper, (source) => source.replace(/\{IBM and others\}/, 'Date, Chris'));
    expect(after.fields.authors).toEqual([
      { person: { family: 'Codd', suffix: 'Jr.' } },
      { person: { family: 'Date', given: 'Chris' } },
    ]);
  });

  test('a line that is gone clears its field', () => {
    const after = rewritten(paper, (source) => source.replace(/ {2}title = .*\n/, ''));
    expect(after.fields).not.toHaveProperty('title');
    expect(after.fields).toHaveProperty('proceedings');
  });

  test('what no field holds is another field; those that stay are written as they were', () => {
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

  test('the last of the other fields may go', () => {
    const note: DocumentDraft = {
      kind: 'thesis',
      fields: { citationKeys: ['a'], otherFields: [{ name: 'x', value: 'y' }] },
    };
    expect(rewritten(note, (source) => source.replace('  x = {y},\n', '')).fields).not.toHaveProperty('otherFields');
  });

  test('another type may be another kind: what that kind has no field for is kept beside it', () => {
    const after = rewritten(paper, (source) => source.replace('@inproceedings', '@online'));
    expect(after.kind).toBe('other');
    expect(after.fields).toMatchObject({ type: 'online', entryType: 'online', title: 'A relational model' });
    expect(after.fields.authors).toEqual(paper.fields.authors);
    expect(after.fields).not.toHaveProperty('proceedings');
    expect(after.fields.otherFields).toEqual(paper.fields.otherFields);
  });

  test('a protected capital is kept with its braces, and goes with its title', () => {
    const protectedTitle = rewritten(paper, (source) => source.replace('A relational', 'A {R}elational'));
    expect(protectedTitle.fields.title).toBe('A Relational model');
    expect(protectedTitle.fields.otherFields).toContainEqual({ name: 'title+latex', value: 'A {R}elational model' });
    const plain = rewritten(protectedTitle, (source) => source.replace('{R}', 'R'));
    expect(plain.fields.otherFields).toEqual(paper.fields.otherFields);
  });
});

describe('what the kind does not show', () => {
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
    const said = { before: read(source, 'biblatex'), after: read(rewrite(source), 'biblatex') };
    return withSourceEdits(held, { ...said, dialect: 'biblatex' });
  };
  const book = asKind(article, 'other');

  test('is kept as it was where the type becomes one of another kind, and comes back with that of its own', () => {
    const { document, kept } = edit(article, (source) => source.replace('@article', '@book'));
    expect(kept).toEqual([]);
    expect(document).toMatchObject({ kind: 'other', fields: { type: 'book', title: 'Radium' } });
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
    expect(edit(book, (source) => source.replace('@misc', '@article'))).toEqual({ document: article, kept: [] });
  });

  test('is kept where something else is changed', () => {
    const { document, kept } = edit(book, (source) => source.replace('Radium', 'Polonium'));
    expect(kept).toEqual([]);
    expect(document).toEqual({ kind: 'other', fields: { ...book.fields, title: 'Polonium' } });
  });

  test('is changed by its lines', () => {
    const { document, kept } = edit(book, (source) => source.replace('{127}', '{128}'));
    expect(document).toEqual({ kind: 'other', fields: book.fields });
    expect(kept).toEqual([{ kind: 'journalArticle', name: 'in', value: { ...article.fields.in, volume: '128' } }]);
  });

  test('is changed together with the kind', () => {
    const { document, kept } = edit(article, (source) =>
      source.replace('@article', '@book').replace(/ {2}volume.*\n/, ''),
    );
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
    expect(kept).toEqual([
      { kind: 'journalArticle', name: 'in', value: { journal: { name: 'Comptes rendus', issn: ['1631-0721'] } } },
    ]);
  });

  test('of which the source was kept is changed with its braces', () => {
    const { document, kept } = edit(book, (source) => source.replace('{Comptes} rendus', 'Comptes {Rendus}'));
    expect(kept).toMatchObject([{ value: { journal: { name: 'Comptes Rendus' }, volume: '127' } }]);
    expect(document.fields.otherFields).toEqual([{ name: 'journaltitle+latex', value: 'Comptes {Rendus}' }]);
  });

  test('of which the kind reads lines as its own leaves it those', () => {
    const proceedings = asKind(article, 'proceedings');
    const without = edit(proceedings, (source) => source.replace(/ {2}journaltitle.*\n/, ''));
    expect(without.kept).toMatchObject([{ name: 'in', value: null }]);
    expect(without.document.fields).toMatchObject({ volume: '127', issn: ['1631-0721'] });
    const inVolume: WholeDocument = {
      kind: 'proceedingsArticle',
      fields: { citationKeys: ['a'], proceedings: { title: 'SIGFIDET', abstract: 'Kept' } },
      hidden: [{ kind: 'journalArticle', name: 'in', value: { journal: { name: 'J' }, volume: '12', number: '3' } }],
    };
    const { document, kept } = edit(inVolume, (source) => source.replace('{3}', '{4}'));
    expect(document.fields).toMatchObject({ proceedings: { title: 'SIGFIDET', abstract: 'Kept', number: '4' } });
    expect(kept).toMatchObject([{ value: { journal: { name: 'J' }, volume: '12', number: '4' } }]);
  });

  test('that no line told, because another had its name, stays', () => {
    const twice: WholeDocument = {
      kind: 'other',
      fields: { citationKeys: ['a'], title: 'Radium' },
      hidden: [
        { kind: 'proceedings', name: 'volume', value: '3' },
        { kind: 'journalArticle', name: 'in', value: { journal: { name: 'J' }, volume: '12' } },
      ],
    };
    expect(edit(twice, (source) => source.replace('{12}', '{13}')).kept.map(({ name }) => name)).toEqual(['in']);
  });

  test('goes with its line', () => {
    const { document, kept } = edit(book, (source) => source.replace(/ {2}pages.*\n/, ''));
    expect(kept.map(({ name, value }) => [name, value])).toEqual([
      ['pageStart', null],
      ['pageEnd', null],
    ]);
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
  });

  test('is what the text says as its kind comes back with another line', () => {
    const { document } = edit(book, (source) => source.replace('@misc', '@article').replace('{127}', '{128}'));
    expect(document.fields).toMatchObject({
      in: { journal: { name: 'Comptes rendus' }, volume: '128' },
      pageEnd: '178',
    });
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
  });

  test('of which two kinds use one line is each told by it', () => {
    const { document, kept } = edit(article, (source) => source.replace('@article', '@proceedings'));
    expect(kept).toEqual([]);
    expect(document.fields).toMatchObject({ volume: '127' });
    expect(document.fields.otherFields).toEqual(article.fields.otherFields);
  });
});
