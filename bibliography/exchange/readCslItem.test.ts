// Items of CSL-JSON as entries: what becomes which field, and that nothing is lost.
import { describe, expect, it, test } from 'vitest';
import { fromCslDate, toCslDate } from './exchangeDates.ts';
import { readCslItem } from './readCslItem.ts';

const read = (item: unknown) => {
  const { type, key, fields } = readCslItem(item, 1);
  return { entry: `@${type}{${key}`, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
};

describe('an item becomes an entry', () => {
  it('of an article, as doi.org answers it', () => {
    const item = {
      type: 'article-journal',
      title: 'Effects of H<sub>2</sub>O &amp; <i>more</i>',
      author: [
        { given: 'Mika A.', family: 'Kastenholz', sequence: 'first', affiliation: [] },
        { family: 'Berg', 'non-dropping-particle': 'van den' },
        { name: 'The ALICE Collaboration', sequence: 'additional' },
      ],
      'container-title': 'Nucleic Acids Research',
      'container-title-short': 'NAR',
      volume: 41,
      issue: 'D1',
      page: 'D36-D42',
      issued: { 'date-parts': [[2012, 11, 26]] },
      DOI: '10.1093/nar/gks1195',
      ISSN: ['1362-4962', '0305-1048'],
      URL: 'https://doi.org/10.1093/nar/gks1195?a_b=c%20d',
      abstract: '<jats:title>Abstract</jats:title><jats:p>One.</jats:p><jats:p>Two.</jats:p>',
      source: 'Crossref',
    };
    expect(read(item)).toEqual({
      entry: '@article{',
      title: String.raw`Effects of H\textsubscript{2}O \& \textit{more}`,
      author: 'Kastenholz, Mika A. and van den Berg, and {The ALICE Collaboration}',
      journaltitle: 'Nucleic Acids Research',
      shortjournal: 'NAR',
      volume: '41',
      number: 'D1',
      pages: 'D36-D42',
      date: '2012-11-26',
      doi: '10.1093/nar/gks1195',
      issn: '1362-4962, 0305-1048',
      url: 'https://doi.org/10.1093/nar/gks1195?a_b=c%20d',
      abstract: 'Abstract\n\nOne.\n\nTwo.',
      source: 'Crossref',
    });
  });

  it('of a chapter in a volume of a series', () => {
    const item = {
      ...{ id: 'doe:2019', type: 'chapter', title: 'Part', 'container-title': 'Whole', editor: [{ literal: 'Us' }] },
      ...{
        'collection-title': 'LNCS',
        'collection-number': '9',
        volume: '2',
        publisher: 'Springer',
        'publisher-place': 'Cham',
      },
      ...{ ISBN: '978-3-030-20623-9', edition: '2', 'event-place': 'Bonn', 'event-title': 'Days' },
    };
    expect(read(item)).toEqual({
      ...{ entry: '@incollection{doe:2019', title: 'Part', booktitle: 'Whole', editor: '{Us}', series: 'LNCS' },
      ...{ number: '9', volume: '2', publisher: 'Springer', location: 'Cham', isbn: '978-3-030-20623-9', edition: '2' },
      ...{ venue: 'Bonn', eventtitle: 'Days' },
    });
  });

  it('of a preprint, with its number in the archive', () => {
    const item = {
      type: 'article',
      title: 'T',
      publisher: 'arXiv',
      number: 'arXiv:2301.12345',
      id: 'http://zotero.org/items/1',
    };
    expect(read(item)).toEqual({
      ...{ entry: '@online{', entrysubtype: 'preprint', title: 'T', organization: 'arXiv' },
      ...{ eprint: '2301.12345', eprinttype: 'arxiv' },
    });
  });

  it('of a thesis, whose type BibLaTeX has a word for', () => {
    expect(read({ type: 'thesis', genre: "Master's thesis", publisher: 'ETH', 'number-of-pages': 90 })).toEqual({
      entry: '@thesis{',
      ...{ type: 'mathesis', institution: 'ETH', pagetotal: '90' },
    });
  });
});

describe('a volume of a set', () => {
  it('has its own title in volume-title, where CSL has that of the set as title', () => {
    expect(read({ type: 'book', title: 'Set', 'volume-title': 'Volume', volume: '7' })).toEqual({
      ...{ entry: '@book{', maintitle: 'Set', title: 'Volume', volume: '7' },
    });
  });

  it('is the book of a chapter', () => {
    const item = { type: 'chapter', title: 'Part', 'container-title': 'Set', 'volume-title': 'Volume' };
    expect(read(item)).toEqual({ entry: '@incollection{', title: 'Part', maintitle: 'Set', booktitle: 'Volume' });
  });

  it('has the set as its container', () => {
    expect(read({ type: 'book', title: 'Volume', 'container-title': 'Set' })).toEqual({
      ...{ entry: '@book{', title: 'Volume', maintitle: 'Set' },
    });
  });
});

test.each([
  [
    { title: 'A: B', 'title-short': 'A' },
    { title: 'A', subtitle: 'B' },
  ],
  [
    { title: 'A: B', 'title-short': 'Ah' },
    { title: 'A: B', shorttitle: 'Ah' },
  ],
  [
    { title: 'A', 'title-short': 'A' },
    { title: 'A', shorttitle: 'A' },
  ],
  [{ 'event-title': 'E', event: 'E' }, { eventtitle: 'E' }],
  [{ language: 'en-US, la; fr-CA' }, { language: 'american and latin and fr-CA' }],
  [{ status: 'in press' }, { pubstate: 'inpress' }],
  [{ volume: '7.2' }, { volume: '7', part: '2' }],
  [
    { volume: '7.2', 'part-number': '3' },
    { volume: '7.2', part: '3' },
  ],
])('reads %j', (item, fields) => {
  expect(read({ type: 'book', ...item })).toEqual({ entry: '@book{', ...fields });
});

test('reads what a patent is and where it holds', () => {
  expect(read({ type: 'patent', genre: 'U.S. patent', jurisdiction: 'Germany; Atlantis' })).toEqual({
    ...{ entry: '@patent{', type: 'patentus', location: 'countryde and Atlantis' },
  });
});

it('keeps what BibLaTeX has no field for under its own name', () => {
  const item = {
    ...{ type: 'unheard-of', dimensions: '2 m', section: 'A & B', director: [{ family: 'Varda', given: 'Agnès' }] },
    ...{ submitted: { 'date-parts': [[2001, 2]] }, custom: { pages: [1, 2] }, archive: 'Library of Congress' },
    ...{ archive_location: 'Box 3', ISSN: null, author: [] },
  };
  expect(read(item)).toEqual({
    ...{ entry: '@misc{', entrysubtype: 'unheard-of', dimensions: '2 m', section: String.raw`A \& B` },
    ...{ director: 'Varda, Agnès', submitted: '2001-02', archive: 'Library of Congress', archive_location: 'Box 3' },
    custom: String.raw`\textbraceleft{}"pages":[1,2]\textbraceright{}`,
  });
});

it('keeps a second value for one field under the name of its variable', () => {
  expect(read({ type: 'report', number: '7', 'collection-number': '12' })).toEqual({
    ...{ entry: '@report{', number: '7', 'collection-number': '12' },
  });
});

test.each([null, 'text', 3, [], {}])('takes %j for an entry without fields', (item) => {
  expect(read(item)).toEqual({ entry: '@misc{' });
});

test.each([
  [{ 'date-parts': [[2004]] }, '2004'],
  [{ 'date-parts': [['2004', '3', '5']] }, '2004-03-05'],
  [{ 'date-parts': [[2004, 3], [2005]] }, '2004-03/2005'],
  [{ 'date-parts': [[2004]], season: 2 }, '2004-22'],
  [{ 'date-parts': [[1850]], circa: true }, '1850~'],
  [{ 'date-parts': [[-1]] }, '0000'],
  [{ 'date-parts': [[2004]], literal: 'after the flood' }, 'after the flood'],
  [{ raw: '2004/03//' }, '2004/03//'],
  [{ 'date-parts': [[null]] }, null],
  [{ 'date-parts': 'x' }, null],
  ['2004-03', '2004-03'],
  [7, null],
])('reads the date %j', (date, text) => {
  expect(fromCslDate(date)).toBe(text);
});

test.each([
  '2004',
  '2004-03',
  '2004-03-05',
  '2004-22',
  '1850~',
  '0000',
  '-0044-03-15',
  '2004/2005-03',
  'after the flood',
])('reads the date %s as it was written', (text) => {
  expect(fromCslDate(toCslDate(text))).toBe(text);
});
