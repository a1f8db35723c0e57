// Tests which documents share a duplicate key.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { DocumentDraft, OtherField } from '../documents.ts';
import { fold } from '../fold.ts';
import { foldForDuplicateKey, duplicateKeysOf, duplicateKeyKindOf } from './duplicateKeys.ts';

const person = (family: string, given = 'A.') => ({ person: { family, given } });

function work(title: string, published: string, family: string): DocumentDraft {
  return { kind: 'journalArticle', fields: { title, published, authors: [person(family)] } };
}

describe('duplicateKeysOf', () => {
  test('an inherited identifier makes no key', () => {
    const inherited = { name: 'crossref+inherited', value: 'doi, isbn' };
    const others = [{ name: 'isbn', value: '978-3-16-148410-0' }];
    const keysWith = (otherFields: OtherField[]) =>
      duplicateKeysOf({ kind: 'other', fields: { doi: '10.1000/xyz', entryType: 'book', otherFields } });
    expect(keysWith(others)).toEqual(['doi:10.1000/xyz', 'isbn:9783161484100']);
    expect(keysWith([...others, inherited])).toEqual([]);
  });

  test.each([
    ['10.1000/ABC', 'doi:10.1000/abc'],
    ['https://doi.org/10.1000/abc', 'doi:10.1000/abc'],
    ['doi: 10.1000/a\\_b', 'doi:10.1000/a_b'],
    ['10.1000/abc.', 'doi:10.1000/abc'],
  ])('a DOI written as %s', (doi, key) => {
    expect(duplicateKeysOf({ kind: 'other', fields: { doi } })).toEqual([key]);
  });

  test.each(['', '  ', 'none', 'n/a', '10.1000', `10.1000/${'x'.repeat(600)}`])('no DOI: %s', (doi) => {
    expect(duplicateKeysOf({ kind: 'other', fields: { doi } })).toEqual([]);
  });

  test.each([
    ['0-306-40615-2', ['isbn:9780306406157']],
    ['978-0-306-40615-7', ['isbn:9780306406157']],
    ['ISBN 978 0 306 40615 7', ['isbn:9780306406157']],
    ['0-8044-2957-X, 978-0-306-40615-7', ['isbn:9780804429573', 'isbn:9780306406157']],
    ['978-0-306-40615-7 (bound) 0-306-40615-2', ['isbn:9780306406157']],
    ['978-0-306-40615-8', []],
    ['', []],
  ])('an ISBN written as %s', (isbn, keys) => {
    expect(duplicateKeysOf({ kind: 'proceedings', fields: { isbn } })).toEqual(keys);
    const fields = { type: 'book', otherFields: [{ name: 'isbn', value: isbn }] };
    expect(duplicateKeysOf({ kind: 'other', fields })).toEqual(keys);
  });

  test.each(['incollection', 'inbook', 'suppbook', 'bookinbook'])(
    'the ISBN of the book that contains an %s',
    (type) => {
      const otherFields = [{ name: 'isbn', value: '0-306-40615-2' }];
      expect(duplicateKeysOf({ kind: 'other', fields: { entryType: type, type, otherFields } })).toEqual([]);
    },
  );

  test('the ISBN of the proceedings that contain an article', () => {
    const proceedings = { title: 'All of it', isbn: '0-306-40615-2' };
    expect(duplicateKeysOf({ kind: 'proceedingsArticle', fields: { proceedings } })).toEqual([]);
  });

  test.each<[string, DocumentDraft, string[]]>([
    [
      'neither a year nor a person',
      { kind: 'other', fields: { citationKeys: ['ctan', 'cran'], title: '{CTAN}' } },
      ['entry:ctan|ctan'],
    ],
    ['no title', { kind: 'other', fields: { citationKeys: ['set'] } }, ['entry:set|']],
    ['nothing', { kind: 'other', fields: { citationKeys: [' '] } }, []],
  ])('an entry that says %s', (_, draft, keys) => {
    expect(duplicateKeysOf(draft)).toEqual(keys);
  });

  test('an entry with enough other data needs no key from its citation key', () => {
    const { kind, fields } = work('Tides', '2004', 'Smit');
    expect(duplicateKeysOf({ kind, fields: { ...fields, citationKeys: ['smit'] } } as DocumentDraft)).toEqual([
      'work:tides|2004|smit',
    ]);
  });

  test.each([
    ['case and punctuation', work('Higher-Dimensional Algebra V: 2-Groups', '2004', 'Baez')],
    ['LaTeX', work('{H}igher-dimensional \\emph{Algebra} {V}: 2-groups', '2004-05', 'BAEZ')],
    ['accents', work('Hïgher dimensional algebra V 2 Groups', '2004/2005', 'Báez')],
  ])('the same work in another spelling: %s', (_, draft) => {
    expect(duplicateKeysOf(draft)).toEqual(['work:higherdimensionalalgebrav2groups|2004|baez']);
  });

  test('a title with a separate subtitle, an unparsed imported year, an editor but no author', () => {
    const draft: DocumentDraft = {
      kind: 'proceedings',
      fields: {
        title: 'Graphs & Sets',
        subtitle: 'A Reader',
        editors: [person('de la Cruz'), person('Else')],
        otherFields: [{ name: 'year', value: '1999' }],
      },
    };
    expect(duplicateKeysOf(draft)).toEqual(['work:graphsandsetsareader|1999|cruz']);
  });

  const inJournal = (title: string, published?: string, journal = 'Sea Notes'): DocumentDraft => ({
    kind: 'journalArticle',
    fields: {
      title,
      authors: [person('Doe')],
      in: { journal: { name: journal } },
      ...(published ? { published } : {}),
    },
  });

  test('the same work without a year, with other dashes and quotes', () => {
    const [dated, undated] = [
      inJournal('Reading “slowly” --a case study', '2013'),
      inJournal("Reading 'slowly'—A Case Study"),
    ].map((draft) => duplicateKeysOf(draft));
    expect(dated?.filter((key) => undated?.includes(key))).toEqual(['work:readingslowlyacasestudy|in seanotes|doe']);
  });

  test.each([
    ['in other journals', inJournal('Reading slowly', '2013'), inJournal('Reading slowly', undefined, 'Lake Notes')],
    ['with a common title', inJournal('Letter to the Editor', '2013'), inJournal('Letter to the editor')],
    ['with a short title', inJournal('Tides', '2013'), inJournal('Tides')],
  ])('no work without a year %s', (_, one, other) => {
    const keys = duplicateKeysOf(one);
    expect(duplicateKeysOf(other).filter((key) => keys.includes(key))).toEqual([]);
  });

  test('an organization as author', () => {
    const authors = [{ organization: { name: 'World Tide Office' } }];
    const draft: DocumentDraft = { kind: 'other', fields: { title: 'Tides', published: '1990', authors } };
    expect(duplicateKeysOf(draft)).toEqual(['work:tides|1990|worldtideoffice']);
  });

  test.each([
    ['title', work(' ? ', '1990', 'Baez')],
    ['year', work('Tides', '', 'Baez')],
    ['name', work('Tides', '1990', '–')],
    ['anybody', { kind: 'other', fields: { title: 'Tides', published: '1990' } } satisfies DocumentDraft],
  ])('no key where there is nothing of the %s', (_, draft) => {
    expect(duplicateKeysOf(draft)).toEqual([]);
  });

  test('every key fits into an index and can be stored, whatever the texts', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .chain((part) => fc.nat(40).map((times) => part.repeat(times)));
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1, max: 9999 }), (title, family, doi, year) => {
        const draft = work(title, String(year).padStart(4, '0'), family);
        for (const key of duplicateKeysOf({ ...draft, fields: { ...draft.fields, doi } } as DocumentDraft)) {
          expect(Buffer.byteLength(key)).toBeLessThan(2_000);
          expect(key).not.toMatch(/\p{Surrogate}|\0/u);
        }
      }),
    );
  });

  test('texts that fold to the same are equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[\\~&]|--/.test(text));
        expect(foldForDuplicateKey(fold(text))).toBe(foldForDuplicateKey(text));
        expect(foldForDuplicateKey(` {${text}}. `)).toBe(foldForDuplicateKey(text));
      }),
    );
  });

  test.each([
    ['doi:10.1/x', 'doi'],
    ['isbn:9', 'isbn'],
    ['work:doi:|1|x', 'work'],
  ])('%s is about the %s', (key, kind) => {
    expect(duplicateKeyKindOf(key)).toBe(kind);
  });
});
