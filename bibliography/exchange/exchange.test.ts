// Tests how documents are written as RIS and CSL-JSON.
import { describe, expect, test } from 'vitest';
import { parseBibliography } from '../bibtex/parseBibliography.ts';
import type { DocumentDraft } from '../documents.ts';
import { toCslItem } from './cslJson.ts';
import { writeRis } from './ris.ts';

const article: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    title: 'Tides',
    subtitle: 'A study',
    authors: [
      { person: { family: 'Berg', given: 'Jan', nonDroppingParticle: 'van der', suffix: 'Jr.' } },
      { organization: { name: 'World Tide Office' } },
    ],
    in: { journal: { name: 'Coastal Letters', issn: ['0165-0327'] }, volume: '3', number: '4' },
    published: '2006-03-05',
    pageStart: '1',
    pageEnd: '9',
    doi: '10.1000/xyz',
    keywords: ['sea', 'shore'],
    languages: ['english'],
    abstract: 'One.\n\nTwo.',
  },
};

/** The exports also read other fields (`otherFields`), and convert their LaTeX. */
const chapter: DocumentDraft = {
  kind: 'other',
  fields: {
    type: 'incollection',
    entryType: 'incollection',
    title: 'A chapter',
    editors: [{ person: { family: 'Roe' } }],
    publishers: [{ name: 'Wiley', locations: ['New York', 'London'] }],
    published: '1984/1986',
    otherFields: [
      { name: 'booktitle', value: String.raw`The {DNA} \& the sea` },
      { name: 'pages', value: '12--34' },
      { name: 'url', value: 'http://x/%7Ea_b' },
    ],
  },
};

describe('RIS', () => {
  test('an article, line by line', () => {
    expect(writeRis(article, 'berg').split('\r\n')).toEqual([
      'TY  - JOUR',
      'ID  - berg',
      'AU  - van der Berg, Jan, Jr.',
      'AU  - World Tide Office,',
      'TI  - Tides: A study',
      'T2  - Coastal Letters',
      'PY  - 2006',
      'DA  - 2006/03/05/',
      'VL  - 3',
      'IS  - 4',
      'SP  - 1',
      'EP  - 9',
      'DO  - 10.1000/xyz',
      'SN  - 0165-0327',
      'LA  - english',
      'KW  - sea',
      'KW  - shore',
      'AB  - One. Two.',
      'ER  - ',
      '',
      '',
    ]);
  });

  test('a chapter', () => {
    const ris = writeRis(chapter, 'k');
    for (const line of ['TY  - CHAP', 'A2  - Roe', 'T2  - The DNA & the sea', 'SP  - 12', 'EP  - 34', 'PY  - 1984']) {
      expect(ris).toContain(`${line}\r\n`);
    }
    expect(ris).toContain('UR  - http://x/%7Ea_b\r\n');
  });

  test('line breaks in a value cannot start a new record', () => {
    const ris = writeRis({ kind: 'other', fields: { title: 'x\r\nER  - \r\nTY  - BOOK' } }, 'k');
    expect(ris.match(/^TY/gm)).toHaveLength(1);
  });
});

describe('CSL-JSON', () => {
  test('an article', () => {
    expect(toCslItem(article, 'berg')).toEqual({
      id: 'berg',
      type: 'article-journal',
      title: 'Tides: A study',
      'title-short': 'Tides',
      author: [
        { family: 'Berg', given: 'Jan', suffix: 'Jr.', 'non-dropping-particle': 'van der' },
        { literal: 'World Tide Office' },
      ],
      issued: { 'date-parts': [[2006, 3, 5]] },
      'container-title': 'Coastal Letters',
      volume: '3',
      issue: '4',
      page: '1-9',
      DOI: '10.1000/xyz',
      ISSN: '0165-0327',
      abstract: 'One.\n\nTwo.',
      keyword: 'sea, shore',
      language: 'en',
    });
  });

  test('a chapter', () => {
    expect(toCslItem(chapter, 'k')).toMatchObject({
      type: 'chapter',
      issued: { 'date-parts': [[1984], [1986]] },
      'container-title': 'The <span class="nocase">DNA</span> & the sea',
      page: '12-34',
      publisher: 'Wiley',
      'publisher-place': 'New York; London',
      URL: 'http://x/%7Ea_b',
    });
  });

  test('the type of a thesis is written in words', () => {
    const item = toCslItem({ kind: 'thesis', fields: { degreeType: 'phdthesis', institution: 'MIT' } }, 'k');
    expect(item).toEqual({ id: 'k', type: 'thesis', genre: 'PhD thesis', publisher: 'MIT' });
  });
});

