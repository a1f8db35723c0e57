// Tests the subgroups that automatic groups derive from a document.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { chainOf, facetOf, facetValuesOf, madeGroupRule, maximumValueBytes, wordFacetOf } from './facets.ts';
import type { AutomaticKeywordRule } from './groupRule.ts';

const keywordRule: AutomaticKeywordRule = {
  kind: 'automaticKeyword',
  field: 'keywords',
  keywordDelimiter: ',',
  keywordHierarchicalDelimiter: '>',
};
const keywords = facetOf(keywordRule);

const withKeywords = (...list: string[]): DocumentDraft => ({ kind: 'other', fields: { keywords: list } });

describe('facetOf', () => {
  test("is independent of delimiters that don't matter, and depends on those that do", () => {
    expect(facetOf({ ...keywordRule, keywordDelimiter: ';' })).toBe(keywords);
    expect(facetOf({ ...keywordRule, field: 'Keywords', keywordHierarchicalDelimiter: ' > ' })).toBe(keywords);
    expect(facetOf({ ...keywordRule, keywordHierarchicalDelimiter: '/' })).not.toBe(keywords);
    const topics = { ...keywordRule, field: 'topics' };
    expect(facetOf({ ...topics, keywordDelimiter: ';' })).not.toBe(facetOf(topics));
    expect(facetOf({ kind: 'automaticPersons', field: 'keywords' })).not.toBe(keywords);
  });
});

