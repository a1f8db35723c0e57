// Tests how single entries and the other parts of a file are written.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import type { Dialect } from './dialect.ts';
import { type LibraryPart, parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

test('a generated key differs from the keys of all other entries', () => {
  const drafts = ['Tides of the sea', 'Tides'].map((title, index): DocumentDraft => ({
    kind: 'other',
    fields: { title, ...(index === 1 && { citationKeys: ['Ti des%'] }) },
  }));
  const { entries } = parseBibliography(writeBibliography(drafts, 'bibtex'));
  expect(entries.map(({ key }) => key)).toEqual(['Tidesa', 'Tides']);
});

describe('one entry', () => {
  const write = (draft: DocumentDraft, dialect: Dialect = 'biblatex'): string =>
    writeBibliography([draft], dialect).split('\n\n@Comment')[0] ?? '';

  test('in both dialects, in canonical form', () => {
    const draft: DocumentDraft = {
      kind: 'journalArticle',
      fields: {
        citationKeys: ['berg', 'old'],
        authors: [
          { person: { family: 'Berg', given: 'Jan', nonDroppingParticle: 'van der', suffix: 'Jr.' } },
          { organization: { name: 'World Tide & Sea Office' } },
        ],
        title: '100% of C# {tides}',
        in: { journal: { name: 'Coastal Letters' }, volume: '3' },
        published: '2006-03-05',
        pageStart: '1',
        pageEnd: '9',
        keywords: ['sea, shore', 'tide'],
      },
    };
    expect(write(draft)).toBe(String.raw`@article{berg,
  ids = {old},
  author = {van der Berg, Jr., Jan and {World Tide \& Sea Office}},
  title = {100\% of C\# \textbraceleft{}tides\textbraceright{}},
  journaltitle = {Coastal Letters},
  volume = {3},
  date = {2006-03-05},
  pages = {1--9},
  keywords = {{sea, shore}, tide},
}`);
    expect(write(draft, 'bibtex')).toContain(`  journal = {Coastal Letters},
  volume = {3},
  year = {2006},
  month = mar,
  day = {5},
  pages`);
  });

  test.each<[string, Dialect, string]>([
    ['2006', 'bibtex', 'year = {2006},'],
    ['1984/1986', 'bibtex', 'year = {1984--1986},'],
    ['2006-03/2006-05', 'bibtex', 'year = {2006},\n  month = mar,\n  date = {2006-03/2006-05},'],
    ['1984/1986', 'biblatex', 'date = {1984/1986},'],
  ])('the date %s in %s', (published, dialect, written) => {
    expect(write({ kind: 'other', fields: { published } }, dialect)).toContain(`  ${written}\n`);
  });

  test('a source is written as long as it matches the value', () => {
    const { entries } = parseBibliography('@misc{k, title = {The {DNA} of $H_2O$}}');
    const draft = entries.map((entry) => entry.draft);
    expect(writeBibliography(draft, 'bibtex')).toContain('title = {The {DNA} of $H_2O$}');
    const edited = draft.map((one): DocumentDraft => ({
      kind: 'other',
      fields: { ...one.fields, title: 'The DNA of ice' },
    }));
    expect(writeBibliography(edited, 'bibtex')).toContain('title = {The DNA of ice}');
    expect(writeBibliography(edited, 'bibtex')).not.toContain('latex');
  });

  test.each<[DocumentDraft, string]>([
    [{ kind: 'thesis', fields: {} }, 'phdthesis'],
    [{ kind: 'thesis', fields: { degreeType: 'mathesis' } }, 'mastersthesis'],
    [{ kind: 'thesis', fields: { entryType: 'thesis' } }, 'thesis'],
    [{ kind: 'thesis', fields: { entryType: 'article' } }, 'phdthesis'],
    [{ kind: 'other', fields: { entryType: 'techreport', type: 'report' } }, 'techreport'],
    [{ kind: 'other', fields: { entryType: 'techreport', type: 'book' } }, 'book'],
    [{ kind: 'other', fields: { entryType: 'comment', type: 'a b' } }, 'misc'],
  ])('%j is an entry of the type %s', (draft, type) => {
    expect(write(draft, 'bibtex')).toMatch(new RegExp(`^@${type}\\{`));
  });

  test.each(['}', '{', '\\', 'a}b{', 'C:\\dir\\', '@misc{x,\n title = {y}}', '"', '\n@misc{x'])(
    "the value %j doesn't break its field",
    (value) => {
      const fields = {
        citationKeys: ['k', '}x'],
        otherFields: [
          { name: 'file', value },
          { name: '} = x, title', value },
        ],
      };
      const { entries, problems } = parseBibliography(writeBibliography([{ kind: 'other', fields }], 'biblatex'));
      expect(problems).toEqual([]);
      expect(entries).toHaveLength(1);
      expect(entries[0]?.draft.fields.title).toBeUndefined();
      expect(entries[0]?.draft.fields.otherFields).toHaveLength(2);
    },
  );
});

test('keys are generated where they are missing, and are unique', () => {
  const untitled: DocumentDraft = { kind: 'other', fields: {} };
  const berg = { authors: [{ person: { family: 'Bérg', nonDroppingParticle: 'van der' } }], published: '2006' };
  const drafts: DocumentDraft[] = [
    { kind: 'thesis', fields: berg },
    { kind: 'thesis', fields: berg },
    { kind: 'thesis', fields: { ...berg, citationKeys: ['berg2006A'] } },
    { kind: 'other', fields: { title: 'On the Tides' } },
    ...Array.from({ length: 28 }, () => untitled),
  ];
  const keys = parseBibliography(writeBibliography(drafts, 'biblatex')).entries.map(({ key }) => key);
  expect(keys.slice(0, 6)).toEqual(['Berg2006', 'Berg2006b', 'berg2006A', 'Tides', 'untitled', 'untitleda']);
  expect(keys.at(-1)).toBe('untitledaa');
  expect(new Set(keys).size).toBe(keys.length);
});

test("other parts of the file can't swallow the entries", () => {
  const parts: LibraryPart[] = [
    { kind: 'COMMENT', name: null, value: 'open {' },
    { kind: 'COMMENT', name: 'text', value: '@misc{x, title = {No entry}}' },
    { kind: 'PREAMBLE', name: null, value: '"}"}' },
    { kind: 'STRING', name: 'a', value: '{' },
    { kind: 'META', name: 'grouping', value: '}' },
  ];
  const { entries, problems } = parseBibliography(writeBibliography([{ kind: 'other', fields: {} }], 'bibtex', parts));
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(1);
});

test('abbreviations are written before the preamble, which may use them', () => {
  const parts: LibraryPart[] = [
    { kind: 'PREAMBLE', name: null, value: '"by " # press' },
    { kind: 'STRING', name: 'press', value: 'The Press' },
  ];
  const text = writeBibliography([], 'bibtex', parts);
  expect(text.indexOf('@String{press')).toBeLessThan(text.indexOf('@Preamble{'));
  expect(text).toContain('@String{press = {The Press}}');
});
