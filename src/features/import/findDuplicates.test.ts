// Which entries are found to be there already, what they stand beside, and what is suggested.
import { describe, expect, test } from 'vitest';
import type { OtherDocumentFields } from '#bibliography/documents.ts';
import { findDuplicates, type FoundDocument, keysOf, type ReadEntry } from './findDuplicates.ts';

const entry = (fields: OtherDocumentFields, line = 1): ReadEntry => ({ line, draft: { kind: 'other', fields } });
const li = [{ person: { family: 'Li' } }];
const tides = entry({ title: 'Tides', published: '2004-05', authors: li });
const found = (document: Partial<FoundDocument> = {}): FoundDocument => ({
  id: 'doc_1',
  title: 'Tides',
  published: '2004',
  doi: null,
  people: li,
  ...document,
});

function find(entries: readonly ReadEntry[], library: Parameters<typeof findDuplicates>[2] = []) {
  return findDuplicates(entries, keysOf(entries), library);
}

describe('what stands beside an entry', () => {
  test('is the document of the library that shares a key', () => {
    expect(find([entry({ title: 'Other' }), tides], [{ entry: 1, document: found(), likeness: ['work'] }])).toEqual([
      {
        entry: 1,
        line: 1,
        said: { title: 'Tides', people: 'Li', year: '2004' },
        target: { documentId: 'doc_1' },
        targetSaid: { title: 'Tides', people: 'Li', year: '2004' },
        likeness: ['work'],
        suggested: 'merge',
      },
    ]);
  });

  test('is the first of the file where the library has none', () => {
    const [duplicate, ...others] = find([tides, entry({ title: 'Other' }), { ...tides, line: 9 }]);
    expect(others).toEqual([]);
    expect(duplicate).toMatchObject({ entry: 2, line: 9, target: { entry: 0 }, likeness: ['work'] });
    // Who keeps both in one file means both.
    expect(duplicate?.suggested).toBe('keep');
    const twice = ['One', 'Two'].map((title) => entry({ title, doi: '10.1000/a' }));
    expect(find(twice)[0]?.suggested).toBe('merge');
  });

  test('is what the entry is alike to that it is alike to', () => {
    const doi = '10.1000/a';
    const chain = [
      tides,
      entry({ title: 'Tides', published: '2004', authors: li, doi }),
      entry({ title: 'Something else', doi }),
    ];
    expect(find(chain).map(({ target }) => target)).toEqual([{ entry: 0 }, { entry: 0 }]);
    const alike = find(chain, [{ entry: 0, document: found(), likeness: ['work'] }]);
    expect(alike.map(({ target }) => target)).toEqual(chain.map(() => ({ documentId: 'doc_1' })));
  });

  test('is nothing for what says too little', () => {
    expect(find([entry({ title: 'Tides' }), entry({ title: 'Tides' })])).toEqual([]);
  });
});

describe('it is suggested', () => {
  const suggested = (own: OtherDocumentFields, document: Partial<FoundDocument>, likeness: 'doi' | 'isbn' | 'work') =>
    find([entry(own)], [{ entry: 0, document: found(document), likeness: [likeness] }])[0]?.suggested;

  test('to keep both where two DOIs differ, however alike they are', () => {
    const own = { title: 'Tides', published: '2004', authors: li, doi: '10.1000/a' };
    expect(suggested(own, { doi: '10.1000/b' }, 'work')).toBe('keep');
    expect(suggested(own, { doi: 'https://doi.org/10.1000/A' }, 'doi')).toBe('merge');
    expect(suggested(own, {}, 'work')).toBe('merge');
  });

  test('to keep both where only the ISBN is the same and the titles differ', () => {
    const isbn = [{ name: 'isbn', value: '978-0-306-40615-7' }];
    expect(suggested({ title: 'Volume 2', otherFields: isbn }, {}, 'isbn')).toBe('keep');
    expect(suggested({ title: '{TIDES}.', otherFields: isbn }, {}, 'isbn')).toBe('merge');
  });
});
