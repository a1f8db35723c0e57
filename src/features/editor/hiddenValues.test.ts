// Tests which values of a document its kind hides.
import { expect, test } from 'vitest';
import type { DocumentDraft, DocumentKind } from '#bibliography/documents.ts';
import type { DocumentEditorContext } from '#machines/documentEditor/documentEditorTypes.ts';
import { describeHidden, type HiddenValue, kindThatShows, readStored } from './hiddenValues.ts';
import { keptFields, serverFields } from './keptFields.ts';

const article: DocumentDraft = {
  kind: 'journalArticle',
  fields: { title: 'Tides', pageStart: '1', in: { journal: { name: 'Sea' } }, note: null },
};
const thesis: DocumentDraft = { kind: 'thesis', fields: { title: 'Tides', degreeType: 'phdthesis' } };
const names = (hidden: readonly HiddenValue[]) => hidden.map(({ description }) => description.name);
const stored = readStored([
  { kind: 'journalArticle', name: 'pageStart', value: '"1"' },
  { kind: 'journalArticle', name: 'in', value: '{"journal":{"name":"Sea"}}' },
  { kind: 'patent', name: 'holder', value: '"Nobody here knows"' },
]);

/** The values that are listed for the kind in the form. */
const hiddenBy = (
  kind: DocumentKind,
  draft: DocumentDraft,
  stored: readonly HiddenValue[],
  stashed: DocumentEditorContext['stashed'],
) => describeHidden(keptFields(serverFields(draft, stored), { kind, stashed }));

test('lists filled fields that the chosen kind does not have, and nothing else', () => {
  expect(names(hiddenBy('thesis', article, [], {}))).toEqual(['in', 'pageStart']);
  expect(hiddenBy('journalArticle', article, [], {})).toEqual([]);
});

test('a field of the same name with another type is a different field', () => {
  expect(names(hiddenBy('proceedingsArticle', article, [], {}))).toEqual(['in']);
});

test('stored hidden values are listed after reopening the document, until a kind shows them', () => {
  expect(names(hiddenBy('thesis', thesis, stored, {}))).toEqual(['pageStart', 'in']);
  expect(names(hiddenBy('proceedingsArticle', thesis, stored, {}))).toEqual(['degreeType', 'in']);
  expect(names(hiddenBy('journalArticle', thesis, stored, {}))).toEqual(['degreeType']);
});

test('unsaved changes made as another kind override stored values', () => {
  const stashed = { journalArticle: { pageStart: { base: '1', value: '2', revision: 1 } } };
  expect(hiddenBy('thesis', thesis, stored, stashed).map(({ value }) => value)).toEqual([
    { journal: { name: 'Sea' } },
    '2',
  ]);
  const cleared = { journalArticle: { pageStart: { base: '1', value: null, revision: 1 } } };
  expect(names(hiddenBy('thesis', thesis, stored, cleared))).toEqual(['in']);
});

test('suggests the kind that shows most of the hidden values', () => {
  expect(kindThatShows(stored)).toEqual({ kind: 'journalArticle', count: 2 });
  expect(kindThatShows([])).toBeNull();
});
