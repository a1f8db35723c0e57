// Tests that the plain fields come back from both formats.
import { expect, test } from 'vitest';
import { writeEntrySource } from '../bibtex/entrySource.ts';
import type { DocumentDraft } from '../documents.ts';
import { toCslItem } from './cslJson.ts';
import { plainCslVariables, plainRisTags } from './plainFields.ts';
import { readReferences } from './readReferences.ts';
import { writeRis } from './ris.ts';

const bookWith = (name: string): DocumentDraft => ({
  kind: 'other',
  fields: { type: 'book', title: 'Seas', otherFields: [{ name, value: 'Mark' }] },
});

/** The entries of BibLaTeX that a file is read as. */
const entriesOf = (text: string) =>
  readReferences(text)
    .entries.map(({ draft }) => writeEntrySource(draft, 'biblatex'))
    .join('\n');

test.each(plainRisTags)('%s of RIS is the field %s', (tag, name) => {
  const written = writeRis(bookWith(name), 'k');
  expect(written).toContain(`\r\n${tag}  - Mark\r\n`);
  expect(entriesOf(written)).toMatch(new RegExp(`${name} *= *\\{Mark\\}`));
});

test.each(plainCslVariables)('%s of CSL-JSON is the field %s', (variable, name) => {
  const item = toCslItem(bookWith(name), 'k');
  expect(item[variable]).toBe('Mark');
  expect(entriesOf(JSON.stringify([item]))).toMatch(new RegExp(`${name} *= *\\{Mark\\}`));
});
