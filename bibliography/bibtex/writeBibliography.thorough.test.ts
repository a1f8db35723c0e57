// Tests that what is written reads back the same: every document of every sample file, and random documents.
import { readFileSync } from 'node:fs';
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { anyDraft } from '#tests/support/drafts.ts';
import type { DocumentDraft } from '../documents.ts';
import { decodeBibliography } from './decodeBibliography.ts';
import type { Dialect } from './dialect.ts';
import { type LibraryPart, parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

const files = [
  'biblatex-examples.bib',
  'chocolate.bib',
  'jabref-authors.bib',
  'jabref-groups-new.bib',
  'jabref-groups-old.bib',
  'testjabref.bib',
];

function readFile(name: string) {
  return parseBibliography(
    decodeBibliography(readFileSync(new URL(`../../tests/support/data/${name}`, import.meta.url))),
  );
}

const draftsOf = ({ entries }: ReturnType<typeof parseBibliography>): DocumentDraft[] =>
  entries.map(({ draft }) => draft);

/** BibTeX has no lists except names: places and languages that BibLaTeX separates are one text in it. */
function asOneText(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((item) => typeof item === 'string') ? value.join(' and ') : value.map(asOneText);
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]: [string, unknown]) => {
    if (name !== 'publishers') return [name, asOneText(member)] as const;
    const publishers = member as { name?: string; locations?: string[] }[];
    const joined = (texts: (string | undefined)[]) => texts.filter((text) => text !== undefined).join(' and ');
    return [
      name,
      [joined(publishers.map(({ name: own }) => own)), joined(publishers.flatMap(({ locations }) => locations))],
    ] as const;
  });
  return Object.fromEntries(members);
}

/** Adjacent texts outside comments are joined, because nothing separates them; every file declares its own dialect. */
function partsToCompare(parts: readonly LibraryPart[]): string[] {
  const texts = parts.filter(({ kind, name }) => kind === 'COMMENT' && name === 'text').map(({ value }) => value);
  const others = parts.filter(({ name }) => name !== 'text' && name !== 'databaseType');
  return [...others.map(({ kind, name, value }) => JSON.stringify([kind, name, value])), texts.join('\n\n')].toSorted();
}

describe.each(files)('%s', (name) => {
  const file = readFile(name);

  test('is exported as it was imported, in its own dialect', () => {
    const again = parseBibliography(writeBibliography(draftsOf(file), file.dialect, file.parts));
    expect(again.problems).toEqual([]);
    expect(again.dialect).toBe(file.dialect);
    expect(draftsOf(again)).toEqual(draftsOf(file));
    expect(partsToCompare(again.parts)).toEqual(partsToCompare(file.parts));
  });

  test('the second export equals the first', () => {
    const once = writeBibliography(draftsOf(file), file.dialect, file.parts);
    const again = parseBibliography(once);
    expect(writeBibliography(draftsOf(again), file.dialect, again.parts)).toBe(once);
  });

  test.each<Dialect>(['bibtex', 'biblatex'])('says the same in %s', (dialect) => {
    const again = parseBibliography(writeBibliography(draftsOf(file), dialect, file.parts));
    expect(again.dialect).toBe(dialect);
    const compared = dialect === 'bibtex' && file.dialect === 'biblatex' ? asOneText : (value: unknown) => value;
    expect(compared(draftsOf(again))).toEqual(compared(draftsOf(file)));
  });
});

test('any document reads back as it was written', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { entries, problems } = parseBibliography(writeBibliography([draft], 'biblatex'));
      expect(problems).toEqual([]);
      expect(entries.map((entry) => entry.draft)).toEqual([draft]);
    }),
    { numRuns: 150, seed: 4 },
  );
});

test('any names of fields, abbreviations and keys are read back without loss', { timeout: 120_000 }, () => {
  const piece = fc.constantFrom(
    'file',
    'title',
    '__proto__',
    'x',
    '1',
    ' ',
    'Ü',
    '漢',
    ...Array.from('?|![]()<>{}=,;#%~@"\'\\`^$&_:.+*/-\t'),
  );
  const name = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const otherFields = fc.array(fc.record({ name, value: fc.constantFrom('one', 'two') }), { maxLength: 5 });
  const draft = fc
    .record({ citationKeys: fc.array(name, { maxLength: 2 }), otherFields })
    .map((fields): DocumentDraft => ({ kind: 'other', fields: { ...fields, title: 'The title' } }));
  fc.assert(
    fc.property(
      fc.array(draft, { minLength: 1, maxLength: 3 }),
      fc.array(name, { maxLength: 2 }),
      (drafts, strings) => {
        const parts = strings.map((string): LibraryPart => ({ kind: 'STRING', name: string, value: 'said' }));
        const again = parseBibliography(writeBibliography(drafts, 'biblatex', parts));
        expect(again.problems).toEqual([]);
        expect(again.entries).toHaveLength(drafts.length);
        expect(again.parts.filter(({ kind }) => kind === 'STRING').length).toBe(strings.length);
        again.entries.forEach(({ key, draft: read, remarks }, index) => {
          expect(key).toMatch(/^[^\s%#~]+$/);
          expect(remarks.filter((remark) => remark.includes('given twice'))).toEqual([]);
          expect(read.fields.title).toBe('The title');
          expect(read.fields.otherFields?.length ?? 0).toBe(
            (drafts[index]?.fields.otherFields ?? []).filter(
              ({ name: own }) => !/\+(?:latex|others|inherited)$/.test(own),
            ).length,
          );
        });
      },
    ),
    { numRuns: 150, seed: 4 },
  );
});
