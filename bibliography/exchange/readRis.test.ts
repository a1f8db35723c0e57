// RIS in the dialects of the programs and databases that write it, from small files made by hand.
import { describe, expect, test } from 'vitest';
import { readRis } from './readRis.ts';

/** The entries of a file, each as its type, its key and its fields; of several with one name all values. */
function read(...lines: readonly string[]) {
  return readRis(lines.join('\r\n')).entries.map(({ type, key, fields }) => {
    const said: Record<string, string> = { entry: `@${type}{${key}` };
    for (const { name, value } of fields) said[name] = name in said ? `${said[name] ?? ''} | ${value}` : value;
    return said;
  });
}

describe('dialects', () => {
  test('Zotero', () => {
    expect(
      read(
        'TY  - JOUR',
        'TI  - Tides & <i>shores</i>',
        'AU  - Berg, Jan van der',
        'AU  - Roe, Ann, Jr.',
        'T2  - Coastal Letters',
        'J2  - Coast. Lett.',
        'DA  - 2004/03//',
        'PY  - 2004',
        'DO  - 10.1000/a_b',
        'DP  - DOI.org (Crossref)',
        'VL  - 3',
        'IS  - 4',
        'SP  - 12',
        'EP  - 34',
        'LA  - en',
        'SN  - 0165-0327',
        'UR  - https://example.org/a_b',
        'Y2  - 2020/01/02/10:20:30',
        'L1  - files/1/tides.pdf',
        'KW  - sea',
        'KW  - shore',
        'ER  - ',
        '',
      ),
    ).toEqual([
      {
        entry: '@article{',
        date: '2004-03',
        urldate: '2020-01-02T10:20:30',
        pages: '12--34',
        url: 'https://example.org/a_b',
        title: String.raw`Tides \& shores`,
        journaltitle: 'Coastal Letters',
        shortjournal: 'Coast. Lett.',
        volume: '3',
        number: '4',
        doi: String.raw`10.1000/a\_b`,
        issn: '0165-0327',
        keywords: 'sea, shore',
        author: 'family={Berg}, given={Jan}, prefix={van der}, useprefix=false and Roe, Jr., Ann',
        language: 'en',
        dp: 'DOI.org (Crossref)',
        l1: 'files/1/tides.pdf',
      },
    ]);
  });

  test('EndNote: a keyword to a line, corporate authors, a PMCID in C2', () => {
    expect(
      read(
        'TY  - JOUR',
        'AD  - World Tide Office, Oslo.',
        'AU  - World Tide Office,',
        'AU  - Smith, J. A.',
        'C2  - PMC1234567',
        'DA  - Mar 5',
        'ET  - 2003/12/20',
        'ID  - 17',
        'KW  - Oceans',
        'Tides/*physiology',
        'Plants, Medicinal',
        'M3  - Review',
        'PY  - 2004',
        'SE  - 12',
        'SN  - 0165-0327 (Print)',
        '0165-0335 (Linking)',
        'SP  - 12-34',
        'T2  - Coastal Letters',
        'ER  - ',
      ),
    ).toEqual([
      {
        entry: '@article{',
        id: '17',
        date: '2004-03-05',
        pages: '12--34',
        type: 'Review',
        pmcid: 'PMC1234567',
        et: '2003/12/20',
        journaltitle: 'Coastal Letters',
        issn: '0165-0327, 0165-0335',
        keywords: 'Oceans, Tides/*physiology, {Plants, Medicinal}',
        author: '{World Tide Office} and Smith, J. A.',
        ad: 'World Tide Office, Oslo.',
      },
    ]);
  });

  test('Mendeley and Citavi: the tags of 2001', () => {
    expect(
      read(
        'TY  - JOUR',
        'T1  - Tides',
        'A1  - Berg, Jan',
        'Y1  - 2004/03/05/',
        'JF  - Coastal Letters',
        'N2  - About tides.',
        'L1  - file:///tides.pdf',
        'ER  - ',
      ),
    ).toEqual([
      {
        ...{ entry: '@article{', date: '2004-03-05', title: 'Tides', journaltitle: 'Coastal Letters' },
        ...{ author: 'Berg, Jan', abstract: 'About tides.', l1: 'file:///tides.pdf' },
      },
    ]);
  });

  test('Scopus: a paper, with what each number is', () => {
    expect(
      read(
        'TY  - CONF',
        'TI  - Tides',
        'T2  - Proceedings of TideCon',
        'J2  - Proc. TideCon',
        'SP  - 1',
        'EP  - 9',
        'PY  - 2014',
        'AU  - Berg, J.',
        'A2  - Roe, A.',
        'KW  - Sea',
        'PB  - Tide Press',
        'SN  - 9783161484100 (ISBN)',
        'LA  - English',
        'M3  - Conference Paper',
        'DB  - Scopus',
        'N1  - Export Date: 6 January 2014; Cited By: 2',
        'ER  - ',
      ),
    ).toEqual([
      {
        ...{ entry: '@inproceedings{', title: 'Tides', booktitle: 'Proceedings of TideCon', j2: 'Proc. TideCon' },
        ...{ pages: '1--9', date: '2014', author: 'Berg, J.', editor: 'Roe, A.', keywords: 'Sea' },
        ...{ publisher: 'Tide Press', isbn: '9783161484100', language: 'English', type: 'Conference Paper' },
        ...{ db: 'Scopus', note: 'Export Date: 6 January 2014; Cited By: 2' },
      },
    ]);
  });

  test('Web of Science: a month and a day without a year', () => {
    const [entry] = read('TY  - JOUR', 'DA  - MAR-APR', 'PY  - 2004', 'AN  - WOS:000123', 'ER  - ');
    expect(entry).toEqual({ entry: '@article{', date: '2004-03/2004-04', an: 'WOS:000123' });
  });

  test('PubMed: a number that its database gave', () => {
    const [entry] = read('TY  - JOUR', 'AN  - 12345678', 'DB  - PubMed', 'ER  - ');
    expect(entry).toEqual({ entry: '@article{', pmid: '12345678' });
  });
});

