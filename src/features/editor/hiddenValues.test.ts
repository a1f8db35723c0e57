// What a document keeps and its kind does not show.
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

/** What is listed where the form has a kind. */
const hiddenBy = (
  kind: DocumentKind,
  draft: DocumentDraft,
  stored: readonly HiddenValue[],
  stashed: DocumentEditorContext['stashed'],
) => describeHidden(keptFields(serverFields(draft, stored), { kind, stashed }));

test('what is filled and the chosen kind does not have, and nothing else', () => {
  expect(names(hiddenBy('thesis', article, [], {}))).toEqual(['in', 'pageStart']);
  expect(hiddenBy('journalArticle', article, [], {})).toEqual([]);
});

test('a field of the same name that holds something else is not the same field', () => {
  expect(names(hiddenBy('proceedingsArticle', article, [], {}))).toEqual(['in']);
});

test('what is stored beside the kind is there after the document was opened again, until a kind has it', () => {
  expect(names(hiddenBy('thesis', thesis, stored, {}))).toEqual(['pageStart', 'in']);
  expect(names(hiddenBy('proceedingsArticle', thesis, stored, {}))).toEqual(['degreeType', 'in']);
  expect(names(hiddenBy('journalArticle', thesis, stored, {}))).toEqual(['degreeType']);
});

test('what was typed or cleared as another kind and not saved counts more than what is stored of it', () => {
  const stashed = { journalArticle: { pageStart: { base: '1', value: '2', revision: 1 } } };
  expect(hiddenBy('thesis', thesis, stored, stashed).map(({ value }) => value)).toEqual([
    { journal: { name: 'Sea' } },
    '2',
  ]);
  const cleared = { journalArticle: { pageStart: { base: '1', value: null, revision: 1 } } };
  expect(names(hiddenBy('thesis', thesis, stored, cleared))).toEqual(['in']);
});

test('the kind that shows most of it is the one to change to', () => {
  expect(kindThatShows(stored)).toEqual({ kind: 'journalArticle', count: 2 });
  expect(kindThatShows([])).toBeNull();
});