describe('wordFacetOf', () => {
  const wordsIn = (family: string) =>
    facetValuesOf(
      { kind: 'other', fields: { authors: [{ person: { family } }] } },
      wordFacetOf(facetOf({ kind: 'automaticPersons', field: 'author' })),
    );

  test("starts the value at each of its later words, and keeps the document's spelling", () => {
    expect(wordsIn('van der Bérg')).toEqual([
      { parent: '', value: 'der berg, van', label: 'van der Bérg' },
      { parent: '', value: 'berg, van der', label: 'van der Bérg' },
    ]);
    expect(wordsIn('Åkerlund-Öberg').map(({ value }) => value)).toEqual(['oberg, akerlund-']);
    expect(wordsIn("O'Brien").map(({ value }) => value)).toEqual(["brien, o'"]);
    expect(wordsIn('Berg')).toEqual([]);
  });

  test('has the first words of a long value, and the first part of a nested one', () => {
    expect(wordsIn(Array.from({ length: 20 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8);
    const nested: DocumentDraft = { kind: 'other', fields: { keywords: ['dark chocolate > cream puff'] } };
    expect(facetValuesOf(nested, wordFacetOf(facetOf(keywordRule)))).toEqual([
      { parent: '', value: 'chocolate, dark', label: 'dark chocolate' },
    ]);
    for (const { value } of wordsIn(`a ${'ž'.repeat(400)}`)) {
      expect(new TextEncoder().encode(value).length).toBeLessThanOrEqual(maximumValueBytes);
    }
  });
});

describe('facetValuesOf', () => {
  test('makes a value of every prefix of a chain, each once', () => {
    expect(facetValuesOf(withKeywords('Ocean > Tide>  Sensor', 'ocean > Salt', 'Öcean', 'C++', '>'), keywords)).toEqual(
      [
        { parent: '', value: 'ocean', label: 'Ocean' },
        { parent: 'ocean', value: 'ocean > tide', label: 'Tide' },
        { parent: 'ocean > tide', value: 'ocean > tide > sensor', label: 'Sensor' },
        { parent: 'ocean', value: 'ocean > salt', label: 'Salt' },
        { parent: '', value: 'c++', label: 'C++' },
      ],
    );
  });

  test('splits the text of other fields at the delimiter', () => {
    const draft: DocumentDraft = { kind: 'other', fields: { otherFields: [{ name: 'topics', value: 'A/B; C,d ;' }] } };
    const facet = facetOf({
      ...keywordRule,
      field: 'topics',
      keywordDelimiter: ';',
      keywordHierarchicalDelimiter: '/',
    });
    expect(facetValuesOf(draft, facet).map(({ value }) => value)).toEqual(['a', 'a > b', 'c,d']);
  });

  test('treats an escaped delimiter as part of the keyword', () => {
    const otherFields = [{ name: 'keywords+latex', value: String.raw`net\,work, a \> b, c \> d > e` }];
    const draft: DocumentDraft = {
      kind: 'other',
      fields: { keywords: ['net,work', 'a > b', 'c > d > e', 'f > g'], otherFields },
    };
    expect(facetValuesOf(draft, keywords).map(({ parent, label }) => [parent, label])).toEqual([
      ['', 'net,work'],
      ['', 'a > b'],
      ['', 'c > d'],
      ['c>d', 'e'],
      ['', 'f'],
      ['f', 'g'],
    ]);
  });

  test('uses last names', () => {
    const authors = [
      { person: { family: 'Berg', nonDroppingParticle: 'van der', given: 'Jan' } },
      { organization: { name: 'World  Tide Office' } },
    ];
    expect(
      facetValuesOf({ kind: 'other', fields: { authors } }, facetOf({ kind: 'automaticPersons', field: 'author' })),
    ).toEqual([
      { parent: '', value: 'van der berg', label: 'van der Berg' },
      { parent: '', value: 'world tide office', label: 'World Tide Office' },
    ]);
  });

  test('limits the length and the number of values', () => {
    const bytes = (text: string): number => new TextEncoder().encode(text).length;
    const long = '日'.repeat(150);
    const [one, other] = facetValuesOf(withKeywords(`${long}1`, `${long}2`), keywords);
    expect(one?.value).not.toBe(other?.value);
    expect(bytes(one?.value ?? '')).toBeLessThanOrEqual(maximumValueBytes);
    expect(one?.label).toBe(`${long}1`);
    expect(facetValuesOf(withKeywords('x'.repeat(1_000)), keywords)[0]?.label).toHaveLength(300);
    const deep = Array.from({ length: 600 }, (_, index) => `k${index}`);
    const values = facetValuesOf(withKeywords(deep.join('>'), deep.join(' > > '), ...deep), keywords);
    expect(values).toHaveLength(500);
    expect(new Set(values.map(({ value }) => value)).size).toBe(500);
    const known = new Set(['', ...values.map(({ value }) => value)]);
    expect(values.every(({ parent, value }) => known.has(parent) && bytes(value) <= maximumValueBytes)).toBe(true);
  });

  test('ends a chain where it would have to be shortened, so that its parents are its prefixes', () => {
    const chain = ['a', 'b', 'c', 'd'].map((link, index) => link.repeat([150, 100, 60, 20][index] ?? 0));
    const values = facetValuesOf(withKeywords(chain.join(' > ')), keywords);
    expect(values.map(({ parent, value }) => [parent, value])).toEqual([
      ['', chain[0]],
      [chain[0], chain.slice(0, 2).join(' > ')],
    ]);
    expect(values.every(({ parent, value }) => chainOf(value).slice(0, -1).join(' > ') === parent)).toBe(true);
  });
});

test('a derived subgroup has a rule that finds the same documents', () => {
  expect(chainOf('ocean > tide')).toEqual(['ocean', 'tide']);
  expect(madeGroupRule({ ...keywordRule, keywordHierarchicalDelimiter: '/' }, 'ocean > tide', 'Tide')).toEqual({
    kind: 'wordKeyword',
    field: 'keywords',
    searchExpression: 'ocean / Tide',
    caseSensitive: false,
    keywordDelimiter: ',',
    onlySplitWordsAtDelimiter: true,
  });
  expect(madeGroupRule({ kind: 'automaticPersons', field: 'author' }, 'van der berg', 'van der Berg')).toEqual({
    kind: 'lastName',
    field: 'author',
    authorLastName: 'van der Berg',
  });
});
