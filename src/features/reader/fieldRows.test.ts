// Tests which fields the reading view shows.
import { expect, test } from 'vitest';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fieldRows } from './fieldRows.ts';

const dateIn = (fields: DocumentDraft['fields']) => {
  const { filled, empty } = fieldRows({ kind: 'other', fields }, ['otherFields']);
  return [...filled, ...empty].find(({ path }) => path === 'published');
};

test('a date that an import could not parse is shown as it was written', () => {
  expect(dateIn({ otherFields: [{ name: 'year', value: '{forthcoming} 2024' }] })?.value).toBe('forthcoming 2024');
  expect(dateIn({ published: '2001-22', otherFields: [{ name: 'year', value: '2024' }] })?.value).toBe('2001-22');
  expect(dateIn({ otherFields: [{ name: 'note+latex', value: '2024' }] })?.value).toBeUndefined();
});
