// Tests the search text of a document, and the characters and pairs of characters that are indexed for short search terms.
import { describe, expect, it } from 'vitest';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { foldAll, textsOf } from './derivedDocument.ts';
import { charactersAndPairsIn, indexKeysOfTerm, searchTextFrom } from './searchText.ts';

const searchTextOf = (draft: DocumentDraft): string => searchTextFrom(foldAll(textsOf(draft)));

describe('the search text of a document', () => {
  it('has every text of every field, the shortest first, a line for each citation key, and no names of fields', () => {
    const text = searchTextOf({
      kind: 'proceedingsArticle',
      fields: {
        title: 'Two\nlines',
        authors: [{ person: { given: 'Ludwig', droppingParticle: 'van', family: 'Beethoven' } }],
        citationKeys: ['One', 'two'],
        keywords: ['key', 'word'],
        otherFields: [{ name: 'file', value: 'a.pdf' }],
        proceedings: { title: 'Proc', conference: { title: 'Proc', locations: ['Rome'] } },
      },
    });
    expect(text.split('\n')).toEqual([
      ...['one', 'two', 'proc', 'rome', 'a.pdf', 'two lines', 'key, word', 'inproceedings', 'van beethoven, ludwig'],
    ]);
  });
});

describe('charactersAndPairsIn', () => {
  it('has each character and each pair within a line once, and no halves of surrogate pairs', () => {
    expect(charactersAndPairsIn('aba\nc😀')).toEqual(['a', 'b', 'ab', 'ba', 'c', '😀', 'c😀']);
  });

  it.each([
    ['x', ['x']],
    ['xq', ['xq']],
    ['c++', ['c+', '++']],
    ['力学入', ['力学', '学入']],
  ])('the search term %s is looked up by %j', (term, keys) => {
    expect(indexKeysOfTerm(term)).toEqual(keys);
  });
});