describe('kinds of records', () => {
  test('a chapter has editors, a book and a series', () => {
    expect(
      read(
        'TY  - CHAP',
        'AU  - Berg, J',
        'A2  - Roe, A',
        'A3  - Doe, K',
        'T2  - Seas',
        'T3  - Waters',
        'M1  - 7',
        'SP  - 1',
        'EP  - 2',
      ),
    ).toEqual([
      {
        ...{ entry: '@incollection{', author: 'Berg, J', editor: 'Roe, A', a3: 'Doe, K', booktitle: 'Seas' },
        ...{ series: 'Waters', number: '7', pages: '1--2' },
      },
    ]);
  });

  test('a book has a series and a number of pages', () => {
    expect(
      read('TY  - BOOK', 'TI  - Seas', 'T2  - Waters', 'SP  - 300', 'CY  - Paris; London', 'PB  - Sea Press'),
    ).toEqual([
      {
        ...{ entry: '@book{', title: 'Seas', series: 'Waters', pagetotal: '300', location: 'Paris and London' },
        publisher: 'Sea Press',
      },
    ]);
  });

  test('the authors of an edited book are its editors', () => {
    expect(read('TY  - EDBOOK', 'AU  - Roe, A')).toEqual([{ entry: '@collection{', editor: 'Roe, A' }]);
  });

  test('a conference has a name, a place and a volume', () => {
    expect(read('TY  - CPAPER', 'T2  - TideCon', 'C3  - Lectures', 'CY  - Oslo', 'C1  - Bonn')).toEqual([
      {
        ...{ entry: '@inproceedings{', eventtitle: 'TideCon', booktitle: 'Lectures', venue: 'Oslo', location: 'Bonn' },
      },
    ]);
  });

  test('a thesis has a university and a type', () => {
    expect(read('TY  - THES', 'PB  - MIT', 'M3  - Ph.D. thesis', 'SP  - 120', 'T2  - Physics')).toEqual([
      { entry: '@thesis{', institution: 'MIT', type: 'phdthesis', pagetotal: '120', t2: 'Physics' },
    ]);
  });

  test('a report and a patent have a number', () => {
    expect(
      read('TY  - RPRT', 'PB  - NASA', 'SN  - TR-7', 'ER  - ', 'TY  - PAT', 'PB  - Acme', 'SN  - US 1,234', 'ER  - '),
    ).toEqual([
      { entry: '@report{', institution: 'NASA', number: 'TR-7' },
      { entry: '@patent{', holder: '{Acme}', number: 'US 1,234' },
    ]);
  });

  test.each([
    ['INPR', 'article'],
    ['EBOOK', 'book'],
    ['GOVDOC', 'report'],
    ['XYZ', 'misc'],
  ])('%s stays beside the type that it becomes', (ris, type) => {
    expect(read(`TY  - ${ris}`, 'TI  - T')).toEqual([{ entry: `@${type}{`, title: 'T', ty: ris }]);
  });

  test.each([
    ['MGZN', 'article', 'magazine'],
    ['NEWS', 'article', 'newspaper'],
    ['BLOG', 'online', 'post-weblog'],
    ['MAP', 'image', 'map'],
  ])('%s becomes @%s with the subtype %s, as in CSL-JSON', (ris, type, entrysubtype) => {
    expect(read(`TY  - ${ris}`, 'TI  - T')).toEqual([{ entry: `@${type}{`, title: 'T', entrysubtype }]);
  });

  test('an unknown type and none are told', () => {
    const { entries } = readRis('TY  - XYZ\nER  - \nTI  - T\nER  - ');
    expect(entries.map(({ remarks }) => remarks)).toEqual([
      ['“XYZ” isn’t a RIS type. The record is read as misc.'],
      ['The record has no type (TY). It is read as misc.'],
    ]);
  });
});

