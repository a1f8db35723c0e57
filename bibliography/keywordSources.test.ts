// Keywords with signs that mean nothing but themselves: through an export, after an edit, and as chains.
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
  '%s comes out as it came in',
  (source) => {
    expect(written(draftOf(source))).toBe(source);
  },
);

test('an edit leaves the other keywords as they are written', () => {
  const draft = draftOf(String.raw`net\,work, a \> b, {S}ea`);
  expect(written(withKeywords(draft, ['net,work', 'a > b', 'Sea', 'new']))).toBe(
    String.raw`net\,work, a \> b, {S}ea, new`,
  );
});

test.each([['one; two'], ['one; two, three'], ['x, y']])('a single keyword “%s” stays one', (keyword) => {
  const draft = withKeywords(draftOf('old'), [keyword]);
  expect(draftOf(written(draft) ?? '').fields.keywords).toEqual([keyword]);
});

test('a backslash before the delimiter keeps a keyword one link', () => {
  const draft = draftOf(String.raw`a \> b > c, d > e`);
  expect(keywordChains(draft, draft.fields.keywords ?? [], '>')).toEqual([
    ['a > b ', ' c'],
    ['d ', ' e'],
  ]);
  expect(keywordChains(draft, ['x/y'], '/')).toEqual([['x', 'y']]);
});
