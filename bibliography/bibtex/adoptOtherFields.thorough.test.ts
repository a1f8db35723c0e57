// Tests that documents stored before a field existed adopt it from their other fields without losing anything, and that their export stays the same.
import { readFileSync } from 'node:fs';
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { anyDraft } from '#tests/support/drafts.ts';
import type { DocumentDraft, OtherField } from '../documents.ts';
import { entryPlaces, valueAt } from '../fields/entryFields.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { adoptOtherFields } from './adoptOtherFields.ts';
import { decodeBibliography } from './decodeBibliography.ts';
import { writeEntrySource } from './entrySource.ts';
import { parseBibliography } from './parseBibliography.ts';

const book = (otherFields: readonly OtherField[]): DocumentDraft => ({
  kind: 'other',
  fields: { citationKeys: ['k'], entryType: 'book', type: 'book', title: 'Tides', otherFields },
});

test('becomes a field of the document and leaves a mark with its place and source', () => {
  const { fields } = adoptOtherFields(
    book([
      { name: 'owner', value: 'me' },
      { name: 'edition', value: '2nd {\\&} last' },
      { name: 'url', value: '\\url{http://x/a\\_b}' },
      { name: 'url', value: 'http://y' },
      { name: 'archiveprefix', value: 'arXiv' },
      { name: 'organization', value: 'A and B and others' },
      { name: 'urldate', value: 'some day' },
    ]),
  );
  expect(fields).toMatchObject({
    edition: '2nd & last',
    url: 'http://x/a_b',
    eprintType: 'arXiv',
    organizations: ['A and B and others'],
  });
  expect(fields.otherFields).toEqual([
    { name: 'owner', value: 'me' },
    { name: 'edition+place', value: '2nd {\\&} last' },
    { name: 'url+place', value: '\\url{http://x/a\\_b}' },
    { name: 'url', value: 'http://y' },
    { name: 'archiveprefix+place', value: 'arXiv' },
    { name: 'organization+place', value: 'A and B and others' },
    { name: 'urldate', value: 'some day' },
  ]);
});

test('is written from the new value at its place after an edit, and not at all after it is cleared', () => {
  const { kind, fields } = adoptOtherFields(
    book([
      { name: 'edition', value: '{Second}' },
      { name: 'owner', value: 'me' },
    ]),
  );
  const written = (edition: string | null) =>
    writeEntrySource({ kind, fields: { ...fields, edition } } as DocumentDraft, 'biblatex');
  expect(written('Second')).toContain('edition = {{Second}},\n  owner');
  expect(written('Third')).toContain('edition = {Third},\n  owner');
  expect(written(null)).not.toContain('edition');
});

test('returns the same object if there is nothing to adopt', () => {
  const document = book([{ name: 'owner', value: 'me' }]);
  expect(adoptOtherFields(document)).toBe(document);
});

/** The names of the other fields that this adopts, for the kinds that have such a field. */
const names = [
  'url',
  'urldate',
  'eprint',
  'eprinttype',
  'eprintclass',
  'pmid',
  'edition',
  'version',
  'volumes',
  'organization',
];

/** The document as it was stored earlier: `added` among its other fields, and none of the fields that hold them today. */
function asBefore(draft: DocumentDraft, added: readonly OtherField[]): DocumentDraft {
  const places = entryPlaces(draft.kind).filter(({ name, path }) => names.includes(name) && path.length === 1);
  const held = places.map(({ path }) => path[0]);
  const others = (draft.fields.otherFields ?? []).filter(({ name }) => !names.some((each) => name.startsWith(each)));
  const otherFields = [...added, ...others].toSorted((one, two) => (one.value < two.value ? -1 : 1));
  const fields = Object.fromEntries(Object.entries(draft.fields).filter(([name]) => !held.includes(name)));
  return { kind: draft.kind, fields: { ...fields, otherFields } };
}

/** Values of fields in files, valid or not. */
const anyOther = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...names, 'archiveprefix', 'primaryclass', 'owner', 'file'),
    value: fc.constantFrom(
      '2',
      '{Second} edition',
      'arXiv',
      '2101.00001',
      'A and B and others',
      '2020-02-03',
      '3 May 2020',
      'http://x/\\%7Ea',
      '\\"o {\\foo}',
      'a  b',
    ),
  }),
  { selector: ({ name }) => name, maxLength: 6 },
);

test.each(['biblatex', 'bibtex'] as const)(
  'any document has the same entry after the adoption, in %s',
  { timeout: 120_000 },
  (dialect) => {
    fc.assert(
      fc.property(anyDraft, anyOther, (draft, added) => {
        const before = asBefore(draft, added);
        expect(writeEntrySource(adoptOtherFields(before), dialect)).toBe(writeEntrySource(before, dialect));
      }),
      { numRuns: 150, seed: 11 },
    );
  },
);

test('a library of the desktop app has the same entries afterwards, and is found by the same texts', () => {
  const file = decodeBibliography(readFileSync(new URL('../../tests/support/data/testjabref.bib', import.meta.url)));
  let adoptions = 0;
  for (const { draft } of parseBibliography(file).entries) {
    const added = names.flatMap((name): OtherField[] => {
      const place = entryPlaces(draft.kind).find((each) => each.name === name && each.path.length === 1);
      const value = place && valueAt({ ...draft.fields }, place);
      return typeof value === 'string' ? [{ name, value }] : [];
    });
    const before = asBefore(draft, added);
    const after = adoptOtherFields(before);
    if (after !== before) adoptions += 1;
    expect(writeEntrySource(after, 'bibtex')).toBe(writeEntrySource(before, 'bibtex'));
    expect(fieldTextsOf(after)).toEqual(fieldTextsOf(before));
  }
  expect(adoptions).toBeGreaterThan(50);
});
