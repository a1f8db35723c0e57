// Tests keywords with escaped characters: in exports, after edits, and as chains.
import { expect, test } from 'vitest';
import { parseBibliography } from './bibtex/parseBibliography.ts';
import { writeBibliography } from './bibtex/writeBibliography.ts';
import type { DocumentDraft } from './documents.ts';
import { keywordChains } from './keywordSources.ts';

function draftOf(keywords: string): DocumentDraft {
  const [entry] = parseBibliography(`@misc{k, keywords = {${keywords}}}`).entries;
  if (!entry) throw new Error('There is no entry.');
  return entry.draft;
}

const written = (draft: DocumentDraft) => /keywords = \{(.*)\},\n/.exec(writeBibliography([draft], 'bibtex', []))?.[1];

const withKeywords = (draft: DocumentDraft, keywords: readonly string[]) =>
  ({ ...draft, fields: { ...draft.fields, keywords } }) as DocumentDraft;

test.each([String.raw`net\,work, a \> b, plain, \<\>`, '{Networks, social; beta}', 'a;b', '{x; y}, z'])(
  '%s is exported as it was imported',
  (source) => {
    expect(written(draftOf(source))).toBe(source);
  },
);

test('an edit leaves the other keywords as they were written', () => {
  const draft = draftOf(String.raw`net\,work, a \> b, {S}ea`);
  expect(written(withKeywords(draft, ['net,work', 'a > b', 'Sea', 'new']))).toBe(
    String.raw`net\,work, a \> b, {S}ea, new`,
  );
});

test.each([['one; two'], ['one; two, three'], ['x, y']])('the single keyword “%s” stays one keyword', (keyword) => {
  const draft = withKeywords(draftOf('old'), [keyword]);
  expect(draftOf(written(draft) ?? '').fields.keywords).toEqual([keyword]);
});

test("an escaped delimiter doesn't split a keyword into a chain", () => {
  const draft = draftOf(String.raw`a \> b > c, d > e`);
  expect(keywordChains(draft, draft.fields.keywords ?? [], '>')).toEqual([
    ['a > b ', ' c'],
    ['d ', ' e'],
  ]);
  expect(keywordChains(draft, ['x/y'], '/')).toEqual([['x', 'y']]);
});
