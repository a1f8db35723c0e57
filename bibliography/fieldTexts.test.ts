// Tests that each field has one name and one text, wherever the document stores it.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from './documents.ts';
import { canonicalField, isFieldName } from './fields/fieldNames.ts';
import { fieldTextsOf, lastNamesOf } from './fieldTexts.ts';
import { plainLatex } from './plainLatex.ts';

const article: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    citationKeys: ['Berg2001', 'old:key'],
    entryType: 'article',
    authors: [
      { person: { family: 'Berg', given: 'Jan', nonDroppingParticle: 'van der', suffix: 'Jr.' } },
      { organization: { name: 'World Tide Office' } },
      { person: { given: 'Plato' } },
    ],
    editors: [{ person: { family: 'Okafor', given: 'Chidi' } }],
    title: 'Tides of the North Sea',
    in: { journal: { name: 'Coastal Letters', issn: ['1234-5678', '8765-4321'] }, volume: '7', number: '2' },
    published: '2001-03',
    pageStart: '12',
    pageEnd: '19',
    keywords: ['ocean > tide', 'C++', 'C++', ' '],
    otherFields: [
      { name: 'title+latex', value: 'Tides of the {North} Sea' },
      { name: 'readstatus', value: 'skimmed' },
      { name: 'Groups', value: 'Read, Sea \\& shore' },
      { name: 'key', value: 'ber' },
      { name: 'journal', value: 'Another' },
      { name: '__proto__', value: 'odd' },
      { name: 'editora', value: '{\\"O}zg\\"ur, Aylin and {A and B}' },
    ],
  },
};

describe('fieldTextsOf', () => {
  test.each([
    ['an article', article],
    [
      'an imported date, and two fields with the same name',
      {
        kind: 'other',
        fields: {
          doi: '10.1/a',
          otherFields: [
            { name: 'year', value: '1998' },
            { name: 'month', value: 'mar' },
            { name: 'doi', value: '10.1/b' },
            { name: 'doi', value: '10.1/c' },
          ],
        },
      } satisfies DocumentDraft,
    ],
    [
      'a date, and another imported one',
      {
        kind: 'other',
        fields: {
          published: '2001-03',
          otherFields: [
            { name: 'year', value: '1998' },
            { name: 'month', value: 'may' },
          ],
        },
      } satisfies DocumentDraft,
    ],
  ])('says the same of one field as of all: %s', (_what, draft) => {
    const all = Object.entries(fieldTextsOf(draft));
    expect(all.map(([name]) => [name, fieldTextsOf(draft, [name])[name]])).toEqual(all);
    expect(fieldTextsOf(draft, ['isbn']).isbn).toBeUndefined();
  });

  test('has every field of an article by its name', () => {
    expect(new Map(Object.entries(fieldTextsOf(article)))).toEqual(
      new Map(
        Object.entries({
          citationkey: 'Berg2001\nold:key',
          entrytype: 'article',
          author: 'van der Berg, Jr., Jan and World Tide Office and Plato',
          title: 'Tides of the North Sea',
          journal: 'Coastal Letters',
          issn: '1234-5678, 8765-4321',
          volume: '7',
          number: '2',
          editor: 'Okafor, Chidi',
          pages: '12-19',
          date: '2001-03',
          year: '2001',
          month: '3',
          keywords: 'ocean > tide, C++',
          readstatus: 'skimmed',
          groups: 'Read, Sea \\& shore',
          sortkey: 'ber',
          'journal-2': 'Another',
          ['__proto__']: 'odd',
          editora: 'Özgür, Aylin and A and B',
        }),
      ),
    );
  });

  test('has the volume of an article in proceedings, in either form', () => {
    const fields = { title: 'Sensors', editors: [{ organization: { name: 'E' } }] };
    const simple = fieldTextsOf({ kind: 'proceedingsArticle', fields: { ...fields, in: 'Tide Workshop' } });
    expect(simple).toMatchObject({ booktitle: 'Tide Workshop', articleeditor: 'E', entrytype: 'inproceedings' });
    const proceedings = {
      title: 'Tide Workshop',
      editors: [{ person: { family: 'Okafor' } }],
      conference: { title: 'TW', startDate: '2010-05-01T00:00:00Z', locations: ['Delft', 'Leiden'] },
      publishers: [{ name: 'P', locations: ['Ulm'] }, { name: 'Q' }],
    };
    expect(fieldTextsOf({ kind: 'proceedingsArticle', fields: { proceedings } })).toEqual({
      booktitle: 'Tide Workshop',
      editor: 'Okafor',
      eventtitle: 'TW',
      eventdate: '2010-05-01',
      venue: 'Delft, Leiden',
      publisher: 'P, Q',
      address: 'Ulm',
      entrytype: 'inproceedings',
    });
  });

  test('has the entry type of the export', () => {
    expect(fieldTextsOf({ kind: 'thesis', fields: { entryType: 'phdthesis' } }).entrytype).toBe('phdthesis');
    expect(fieldTextsOf({ kind: 'thesis', fields: { entryType: 'article' } }).entrytype).toBe('thesis');
    expect(fieldTextsOf({ kind: 'other', fields: { type: 'book' } }).entrytype).toBe('book');
  });
});

