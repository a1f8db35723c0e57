// The tagged format of Web of Science, from small files made by hand.
import { expect, test } from 'vitest';
import { readCiw } from './readCiw.ts';

/** The entries of a file, each as its entry type and its fields; of several with one name all values. */
function read(...lines: readonly string[]) {
  return readCiw(lines.join('\n')).entries.map(({ type, fields }) => {
    const said: Record<string, string> = { entry: `@${type}` };
    for (const { name, value } of fields) said[name] = name in said ? `${said[name] ?? ''} | ${value}` : value;
    return said;
  });
}

test('an article: every tag is a field, or has the name that Web of Science gives it in BibTeX', () => {
  expect(
    read(
      'FN Clarivate Analytics Web of Science',
      'VR 1.0',
      'PT J',
      'AU Berg, J',
      '   Roe, A',
      'AF Berg, Jan',
      '   Roe, Ann',
      'CA Tide Grp',
      'TI Tides and',
      '   shores',
      'SO COASTAL LETTERS',
      'LA English',
      'DT Article',
      'DE sea; shore; long',
      '   shore',
      'ID TIDES; SEA',
      'AB One.',
      '   Two.',
      'C1 [Berg, Jan] Univ A.',
      '   [Roe, Ann] Univ B.',
      'CR A, 2001',
      '   B, 2002',
      'NR 2',
      'PU SEA PRESS',
      'PI OSLO',
      'SN 0028-0836',
      'EI 1476-4687',
      'J9 COAST LETT',
      'JI Coast. Lett.',
      'PD MAR 5',
      'PY 2004',
      'VL 3',
      'IS 4',
      'BP 12',
      'EP 34',
      'AR 1234',
      'DI 10.1000/x',
      'UT WOS:0001',
      'PM 77',
      'DA 2024-01-01',
      'ER',
      '',
      'EF',
    ),
  ).toEqual([
    {
      ...{ entry: '@article', author: 'Berg, Jan and Roe, Ann and {Tide Grp}', title: 'Tides and shores' },
      ...{ journaltitle: 'COASTAL LETTERS', shortjournal: 'Coast. Lett.', j9: 'COAST LETT', language: 'English' },
      ...{ type: 'Article', keywords: 'sea, shore, long shore', 'keywords-plus': 'TIDES; SEA', abstract: 'One. Two.' },
      ...{ affiliation: '[Berg, Jan] Univ A. | [Roe, Ann] Univ B.', 'cited-references': 'A, 2001 | B, 2002' },
      ...{ 'number-of-cited-references': '2', publisher: 'SEA PRESS', location: 'OSLO', issn: '0028-0836, 1476-4687' },
      ...{ date: '2004-03-05', volume: '3', number: '4', pages: '12--34', eid: '1234', doi: '10.1000/x', pmid: '77' },
      ...{ 'unique-id': 'WOS:0001', 'date-generated': '2024-01-01' },
    },
  ]);
});

test('a paper, a chapter and a book', () => {
  expect(
    read(
      ...[
        'PT S',
        'AU Berg, J',
        'BE Roe, A',
        '   Doe, B',
        'TI Paper',
        'SO TIDECON 2012',
        'SE Lecture Notes',
        'CT TideCon',
      ],
      ...['CY MAR 30-APR 02, 2012', 'CL Oslo, NORWAY', 'SP IEEE; ACM', 'DT Proceedings Paper', 'BN 978-3-16-148410-0'],
      ...[
        'PY 2012',
        'ER',
        '',
        'PT B',
        'AU Berg, J',
        'BE Roe, A',
        'TI Part',
        'SO WHOLE',
        'DT Article; Book Chapter',
        'ER',
      ],
      ...['', 'PT B', 'AU Berg, J', 'TI Whole', 'SO WHOLE', 'DT Book', 'ER'],
    ),
  ).toEqual([
    {
      ...{ entry: '@inproceedings', author: 'Berg, J', editor: 'Roe, A and Doe, B', title: 'Paper' },
      ...{ booktitle: 'TIDECON 2012', series: 'Lecture Notes', eventtitle: 'TideCon', venue: 'Oslo, NORWAY' },
      ...{ eventdate: '2012-03-30/2012-04-02', organization: 'IEEE and ACM', type: 'Proceedings Paper' },
      ...{ isbn: '978-3-16-148410-0', date: '2012' },
    },
    {
      ...{ entry: '@incollection', author: 'Berg, J', editor: 'Roe, A', title: 'Part', booktitle: 'WHOLE' },
      type: 'Article; Book Chapter',
    },
    { entry: '@book', author: 'Berg, J', title: 'WHOLE', ti: 'Whole', type: 'Book' },
  ]);
});

test('a file that ends within a record says so', () => {
  expect(readCiw('PT J\nTI A\nER\nPT J\nTI B').entries.map(({ remarks }) => remarks.length)).toEqual([0, 1]);
});
