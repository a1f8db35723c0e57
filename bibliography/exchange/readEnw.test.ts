// EndNote's tagged format and refer's, from small files made by hand.
import { expect, test } from 'vitest';
import { readEnw } from './readEnw.ts';

/** The entries of a file, each as its entry type and its fields. */
function read(...lines: readonly string[]) {
  return readEnw(lines.join('\r\n')).entries.map(({ type, fields }) => ({
    entry: `@${type}`,
    ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  }));
}

test('an article', () => {
  expect(
    read(
      '%0 Journal Article',
      '%A Jones, Mary',
      '%A Geoffrey Chaucer',
      '%D 1982',
      '%8 March 5',
      '%T Hearers and Speech Acts',
      '%J Language',
      '%O Lang.',
      '%V 58',
      '%N 3',
      '%P 332-373',
      '%@ 0097-8507',
      '%K speech',
      'hearing',
      '%X About hearers.',
      '%U http://example.org',
      '%R 10.1000/x',
      '%Z Read it.',
      '%+ Dept of Speech',
      '%[ 2020/01/02',
      '%; odd',
    ),
  ).toEqual([
    {
      ...{
        entry: '@article',
        author: 'Jones, Mary and Chaucer, Geoffrey',
        date: '1982-03-05',
        journaltitle: 'Language',
      },
      ...{ title: 'Hearers and Speech Acts', shortjournal: 'Lang.', volume: '58', number: '3', pages: '332--373' },
      ...{ issn: '0097-8507', keywords: 'speech, hearing', abstract: 'About hearers.', url: 'http://example.org' },
      ...{ doi: '10.1000/x', note: 'Read it.', ad: 'Dept of Speech', urldate: '2020-01-02', 'enw-;': 'odd' },
    },
  ]);
});

test('other types', () => {
  expect(
    read(
      ...[
        '%0 Book Section',
        '%A Roe, A',
        '%E Berg, J',
        '%T Part',
        '%B Whole',
        '%S Series',
        '%N 7',
        '%C Oslo',
        '%I Press',
        '',
      ],
      ...['%0 Thesis', '%A Cantucci, Elena', '%I University of California', '%9 PhD thesis', ''],
      ...['%0 Edited Book', '%A Roe, A', ''],
      ...['%0 My Own Type', '%T T'],
    ),
  ).toEqual([
    {
      ...{
        entry: '@incollection',
        author: 'Roe, A',
        editor: 'Berg, J',
        title: 'Part',
        booktitle: 'Whole',
        series: 'Series',
      },
      ...{ number: '7', location: 'Oslo', publisher: 'Press' },
    },
    { entry: '@thesis', author: 'Cantucci, Elena', institution: 'University of California', type: 'phdthesis' },
    { entry: '@collection', editor: 'Roe, A' },
    { entry: '@misc', title: 'T', type: 'My Own Type' },
  ]);
});

test('an unknown type is told, and stays', () => {
  const [entry] = readEnw('%0 My Own Type\n%T T').entries;
  expect(entry?.remarks).toEqual(['“My Own Type” isn’t an EndNote reference type. The record is read as misc.']);
  expect(entry?.fields).toContainEqual({ name: 'type', value: 'My Own Type' });
});

test('refer: no types, and empty lines between records', () => {
  expect(read('%A Jan Berg', '%T One', '%J Coast', '', '', '%A Ann Roe', '%T Two', '%I Press')).toEqual([
    { entry: '@article', author: 'Berg, Jan', title: 'One', journaltitle: 'Coast' },
    { entry: '@book', author: 'Roe, Ann', title: 'Two', publisher: 'Press' },
  ]);
});
