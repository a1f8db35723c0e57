// PubMed's format, from small files made by hand.
import { expect, test } from 'vitest';
import { readNbib } from './readNbib.ts';

/** The entries of a file, each as its type and its fields; of several with one name all values. */
function read(...lines: readonly string[]) {
  return readNbib(lines.join('\n')).entries.map(({ type, fields }) => {
    const said: Record<string, string> = { type };
    for (const { name, value } of fields) said[name] = name in said ? `${said[name] ?? ''} | ${value}` : value;
    return said;
  });
}

test('an article: every tag is a field, or stays under its own name', () => {
  expect(
    read(
      '',
      'PMID- 12345678',
      'OWN - NLM',
      'STAT- MEDLINE',
      'DCOM- 20040601',
      'IS  - 0028-0836 (Print)',
      'IS  - 1476-4687 (Electronic)',
      'IS  - 0028-0836 (Linking)',
      'VI  - 3',
      'IP  - 4',
      'DP  - 2004 Mar 5',
      'TI  - Tides and',
      '      shores.',
      'PG  - 186-90',
      'LID - 10.1000/x [doi]',
      'AB  - BACKGROUND: Tides.',
      '      METHODS: Looking.',
      'FAU - Berg, Jan A',
      'AU  - Berg JA',
      'AUID- ORCID: 0000-0001',
      'AD  - Dept of Tides.',
      'AD  - Dept of Shores.',
      'AU  - Roe A',
      'CN  - Tide Study Group',
      'LA  - eng',
      'PT  - Journal Article',
      'PT  - Review',
      'DEP - 20031220',
      'PL  - England',
      'TA  - Coast Lett',
      'JT  - Coastal letters',
      'RN  - 0 (Water)',
      'MH  - *Oceans',
      'OT  - tide',
      'PMC - PMC77',
      'AID - S01 [pii]',
      'AID - 10.1000/x [doi]',
    ),
  ).toEqual([
    {
      ...{ type: 'article', pmid: '12345678', pmcid: 'PMC77', doi: '10.1000/x', title: 'Tides and shores' },
      ...{ author: 'Berg, Jan A and Roe, A. and {Tide Study Group}', journaltitle: 'Coastal letters' },
      ...{ shortjournal: 'Coast Lett', volume: '3', number: '4', date: '2004-03-05', pages: '186--190' },
      ...{ issn: '0028-0836, 1476-4687', abstract: 'BACKGROUND: Tides. METHODS: Looking.', language: 'eng' },
      ...{ keywords: '*Oceans, tide', own: 'NLM', stat: 'MEDLINE', dcom: '20040601', auid: 'ORCID: 0000-0001' },
      ...{ ad: 'Dept of Tides. | Dept of Shores.', pt: 'Journal Article | Review', dep: '20031220', pl: 'England' },
      ...{ registrynumber: '0 (Water)', aid: 'S01 [pii]' },
    },
  ]);
});

test('a chapter of a book, and the book', () => {
  expect(
    read(
      'PMID- 1',
      'BTI - Tides',
      'PB  - Sea Press',
      'PL  - Oslo (NO)',
      'FED - Roe, Ann',
      'ED  - Roe A',
      'TI  - Shores.',
      'DP  - 2010 Jan-Feb',
      '',
      'PMID- 2',
      'BTI - Tides.',
      'ISBN- 978-3-16-148410-0',
    ),
  ).toEqual([
    {
      ...{ type: 'incollection', pmid: '1', title: 'Shores', booktitle: 'Tides', editor: 'Roe, Ann' },
      ...{ publisher: 'Sea Press', location: 'Oslo (NO)', date: '2010-01/2010-02' },
    },
    { type: 'book', pmid: '2', title: 'Tides', isbn: '978-3-16-148410-0' },
  ]);
});

test.each([
  ['186-90', '186--190'],
  ['1223-5', '1223--1225'],
  ['12-34', '12--34'],
  ['e123', 'e123'],
  ['1-3, 7', '1--3, 7'],
])('the pages %s', (text, pages) => {
  expect(read('PMID- 1', `PG  - ${text}`)).toMatchObject([{ pages }]);
});