/** The first entry of a file as both formats have it. */
function exchanged(source: string) {
  const [entry] = parseBibliography(source).entries;
  if (!entry) throw new Error('The source has no entry.');
  return { ris: writeRis(entry.draft, 'k').split('\r\n'), csl: toCslItem(entry.draft, 'k') };
}

describe('less common fields of .bib files', () => {
  test('a translated book in a series', () => {
    const { ris, csl } = exchanged(
      '@book{k, author={Alt, Otto}, translator={Neu, Nina}, title={Tales}, series={S}, number={7}, volumes={3}, issn={1234-5679}, date={2001}, origdate={1950}}',
    );
    expect(csl).toMatchObject({
      translator: [{ family: 'Neu', given: 'Nina' }],
      'collection-title': 'S',
      'collection-number': '7',
      'number-of-volumes': '3',
      'original-date': { 'date-parts': [[1950]] },
      ISSN: '1234-5679',
    });
    expect(csl).not.toHaveProperty('number');
    for (const line of ['A4  - Neu, Nina', 'T3  - S', 'M1  - 7', 'NV  - 3', 'OP  - 1950', 'SN  - 1234-5679'])
      expect(ris).toContain(line);
  });

  test('an article number instead of pages, and the number of pages', () => {
    const { ris, csl } = exchanged(
      '@article{k, author={Phys, P. and others}, title={Wave}, journaltitle={PR}, volume={93}, eid={064002}, pagetotal={12}, pmid={123}, date={2016}}',
    );
    expect(ris.filter((line) => /^(?:SP|EP)/.test(line))).toEqual([]);
    expect(ris).toContain('C7  - 064002');
    expect(csl).toMatchObject({ number: '064002', 'number-of-pages': '12', PMID: '123' });
    expect(csl.author).toEqual([{ family: 'Phys', given: 'P.' }, { literal: 'others' }]);
  });

  test('an address in howpublished, and other ways of publishing', () => {
    const web = exchanged('@misc{k, title={Site}, howpublished={\\url{https://c.example.org/x_y}}, year={2010}}');
    expect(web.ris).toContain('UR  - https://c.example.org/x_y');
    expect(web.csl).toMatchObject({ URL: 'https://c.example.org/x_y' });
    const talk = exchanged('@misc{k, title={Talk}, howpublished={Lecture notes}}');
    expect(talk.csl).toMatchObject({ medium: 'Lecture notes' });
    expect(talk.csl).not.toHaveProperty('URL');
  });

  test.each([
    'eprint={2101.00001}, eprinttype={arxiv}',
    'eprint={2101.00001}',
    'eprint={arXiv:2101.00001}, archiveprefix={arXiv}',
  ])('a preprint: %s', (eprint) => {
    const { ris, csl } = exchanged(`@online{k, title={P}, ${eprint}}`);
    expect(csl).toMatchObject({
      URL: 'https://arxiv.org/abs/2101.00001',
      number: 'arXiv:2101.00001',
      archive: 'arXiv',
    });
    for (const line of ['UR  - https://arxiv.org/abs/2101.00001', 'AN  - 2101.00001', 'DB  - arXiv'])
      expect(ris).toContain(line);
  });

  test('the number of an e-print is written only once, and is not the number of an article in a journal', () => {
    const { csl } = exchanged('@online{k, title={P}, eprint={2101.00001}, eprintclass={cs.DL}}');
    expect(csl).toMatchObject({ number: 'arXiv:2101.00001', archive: 'arXiv', archive_collection: 'cs.DL' });
    expect(csl).not.toHaveProperty('archive_location');
    const article = exchanged('@article{k, title={P}, journaltitle={J}, eprint={2101.00001}, eprinttype={arxiv}}').csl;
    expect(article).toMatchObject({ archive: 'arXiv', archive_location: '2101.00001' });
    expect(article).not.toHaveProperty('number');
  });

  test('an eprint of another archive, and an address beside one', () => {
    expect(exchanged('@online{k, title={P}, eprint={77}, eprinttype={pubmed}}').csl).toMatchObject({ PMID: '77' });
    expect(exchanged('@online{k, title={P}, eprint={77}, eprinttype={hal}}').csl).toMatchObject({
      archive: 'hal',
      archive_location: '77',
    });
    expect(exchanged('@online{k, title={P}, url={https://x.org}, eprint={2101.00001}}').csl).toMatchObject({
      URL: 'https://x.org',
    });
  });

  test('a `booktitle` equal to the title is not a container', () => {
    const { ris, csl } = exchanged('@book{k, title={Q}, booktitle={Q}}');
    expect(csl).not.toHaveProperty('container-title');
    expect(ris.some((line) => line.startsWith('T2'))).toBe(false);
  });

  test('a conference whose volume has another name', () => {
    const { ris, csl } = exchanged(
      '@inproceedings{k, title={P}, booktitle={Lectures}, eventtitle={TideCon}, venue={Oslo}, eventdate={2019-05-06/2019-05-08}, publisher={V}, location={Bonn}}',
    );
    for (const line of ['T2  - TideCon', 'C3  - Lectures', 'CY  - Oslo', 'C1  - Bonn']) expect(ris).toContain(line);
    expect(csl).toMatchObject({
      'event-date': {
        'date-parts': [
          [2019, 5, 6],
          [2019, 5, 8],
        ],
      },
      'event-place': 'Oslo',
    });
  });

  test('a volume of a set, which is in a series, too', () => {
    const { csl } = exchanged('@book{k, title={V}, maintitle={S}, mainsubtitle={T}, volume={7}, part={2}, series={R}}');
    expect(csl).toEqual({
      ...{ id: 'k', type: 'book', title: 'V', 'container-title': 'S: T', volume: '7.2' },
      'collection-title': 'R',
    });
  });

  test('a chapter in a volume of a set', () => {
    const chapter = '@incollection{k, title={C}, booktitle={V}, maintitle={S}, volume={7}';
    expect(exchanged(`${chapter}}`).csl).toMatchObject({ 'container-title': 'V', 'collection-title': 'S' });
    expect(exchanged(`${chapter}, series={R}}`).csl).toMatchObject({
      ...{ 'container-title': 'S', 'volume-title': 'V', 'collection-title': 'R' },
    });
  });

  test('a special issue, in an article and by itself', () => {
    const issue = 'issuetitle={I}, issuesubtitle={J}, number={4}';
    const { csl } = exchanged(`@article{k, title={A}, journaltitle={P}, ${issue}}`);
    expect(csl).toMatchObject({ 'container-title': 'P', 'volume-title': 'I: J', issue: '4' });
    expect(exchanged(`@periodical{k, title={P}, ${issue}}`).csl).toEqual({
      ...{ id: 'k', type: 'periodical', title: 'P', 'volume-title': 'I: J', issue: '4' },
    });
  });

  test.each([
    ['3', '3rd series'],
    ['12', '12th series'],
    ['newseries', 'new series'],
    ['{B}', '<span class="nocase">B</span>'],
  ])('the series %s of a journal', (series, words) => {
    const { csl } = exchanged(`@article{k, title={A}, journaltitle={P}, series={${series}}}`);
    expect(csl).toMatchObject({ 'collection-title': words });
  });

  test('the type and the jurisdiction of a patent are written in words', () => {
    const { csl } = exchanged('@patent{k, title={P}, type={patenteu}, number={1}, location={countryde and countryfr}}');
    expect(csl).toEqual({
      ...{ id: 'k', type: 'patent', title: 'P', genre: 'European patent', number: '1' },
      jurisdiction: 'Germany; France',
    });
  });

  test('the title of an event is in `event-title` and, for older versions of CSL, in `event`', () => {
    const { csl } = exchanged('@inproceedings{k, title={P}, eventtitle={TideCon}, eventtitleaddon={The tenth}}');
    expect(csl).toMatchObject({ 'event-title': 'TideCon. The tenth', event: 'TideCon. The tenth' });
  });

  test('the organizations behind a document that has a publisher', () => {
    const { csl } = exchanged('@manual{k, title={M}, publisher={P}, organization={O}}');
    expect(csl).toMatchObject({ publisher: 'P', authority: 'O' });
  });

  test.each([
    ['{A}, subtitle={B}, titleaddon={C}', 'A: B. C', 'A'],
    ['{A?}, titleaddon={C}', 'A? C', undefined],
    ['{A: B}', 'A: B', 'A'],
    ['{A: B}, shorttitle={Ah}', 'A: B', 'Ah'],
  ])('title = %s: title %s, short title %s', (title, whole, short) => {
    const { csl } = exchanged(`@misc{k, title=${title}}`);
    expect([csl.title, csl['title-short']]).toEqual([whole, short]);
  });

  test.each([
    ['english', 'en'],
    ['langlatin and langgerman', 'la, de'],
    ['brazilian', 'pt-BR'],
    ['klingon', 'klingon'],
  ])('the language %s', (language, code) => {
    expect(exchanged(`@online{k, date={2001}, language={${language}}}`).csl).toMatchObject({ language: code });
  });

  test('annotators, commentators and authors of forewords and afterwords are left out', () => {
    const people = 'annotator={An, A.}, commentator={Com, B.}, foreword={For, C.}, afterword={Aft, D.}';
    const { csl } = exchanged(`@book{k, title={B}, author={Own, O.}, ${people}}`);
    expect(csl).toEqual({ id: 'k', type: 'book', title: 'B', author: [{ family: 'Own', given: 'O.' }] });
  });

  test.each([
    [String.raw`On \emph{E. coli} in {H$_2$O}`, 'On <i>E. coli</i> in <span class="nocase">H<sub>2</sub>O</span>'],
    ['X- and <tex>$\\gamma$</tex>-rays of 2 < 3', 'X- and γ-rays of 2 < 3'],
  ])('the title %s has its formatting in CSL-JSON, also in container and series titles', (latex, title) => {
    const { csl, ris } = exchanged(
      `@incollection{k, title={${latex}}, subtitle={Part}, booktitle={${latex}}, series={${latex}}, shorttitle={${latex}}}`,
    );
    expect(csl).toMatchObject({
      title: `${title}: Part`,
      'title-short': title,
      'container-title': title,
      'collection-title': title,
    });
    expect(ris.join('\n')).not.toContain('<span');
  });

  test('elements that continue after the colon are closed in the short title', () => {
    const { csl } = exchanged('@book{k, title={{Tides: A \\emph{Study}}}}');
    expect(csl['title-short']).toBe('<span class="nocase">Tides</span>');
  });

  test('an edited title ignores the formatting of the imported LaTeX', () => {
    const edited: DocumentDraft = {
      kind: 'other',
      fields: { title: 'New <i>words</i>', otherFields: [{ name: 'title+latex', value: 'Old \\emph{words}' }] },
    };
    expect(toCslItem(edited, 'k').title).toBe('New <i>words</i>');
  });

  test('software has its version', () => {
    expect(exchanged('@software{k, title={P}, version={6.0}}').csl).toMatchObject({ version: '6.0' });
  });
});