test.each([
  ['journaltitle', 'journal'],
  [' JournalTitle ', 'journal'],
  ['Key', 'citationkey'],
  ['location', 'address'],
  ['school', 'institution'],
  ['ReadStatus', 'readstatus'],
  ['constructor', 'constructor'],
])('%s is the field %s', (name, field) => {
  expect(canonicalField(name)).toBe(field);
});

test('names of fields begin with a letter', () => {
  expect(['author', 'bdsk-url-1', 'my_field', 'x+y', 'A1'].every(isFieldName)).toBe(true);
  expect(['', '1a', '-a', 'a b', 'a=b', 'é', 'a:b', 'ſ'].some(isFieldName)).toBe(false);
});

test('last names come from fields with names and from others', () => {
  expect(lastNamesOf(article, 'author')).toEqual(['van der Berg', 'World Tide Office', 'Plato']);
  expect(lastNamesOf(article, 'Editor')).toEqual(['Okafor']);
  expect(lastNamesOf(article, 'editora')).toEqual(['Özgür', 'A and B']);
  expect(lastNamesOf(article, 'translator')).toEqual([]);
});

test.each([
  ["Erd\\H{o}s, \\v Capek, \\'{\\i}, \\c{c}, \\'e", 'Erdős, Čapek, í, ç, é'],
  ["{\\L}od\\'z~\\& Stra\\ss e", 'Łodź & Straße'],
  ['\\emph{Aplysia} 1--2 50\\%', 'Aplysia 1–2 50%'],
  ['plain {T}ext', 'plain Text'],
])('%s reads as %s', (latex, text) => {
  expect(plainLatex(latex)).toBe(text);
});

describe('the year that can be known', () => {
  const known = (fields: DocumentDraft['fields']) => {
    const { date, year, month } = fieldTextsOf({ kind: 'other', fields });
    return [date, year, month];
  };

  test.each([
    ['2001-22', '2001', undefined],
    ['1850-03~', '1850', '3'],
    ['../2001-05', '2001', '5'],
    ['199X', '1990', undefined],
    ['0987', '0987', undefined],
    ['-0044-03-15', '-44', '3'],
    ['Y-17E7', '-170000000', undefined],
  ])('of %s is %s', (published, year, month) => {
    expect(known({ published })).toEqual([published, year, month]);
  });

  test.each([
    [{ name: 'year', value: 'ca. 1850' }, 'ca. 1850', '1850'],
    [{ name: 'year', value: '[2001]' }, '[2001]', '2001'],
    [{ name: 'year', value: 'forthcoming 2024' }, 'forthcoming 2024', '2024'],
    [{ name: 'date', value: '2004-06~-11' }, '2004-06 -11', '2004'],
    [{ name: 'year', value: 'in press' }, 'in press', 'in press'],
    [{ name: 'year', value: '2010' }, undefined, '2010'],
  ])('of what an import left in %j is known', (other, date, year) => {
    expect(known({ otherFields: [other] })).toEqual([date, year, undefined]);
  });
});