describe('how files are written', () => {
  test.each([
    ['LF', 'TY  - JOUR\nTI  - A\nER  - \nTY  - JOUR\nTI  - B\nER  - \n'],
    ['CR', 'TY  - JOUR\rTI  - A\rER  - \rTY  - JOUR\rTI  - B\rER  - \r'],
    [
      'a byte order mark and a header',
      '\uFEFFProvider: Tides\nContent: text/plain\n\nTY  - JOUR\nTI  - A\nER  - \nTY  - JOUR\nTI  - B\nER  -',
    ],
    ['no ER', 'TY  - JOUR\nTI  - A\nTY  - JOUR\nTI  - B'],
    ['one space', 'TY - JOUR\nTI - A\nER -\nTY - JOUR\nTI - B\nER -'],
    ['two hyphens', 'TY  -- JOUR\nTI  -- A\nER  -- \nTY  -- JOUR\nTI  -- B\nER  -- '],
    ['spaces before tags', '  TY  - JOUR\n  TI  - A\n  ER  - \n  TY  - JOUR\n  TI  - B\n  ER  - '],
    ['TY below other tags', 'TI  - A\nTY  - JOUR\nER  - \nTI  - B\nTY  - JOUR\nER  - '],
    ['no space behind the hyphen', 'TY  -JOUR\nTI  -A\nER  -\nTY  -JOUR\nTI  -B\nER  -'],
  ])('%s', (_, text) => {
    expect(readRis(text).entries.map(({ type, fields }) => [type, ...fields.map(({ value }) => value)])).toEqual([
      ['article', 'A'],
      ['article', 'B'],
    ]);
  });

  test('the lines of records are those of the file', () => {
    expect(
      readRis('\r\nTY  - JOUR\r\nAB  - one\r\ntwo\r\nER  - \r\n\r\nTY  - JOUR\r\nER  - ').entries.map(
        ({ line }) => line,
      ),
    ).toEqual([2, 7]);
  });

  test('a file that ends within a record says so, and so do lines that belong to none', () => {
    const { entries, strayLines } = readRis('TY  - JOUR\nER  - \nwhat is this\nTY  - JOUR\nTI  - A');
    expect(entries.map(({ remarks }) => remarks)).toEqual([
      [],
      ['The last record has no end (ER). Check that the file is complete.'],
    ]);
    expect(strayLines).toEqual([3]);
  });

  test('lines that were wrapped are one paragraph, others are several', () => {
    const wrapped = 'x'.repeat(70);
    expect(read('TY  - JOUR', `AB  - ${wrapped}`, 'rest')).toMatchObject([{ abstract: `${wrapped} rest` }]);
    expect(read('TY  - JOUR', 'AB  - One.', 'Two.')).toMatchObject([{ abstract: 'One.\n\nTwo.' }]);
    expect(read('TY  - JOUR', 'AB  - One.', '', 'Two.', 'TI  - T')).toMatchObject([
      { abstract: 'One.\n\nTwo.', title: 'T' },
    ]);
  });

  test('repeated tags: what has a place for one keeps the others under its own name', () => {
    expect(
      read(
        'TY  - JOUR',
        'TI  - A',
        'TI  - B',
        'VL  - 1',
        'VL  - 2',
        'UR  - http://a.org http://b.org',
        'N1  - One',
        'N1  - Two',
        'AD  - X',
        'AD  - Y',
      ),
    ).toEqual([
      {
        ...{ entry: '@article{', title: 'A', ti: 'B', volume: '1', vl: '2', url: 'http://a.org', ur: 'http://b.org' },
        ...{ note: 'One\n\nTwo', ad: 'X | Y' },
      },
    ]);
  });

  test.each([
    ['sea; shore; tide', 'sea, shore, tide'],
    ['sea, shore, tide', 'sea, shore, tide'],
    ['sea, shore', 'sea, shore'],
    ['Plants, Medicinal', '{Plants, Medicinal}'],
  ])('keywords in one KW: %s', (value, keywords) => {
    expect(read('TY  - JOUR', `KW  - ${value}`)).toMatchObject([{ keywords }]);
  });

  test('identifiers where they do not belong, and tags that scripts write', () => {
    expect(read('TY  - JOUR', 'M3  - doi: 10.1000/x', 'PMID  - 77')).toMatchObject([
      { doi: 'doi: 10.1000/x', pmid: '77' },
    ]);
    expect(read('TY  - JOUR', 'L3  - 10.1000/x', 'M3  - Letter')).toMatchObject([{ doi: '10.1000/x', type: 'Letter' }]);
  });

  test.each([
    ['berg2004', { entry: '@article{berg2004' }],
    ['12', { entry: '@article{', id: '12' }],
    ['10.1000/x', { entry: '@article{', id: '10.1000/x' }],
    ['two words', { entry: '@article{', id: 'two words' }],
  ])('the key %s', (id, entry) => {
    expect(read('TY  - JOUR', `ID  - ${id}`)).toEqual([entry]);
  });
});