describe('dates', () => {
  const both = (published: string) => {
    const draft: DocumentDraft = { kind: 'other', fields: { published } };
    return {
      ris: writeRis(draft, 'k')
        .split('\r\n')
        .filter((line) => /^(?:PY|DA)/.test(line)),
      issued: toCslItem(draft, 'k').issued,
    };
  };

  test.each<[string, object, string[]]>([
    ['2006-03', { 'date-parts': [[2006, 3]] }, ['PY  - 2006', 'DA  - 2006/03//']],
    ['2001-22', { 'date-parts': [[2001]], season: 2 }, ['PY  - 2001', 'DA  - 2001///Summer 2001']],
    ['1850~', { 'date-parts': [[1850]], circa: true }, ['PY  - 1850', 'DA  - 1850///about 1850']],
    ['1850-03?', { 'date-parts': [[1850, 3]], circa: true }, ['PY  - 1850', 'DA  - 1850/03//March 1850?']],
    ['199X', { 'date-parts': [[1990], [1999]] }, ['PY  - 1990', 'DA  - 1990///1990s']],
    ['1984/1986', { 'date-parts': [[1984], [1986]] }, ['PY  - 1984', 'DA  - 1984///1984–1986']],
    ['2001/..', { 'date-parts': [[2001]] }, ['PY  - 2001', 'DA  - 2001///since 2001']],
    ['../2001', { 'date-parts': [[2001]] }, ['PY  - 2001', 'DA  - 2001///until 2001']],
    ['2013-05-06T10:11:12', { 'date-parts': [[2013, 5, 6]] }, ['PY  - 2013', 'DA  - 2013/05/06/10:11:12']],
    ['0079', { 'date-parts': [[79]] }, ['PY  - 0079', 'DA  - 0079///']],
    // RIS and CSL-JSON have no year 0; EDTF has one, so its year -44 is 45 BC.
    ['-0044-03-15', { 'date-parts': [[-45, 3, 15]] }, ['DA  - /03/15/15 March 45 BC']],
    ['soon', { literal: 'soon' }, ['DA  - ///soon']],
  ])('%s', (published, issued, ris) => {
    expect(both(published)).toEqual({ issued, ris });
  });

  test.each<[string, number | null, string]>([
    ['year={forthcoming 2024}', 2024, 'forthcoming 2024'],
    ['date={1560-XX-25}', 1560, '1560-XX-25'],
    ['date={2001-13}', 2001, '2001-13'],
    ['date={2001-02-30}', 2001, '2001-02-30'],
    ['year={2001-}', 2001, '2001-'],
    ['year={before 1850}', 1850, 'before 1850'],
    ['year={2001.}', 2001, '2001.'],
    ['year={in press}', null, 'in press'],
  ])('%s: year %s, and the text %j as a literal', (source, year, literal) => {
    const { ris, csl } = exchanged(`@misc{k, ${source}}`);
    expect(csl.issued).toEqual(year === null ? { literal } : { 'date-parts': [[year]], literal });
    expect(ris.filter((line) => /^(?:PY|DA)/.test(line))).toEqual(
      year === null ? [`DA  - ///${literal}`] : [`PY  - ${year}`, `DA  - ${year}///${literal}`],
    );
  });

  test.each(['year={{\\noopsort{1973a}}1973}', 'year={$1973$}'])('%s is a year', (source) => {
    const { ris, csl } = exchanged(`@misc{k, ${source}}`);
    expect(csl.issued).toEqual({ 'date-parts': [[1973]] });
    expect(ris).toContain('PY  - 1973');
  });
});
