// Variables that people write into notes.
import { expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { toCslItem } from './cslJson.ts';
import { readReferences } from './readReferences.ts';

const itemOf = (note: string, fields: DocumentDraft['fields'] = {}) => {
  const item = toCslItem({ kind: 'other', fields: { ...fields, note } }, 'k');
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'id' && name !== 'type'));
};

test.each<[string, object]>([
  ['original-date: 1920-05', { 'original-date': { 'date-parts': [[1920, 5]] } }],
  ['original-date: May 1920', { 'original-date': { 'date-parts': [[1920, 5]] } }],
  ['A classic.\nPMID: 123\nscale: 1:100', { PMID: '123', scale: '1:100', note: 'A classic.' }],
  ['PMID: 123\n\nRead it.\n\nAgain.', { PMID: '123', note: 'Read it.\n\nAgain.' }],
  ['See {:archive: Box 3} and more', { archive: 'Box 3', note: 'See  and more' }],
  [
    'director: Varda || Agnès\ndirector: Ciné-Tamaris',
    { director: [{ family: 'Varda', given: 'Agnès' }, { literal: 'Ciné-Tamaris' }] },
  ],
])('%j', (note, variables) => {
  expect(itemOf(note)).toEqual(variables);
});

test.each([
  'Only text',
  'Remark: not a variable',
  'remark: not a variable',
  'One.\nTwo.\nPMID: 123',
  'original-date: long ago',
  'note: this',
  'citation-number: 7',
  '{:remark: no}',
  'PMID:',
])('%j stays a note', (note) => {
  expect(itemOf(note)).toEqual({ note });
});

test('what the document says itself counts, and the second line of a variable stays', () => {
  expect(itemOf('DOI: 10.1/b\nscale: 1\nscale: 2', { doi: '10.1/a' })).toEqual({
    DOI: '10.1/a',
    scale: '1',
    note: 'DOI: 10.1/b\nscale: 2',
  });
});

test('variables of a note are read as fields, and written as the same variables', () => {
  const note = 'Ta\noriginal-date: 1920\ndimensions: Tb\ndirector: Varda || Agnès\n\nTc';
  const item = toCslItem({ kind: 'other', fields: { note } }, 'k');
  const again = readReferences(JSON.stringify([item])).entries.map(({ draft }) => toCslItem(draft, 'k'));
  expect(again).toEqual([item]);
});