describe('dates', () => {
  test.each<[string[], object]>([
    [['PY  - 2004/03//'], { date: '2004-03' }],
    [['PY  - 2004///'], { date: '2004' }],
    [['PY  - 2004/03/05/'], { date: '2004-03-05' }],
    [['PY  - 2004/00/00'], { date: '2004' }],
    [['PY  - 2004//'], { date: '2004' }],
    [['Y1  - 2004/Mar/05'], { date: '2004-03-05' }],
    [['PY  - 2004///Spring'], { date: '2004-21' }],
    [['DA  - 2004/03/05', 'PY  - 2004'], { date: '2004-03-05' }],
    [['DA  - 2004-03-05', 'PY  - 2004'], { date: '2004-03-05' }],
    [['DA  - 20040305', 'PY  - 2004'], { date: '2004-03-05' }],
    [['DA  - July', 'PY  - 2004'], { date: '2004-07' }],
    [['DA  - SPR', 'PY  - 2004'], { date: '2004-21' }],
    [['DA  - 2004 Mar 5'], { date: '2004-03-05' }],
    [['PY  - 2004', 'DA  - 2003/12/20'], { date: '2004', da: '2003/12/20' }],
    [['PY  - 2004', 'DA  - 2004/13/01'], { date: '2004', da: '2004/13/01' }],
    [['PY  - 2004', 'DA  - 2004/03/05/reprinted'], { date: '2004-03-05', da: '2004/03/05/reprinted' }],
    [['PY  - in press'], { date: 'in press' }],
    [['DA  - ///in press'], { date: 'in press' }],
    [['PY  - 2024', 'DA  - 2024///forthcoming 2024'], { date: 'forthcoming 2024' }],
    [['PY  - 1850', 'DA  - 1850///about 1850'], { date: '1850~' }],
    [['Y2  - 2004/03/12'], { urldate: '2004-03-12' }],
    [['Y2  - sometime'], { y2: 'sometime' }],
    [['OP  - 1950'], { origdate: '1950' }],
    [['OP  - Paris, 1950'], { op: 'Paris, 1950' }],
  ])('%j', (lines, fields) => {
    expect(read('TY  - JOUR', ...lines)).toEqual([{ entry: '@article{', ...fields }]);
  });
});

describe('names', () => {
  test.each([
    [['Berg, Jan'], 'Berg, Jan'],
    [['van der Berg, Jan'], 'van der Berg, Jan'],
    [['Berg, Jan, Jr.'], 'Berg, Jr., Jan'],
    [['King, Jr., Martin Luther'], 'King, Jr., Martin Luther'],
    [['Jan Berg'], 'Berg, Jan'],
    [['Berg JA'], 'Berg, J. A.'],
    [['Plato'], 'Plato'],
    [['World Health Organization'], '{World Health Organization}'],
    [['Ministry of Tides, Oslo,'], '{Ministry of Tides, Oslo}'],
    [['Berg, Jan; Roe, Ann'], 'Berg, Jan and Roe, Ann'],
    [['Berg, J., Roe, A.'], 'Berg, J. and Roe, A.'],
    [['J. Berg, A. Roe'], 'Berg, J. and Roe, A.'],
    [['Berg, Jan and Roe, Ann'], 'Berg, Jan and Roe, Ann'],
    [['Jan Berg & Ann Roe'], 'Berg, Jan and Roe, Ann'],
    [['Berg, Jan', 'et al.'], 'Berg, Jan and others'],
  ])('%j', (names, author) => {
    expect(read('TY  - JOUR', ...names.map((name) => `AU  - ${name}`))).toMatchObject([{ author }]);
  });
});
