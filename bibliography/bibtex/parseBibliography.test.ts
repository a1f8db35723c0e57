// Tests the rules of the import one by one; README.md in this folder lists them.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft, DocumentKind, FieldsByKind, OtherField } from '../documents.ts';
import { maximumTextLength, validateFields } from '../validation.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { type ImportedEntry, parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

function only(text: string): ImportedEntry {
  const { entries, problems } = parseBibliography(text);
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  if (!entry) throw new Error('no entry');
  expect(validateFields(entry.draft.kind, entry.draft.fields)).toEqual([]);
  return entry;
}

function fieldsOf<Kind extends DocumentKind>(draft: DocumentDraft, kind: Kind): FieldsByKind[Kind] {
  if (draft.kind !== kind) throw new Error(`a ${draft.kind}, not a ${kind}`);
  return draft.fields;
}

const other = (draft: DocumentDraft, name: string): string[] =>
  (draft.fields.otherFields ?? []).filter((field: OtherField) => field.name === name).map(({ value }) => value);

describe('entry types', () => {
  test.each<[string, DocumentKind]>([
    ['article', 'journalArticle'],
    ['SuppPeriodical', 'journalArticle'],
    ['InProceedings', 'proceedingsArticle'],
    ['conference', 'proceedingsArticle'],
    ['PHDTHESIS', 'thesis'],
    ['mastersthesis', 'thesis'],
    ['thesis', 'thesis'],
    ['bathesis', 'thesis'],
    ['proceedings', 'proceedings'],
    ['mvproceedings', 'proceedings'],
    ['book', 'other'],
    ['online', 'other'],
    ['whatever', 'other'],
  ])('@%s becomes %s', (type, kind) => {
    const { draft } = only(`@${type}{key, title = {T}}`);
    expect(draft.kind).toBe(kind);
    expect(draft.fields.entryType).toBe(type.toLowerCase());
  });

  test("other types keep their type in BibLaTeX's terms, and their own field `type` as well", () => {
    const { draft } = only('@techreport{key, title = {T}, type = {Memo}, institution = {I}}');
    expect(fieldsOf(draft, 'other').type).toBe('report');
    expect(other(draft, 'type')).toEqual(['Memo']);
    expect(other(draft, 'institution')).toEqual(['I']);
  });
});

describe('fields of each kind', () => {
  test('a journal article in both dialects', () => {
    const bibtex = only(
      `@article{k, journal = {J}, year = 2006, month = mar, volume = 3, number = {4--5}, pages = {186--190}, issn = {0165-0327}}`,
    );
    const biblatex = only(
      `@article{k, journaltitle = {J}, date = {2006-03}, volume = 3, number = {4--5}, pages = {186--190}, issn = {0165-0327}}`,
    );
    expect(bibtex.draft).toEqual(biblatex.draft);
    expect(bibtex.draft.fields).toEqual({
      citationKeys: ['k'],
      entryType: 'article',
      in: { journal: { name: 'J', issn: ['0165-0327'] }, volume: '3', number: '4–5' },
      published: '2006-03',
      pageStart: '186',
      pageEnd: '190',
    });
  });

  test('fields that only BibLaTeX has', () => {
    const { draft } =
      only(`@article{k, title={T}, subtitle={S}, titleaddon={A}, journaltitle={J}, journalsubtitle={JS}, issue={Spring},
      issuetitle={IT}, issuesubtitle={IS}, series={newseries}, eid={124106}, translator={Roe, A}, origlanguage={greek and latin},
      annotator={Doe, B}, commentator={Poe, C}, pubstate={inpress}, language={english and german}, langid={english}, ids={k2, k3},
      note={N}, abstract={One.

      Two.}}`);
    expect(draft.fields).toEqual({
      citationKeys: ['k', 'k2', 'k3'],
      entryType: 'article',
      title: 'T',
      subtitle: 'S',
      titleAddon: 'A',
      abstract: 'One.\n\nTwo.',
      note: 'N',
      publicationState: 'inpress',
      languages: ['english', 'german'],
      in: {
        journal: { name: 'J', subtitle: 'JS' },
        series: 'newseries',
        name: 'Spring',
        title: 'IT',
        subtitle: 'IS',
      },
      electronicId: '124106',
      translated: { translators: [{ person: { family: 'Roe', given: 'A' } }], originalLanguages: ['greek', 'latin'] },
      annotators: [{ person: { family: 'Doe', given: 'B' } }],
      commentators: [{ person: { family: 'Poe', given: 'C' } }],
      otherFields: [{ name: 'langid', value: 'english' }],
    });
  });

  test('an article without a journal keeps its volume among the other fields', () => {
    const { draft } = only('@article{k, volume = {3}, issn = {0165-0327}}');
    expect(fieldsOf(draft, 'journalArticle').in).toBeUndefined();
    expect(other(draft, 'volume')).toEqual(['3']);
    expect(other(draft, 'issn')).toEqual(['0165-0327']);
  });

  test('proceedings article: the volume, its editors and the conference', () => {
    const { draft } =
      only(`@inproceedings{k, title={T}, booktitle={B}, editor={Roe, A}, publisher={ACM and IEEE}, location={NY and LA}, volume=1,
      number=2, series={S}, isbn={978-0-306-40615-7}, maintitle={M}, volumes={3}, eventtitle={E}, eventdate={1968-05-19/1968-05-25}, venue={Rome},
      organization={O}, chapter={7}, pages={55}, date={1968}}`);
    expect(draft.fields).toEqual({
      citationKeys: ['k'],
      entryType: 'inproceedings',
      title: 'T',
      proceedings: {
        title: 'B',
        editors: [{ person: { family: 'Roe', given: 'A' } }],
        isbn: '978-0-306-40615-7',
        publishers: [
          { name: 'ACM', locations: ['NY'] },
          { name: 'IEEE', locations: ['LA'] },
        ],
        number: '2',
        series: 'S',
        volume: '1',
        in: { title: 'M', totalVolumes: '3' },
        conference: {
          title: 'E',
          startDate: '1968-05-19T00:00:00.000Z',
          endDate: '1968-05-25T00:00:00.000Z',
          sponsors: ['O'],
          locations: ['Rome'],
        },
      },
      published: '1968',
      pageStart: '55',
      chapter: '7',
    });
  });

  test('a conference without a name stays among the other fields', () => {
    const { draft } = only('@proceedings{k, title={T}, eventdate={1975}, venue={Rome}, organization={O}}');
    expect(['eventdate', 'venue', 'organization'].map((name) => other(draft, name))).toEqual([
      ['1975'],
      ['Rome'],
      ['O'],
    ]);
  });

  test('thesis', () => {
    expect(fieldsOf(only('@phdthesis{k, school={MIT}, address={Cambridge}}').draft, 'thesis')).toMatchObject({
      degreeType: 'phdthesis',
      institution: 'MIT',
      institutionLocations: ['Cambridge'],
    });
    expect(
      fieldsOf(only('@thesis{k, type={candthesis}, institution={X}, pagetotal={99}}').draft, 'thesis'),
    ).toMatchObject({
      degreeType: 'candthesis',
      pageTotal: '99',
    });
  });

  test('a publisher with an "and" is a single one in BibTeX', () => {
    const { draft } = only('@book{k, title={T}, year={1990}, publisher={Wiley and Sons}, address={New York}}');
    expect(fieldsOf(draft, 'other').publishers).toEqual([{ name: 'Wiley and Sons', locations: ['New York'] }]);
  });

  test("if both dialects' names of a field occur, BibLaTeX’s is used and the other is kept", () => {
    const { draft } = only('@article{k, journal={Short}, journaltitle={Long}}');
    expect(fieldsOf(draft, 'journalArticle').in?.journal.name).toBe('Long');
    expect(other(draft, 'journal')).toEqual(['Short']);
  });
});

describe('values', () => {
  test('LaTeX becomes Unicode, and its source is kept if it contains more', () => {
    const { draft } = only(
      String.raw`@misc{k, title = {{CORDIC} II: H{\"u}nenberger \& {\'E}douard 50\% of $\alpha$--helix~1}, note = {100% sure, costs $5}}`,
    );
    expect(draft.fields.title).toBe('CORDIC II: Hünenberger & Édouard 50% of α–helix 1');
    expect(draft.fields.note).toBe('100% sure, costs $5');
    expect(other(draft, 'title+latex')).toHaveLength(1);
    expect(
      other(only(String.raw`@misc{k, title = {Stra{\ss}e \& H{\"u}gel \'{\i} 1--2}}`).draft, 'title+latex'),
    ).toEqual([]);
  });

  test.each([
    [String.raw`{\ss}{\o}{\L}\aa{} \v{s}\c{c} \'{\i}`, 'ßøŁå šç í'],
    [String.raw`a \textendash{} b --- c`, 'a – b — c'],
    ["``quoted''", '“quoted”'],
    [String.raw`\emph{E} {\bf bold} \textsc{sc}`, 'E bold sc'],
    [String.raw`\url{http://a_b/c%20d}`, 'http://a_b/c%20d'],
    [String.raw`$\mathcal{O}(n \log n)$ and $\frac{x}{y}$`, String.raw`𝒪(n log n) and $\frac{x}{y}$`],
    ['<i>in vivo</i> a < b', '<i>in vivo</i> a < b'],
    ['a # b | c _ d ^ e', 'a # b | c _ d ^ e'],
    [String.raw`\LaTeX{} and \unknown{x}`, String.raw`LaTeX and \unknown{x}`],
    [String.raw`\verb|x`, String.raw`\verb|x`],
    ['wrapped\n      line', 'wrapped line'],
  ])('%s reads %s', (latex, title) => {
    expect(only(`@misc{k, title = {${latex}}}`).draft.fields.title).toBe(title);
  });

  test('names: particles, suffixes, organizations, others', () => {
    const { draft } = only(
      String.raw`@misc{k, author = {Ludwig van Beethoven and de la Vall{\'e}e Poussin, Charles and King, Jr., Martin Luther and
        {World Tide and Sea Office} and {van der Waals}, Johannes and Wei Wang 0001 and Martin King III and others}}`,
    );
    expect(draft.fields.authors).toEqual([
      { person: { family: 'Beethoven', given: 'Ludwig', nonDroppingParticle: 'van' } },
      { person: { family: 'Vallée Poussin', given: 'Charles', nonDroppingParticle: 'de la' } },
      { person: { family: 'King', given: 'Martin Luther', suffix: 'Jr.' } },
      { organization: { name: 'World Tide and Sea Office' } },
      { person: { family: 'van der Waals', given: 'Johannes' } },
      { person: { family: 'Wang 0001', given: 'Wei' } },
      { person: { family: 'King', given: 'Martin', suffix: 'III' } },
    ]);
    expect(other(draft, 'author+others')).toEqual(['true']);
  });

  test.each(['et al.', 'et al', 'et~al.'])('a list of names may also end with %s', (end) => {
    const { draft } = only(`@misc{k, author = {Doe, J. and ${end}}}`);
    expect(draft.fields.authors).toEqual([{ person: { family: 'Doe', given: 'J.' } }]);
    expect(other(draft, 'author+others')).toEqual(['true']);
    expect(other(draft, 'author+latex')).toEqual([`Doe, J. and ${end}`]);
  });

  test('BibLaTeX’s names by parts', () => {
    const { draft } = only('@misc{k, author = {family=Salam, given=Abdus, prefix=van, useprefix=false}}');
    expect(draft.fields.authors).toEqual([{ person: { family: 'Salam', given: 'Abdus', droppingParticle: 'van' } }]);
    expect(other(draft, 'author+latex')).toHaveLength(1);
  });

  test('a name with too many commas is read, and its source is kept', () => {
    const { draft, remarks } = only('@misc{k, title = {A {B}}, author = {Doe, J., Roe, K.}}');
    expect(other(draft, 'author+latex')).toEqual(['Doe, J., Roe, K.']);
    expect(draft.fields.title).toBe('A B');
    expect(remarks.join()).toContain('author');
  });

  test.each<[string, string | undefined, string[]]>([
    ['year = 2006', '2006', []],
    ['year = {2006}, month = {March}', '2006-03', []],
    ['year = {2006}, month = sep', '2006-09', []],
    ['year = {2006}, month = mar # "~5"', '2006-03-05', []],
    ['year = {2006}, month = "5~" # mar', '2006-03-05', []],
    ['year = {2006}, month = mar, day = 5', '2006-03-05', []],
    ['year = {1984--1986}', '1984/1986', []],
    ['date = {1984/1986}', '1984/1986', []],
    ['date = {2006-03-05}, year = {2006}, month = mar', '2006-03-05', []],
    ['date = {2006-03-05}, year = {2007}', '2006-03-05', ['year']],
    ['year = {2006}, month = {Spring}', '2006-21', []],
    ['year = {2006}, month = {summer}', '2006-22', ['month+latex']],
    ['year = {1850?}, month = mar', '1850-03?', ['year+latex']],
    ['year = {in press}, month = mar', undefined, ['year', 'month']],
    ['date = {2006-13}, year = {2006}', '2006', ['date']],
    ['date = {2006/}', '2006/', []],
    ['date = {19XX}', '19XX', []],
    ['date = {2001-22}', '2001-22', []],
    ['date = {2013-05-06T10:11:12}', '2013-05-06T10:11:12', []],
    ['date = {2015-01-15 / 2015-02-25}', '2015-01-15/2015-02-25', ['date+latex']],
    ['year = {[2001]}', '2001', ['year+latex']],
    ['year = {2001a}, month = mar', '2001-03', ['year+latex']],
    ['year = {ca.~1850}', '1850~', ['year+latex']],
    ['year = {987}', '0987', ['year+latex']],
    ['year = {-0044}', '-0044', []],
    ['date = {1984\\%}', '1984%', ['date+latex']],
    ['year = {{\\noopsort{1973a}}1973}', '1973', ['year+latex']],
    ['year = {-44}', '-0044', ['year+latex']],
    ['date = {-44}', '-0044', ['date+latex']],
    ['year = {2001}, month = {Jan--Feb}', '2001-01/2001-02', ['month+latex']],
    ['year = {2001}, month = {Spring/Summer}', '2001-21/2001-22', ['month+latex']],
    ['year = {2001}, month = {M\\"{a}rz}', '2001-03', ['month+latex']],
    ['year = {2001}, month = okt', '2001-10', ['month+latex']],
    ['year = {Spring/Summer 2001}', '2001-21/2001-22', ['year+latex']],
    ['year = {$2001$}', '2001', ['year+latex']],
    ['year = {\\~{}1850}', '1850~', ['year+latex']],
    ['year = {$\\sim$1850}', '1850~', ['year+latex']],
    ['year = {March~2006}', '2006-03', ['year+latex']],
    ['date = {5.~3.~2006}', '2006-03-05', ['date+latex']],
    ['year = {1984~--~1986}', '1984/1986', ['year+latex']],
    ['date = {1723~}', '1723~', []],
    ['year = {{1723~}}', '1723~', ['year+latex']],
    ['date = {~1723}', '1723~', ['date+latex']],
    ['date = {1999~/2000~}', '1999~/2000~', []],
    ['date = {2004-06~-11}', undefined, ['date']],
    ['date = {1723~}, year = {1723}', '1723~', []],
    ['date = {1723~}, year = {1723}, month = mar', '1723~', ['year', 'month']],
  ])('%s is %s, %j beside it', (source, published, beside) => {
    const { draft, remarks } = only(`@misc{k, ${source}}`);
    expect(draft.fields.published).toBe(published);
    expect((draft.fields.otherFields ?? []).map(({ name }) => name)).toEqual(beside);
    if (beside.some((name) => name === 'date' || name === 'month') && beside[0] !== 'year')
      expect(remarks).not.toEqual([]);
  });

  test.each(['0272-4979 and 1464-3642', '0272-4979 AND 14643642', '0272-4979, 1464-3642', '0272-4979 1464-3642'])(
    'two ISSNs: %s',
    (issn) => {
      const { in: issue } = fieldsOf(only(`@article{k, journal = {J}, issn = {${issn}}}`).draft, 'journalArticle');
      expect(issue?.journal.issn).toEqual(['0272-4979', '1464-3642']);
    },
  );

  test.each([
    ['186--190', '186', '190'],
    ['186-190', '186', '190'],
    ['186 – 190', '186', '190'],
    ['A-1--A-5', 'A-1', 'A-5'],
    ['436S--439S', '436S', '439S'],
    ['124106', '124106', undefined],
    ['1--3, 7--9', '1–3, 7–9', undefined],
    ['55+', '55+', undefined],
  ])('pages %s', (pages, pageStart, pageEnd) => {
    const fields = fieldsOf(only(`@article{k, pages = {${pages}}}`).draft, 'journalArticle');
    expect([fields.pageStart, fields.pageEnd]).toEqual([pageStart, pageEnd]);
  });

  test('letters are composed, and a second export equals the first', () => {
    const text =
      '@article{nfd, author={Rancie\u0300re, J.}, title={Re\u0301sume\u0301}, abstract={Cafe\u0301 {\\"o}}, keywords={e\u0301}}';
    const { draft } = only(text);
    expect(draft.fields).toMatchObject({
      title: 'R\u00e9sum\u00e9',
      abstract: 'Caf\u00e9 \u00f6',
      keywords: ['\u00e9'],
    });
    expect(draft.fields.authors).toEqual([{ person: { family: 'Ranci\u00e8re', given: 'J.' } }]);
    const first = writeBibliography([draft], 'bibtex', []);
    const again = parseBibliography(first).entries.map((entry) => entry.draft);
    expect(writeBibliography(again, 'bibtex', [])).toBe(first);
  });

  test('keywords with any separator', () => {
    expect(only('@misc{k, keywords = {ocean > tide, model}}').draft.fields).toEqual({
      citationKeys: ['k'],
      entryType: 'misc',
      type: 'misc',
      keywords: ['ocean > tide', 'model'],
    });
    const { draft } = only(String.raw`@misc{k, keywords = {b;{x, y}; K{\"u}hn;b}}`);
    expect(draft.fields.keywords).toEqual(['b', 'x, y', 'Kühn']);
    expect(other(draft, 'keywords+latex')).toEqual([String.raw`b;{x, y}; K{\"u}hn;b`]);
    const web = only('@misc{k, keywords = {{Networks, social;\n  beta}}}').draft.fields.keywords;
    expect(web).toEqual(['Networks, social', 'beta']);
    const escaped = only(String.raw`@misc{k, keywords = {net\,work, a \> b, plain, \<\>}}`).draft.fields.keywords;
    expect(escaped).toEqual(['net,work', 'a > b', 'plain', '<>']);
  });

  test('a DOI is stored without its address, and an odd one gets a remark', () => {
    expect(only('@misc{k, doi = {https://doi.org/10.1000/xyz}}').draft.fields.doi).toBe('10.1000/xyz');
    expect(only(String.raw`@misc{k, doi = {10.1007/978-3\_18}}`).draft.fields.doi).toBe('10.1007/978-3_18');
    const odd = only('@misc{k, doi = {to appear}}');
    expect(odd.draft.fields.doi).toBe('to appear');
    expect(odd.remarks).toHaveLength(1);
  });

  test('unknown fields stay unchanged', () => {
    const { draft } =
      only(String.raw`@misc{k, groups = {Read, Sea and shore}, file = {:C\:/a_b.pdf:PDF}, timestamp = {Mon, 08 Feb 2016 00:00:00 +0100},
      Custom-Field = {{A} {\"o} 100%}, url = "http://x/%7Ea", empty = {}, review = {one

      two}}`);
    expect(draft.fields.otherFields).toEqual([
      { name: 'groups', value: 'Read, Sea and shore' },
      { name: 'file', value: String.raw`:C\:/a_b.pdf:PDF` },
      { name: 'timestamp', value: 'Mon, 08 Feb 2016 00:00:00 +0100' },
      { name: 'custom-field', value: String.raw`{A} {\"o} 100%` },
      { name: 'review', value: 'one\n\n      two' },
    ]);
  });

  test('a field that occurs twice', () => {
    const { draft, remarks } = only('@misc{k, title = {A}, title = {B}, keywords = {a}, keywords = {b}}');
    expect(draft.fields.title).toBe('A');
    expect(other(draft, 'title')).toEqual(['B']);
    expect([...(draft.fields.keywords ?? []), ...other(draft, 'keywords')]).toEqual(['a', 'b']);
    expect(remarks).toHaveLength(2);
  });
});

describe('parts of a file other than entries', () => {
  const { entries, parts, problems } = parseBibliography(`% Encoding: UTF-8
free text with an address, x@example.org
@string{cup = "Cambridge " # up}
@String(up = {University {P}ress})
@preamble{ "\\newcommand{\\noopsort}[1]{}" }
@book{a, publisher = cup, series = "S" # { } # cup, month = jan, note = nowhere}
@comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:A\\;0\\;1\\;\\;\\;\\;;
}
@Comment a line
@comment{@book{commented, title = {out}}}
`);

  test('are kept by kind, with their lines', () => {
    expect(problems).toEqual([]);
    expect(parts).toEqual([
      { kind: 'STRING', name: 'cup', value: 'Cambridge University {P}ress', line: 3 },
      { kind: 'STRING', name: 'up', value: 'University {P}ress', line: 4 },
      { kind: 'COMMENT', name: 'text', value: 'free text with an address, x@example.org', line: 1 },
      { kind: 'PREAMBLE', name: null, value: '"\\newcommand{\\noopsort}[1]{}"', line: 5 },
      {
        kind: 'META',
        name: 'grouping',
        value: '\n0 AllEntriesGroup:;\n1 StaticGroup:A\\;0\\;1\\;\\;\\;\\;;\n',
        line: 7,
      },
      { kind: 'COMMENT', name: null, value: 'a line', line: 11 },
      { kind: 'COMMENT', name: null, value: '@book{commented, title = {out}}', line: 12 },
    ]);
  });

  test('abbreviations are resolved wherever they are defined, and undefined ones get a remark', () => {
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    expect(entry?.draft.fields).toMatchObject({
      publishers: [{ name: 'Cambridge University Press' }],
      note: 'nowhere',
    });
    expect(entry?.remarks).toEqual([bibtexTexts.entry.undefinedAbbreviation('nowhere')]);
  });
});

test('crossref: fields are inherited, also indirectly, and the reference stays', () => {
  const { entries } = parseBibliography(`
    @inproceedings{paper, title = {P}, crossref = {VOL}, pages = {1--2}}
    @proceedings{vol, title = {V}, editor = {Roe, A}, crossref = {all}, doi = {10.1000/vol}, year = 2006, keywords = {vol}}
    @mvproceedings{all, title = {All}, series = {LNCS}}
    @inproceedings{lost, title = {L}, crossref = {nowhere}}
    @misc{self, crossref = {self}}`);
  const [paper] = entries;
  expect(paper?.draft.fields).toEqual({
    citationKeys: ['paper'],
    entryType: 'inproceedings',
    title: 'P',
    proceedings: {
      title: 'V',
      editors: [{ person: { family: 'Roe', given: 'A' } }],
      series: 'LNCS',
      in: { title: 'All' },
    },
    published: '2006',
    pageStart: '1',
    pageEnd: '2',
    doi: '10.1000/vol',
    otherFields: [
      { name: 'crossref', value: 'VOL' },
      { name: 'crossref+inherited', value: 'booktitle, editor, maintitle, series, date, doi' },
    ],
  });
  expect(entries).toHaveLength(5);
});

describe("invalid input is reported with its line and doesn't stop the import", () => {
  const good = '@misc{good, title = {Good}}\n';
  test.each<[string, string, number, string | null, RegExp]>([
    [
      'unclosed brace in a value',
      '@misc{bad,\n title = {x,\n year = 2001\n}\n',
      4,
      'bad',
      /closing brace of this entry is missing/,
    ],
    [
      'unclosed entry',
      '@misc{bad,\n title = {x},\n year = 2001\n\n',
      3,
      'bad',
      /closing brace of this entry is missing/,
    ],
    [
      'unclosed quote',
      '@misc{bad,\n title = "x,\n year = 2001\n}\n',
      4,
      'bad',
      /closing brace of this entry is missing/,
    ],
    ['missing comma', '@misc{bad,\n title = {x}\n year = 2001\n}\n', 5, 'bad', /comma is missing before “year = 2001/],
    [
      'missing comma after the key',
      '@misc{bad\n title = {x}\n}\n',
      3,
      'bad',
      /comma is missing after the citation key/,
    ],
    ['missing equals sign', '@misc{bad,\n title {x}\n}\n', 4, 'bad', /equals sign after “title” is missing/],
    ['unclosed comment', '@comment{ x\n', 3, null, /has no closing brace/],
    ['broken abbreviation', '@string{x}\n', 3, null, /can’t be read/],
    ['one brace too many', '@misc{bad, title = {x}},\n year = 2001\n}\n', 3, 'bad', /extra closing brace/],
  ])('%s', (_name, bad, line, key, message) => {
    const { entries, problems } = parseBibliography(`% comment\n\n${bad}${good}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line, key });
    expect(problems[0]?.message).toMatch(message);
    expect(entries.at(-1)?.draft.fields.title).toBe('Good');
    expect(entries.at(-1)?.line).toBe(3 + bad.split('\n').length - 1);
  });

  test('missing, odd and duplicate keys are kept, with a remark', () => {
    const { entries, problems } = parseBibliography(
      '@misc{title = {A, B}}\n@misc{, title = {B}}\n@misc{Doe (2001) #1, title = {C}}\n@misc{x, title = {D}}\n@misc{x}\n@misc{Müller:2001+a, title = {E}}',
    );
    expect(problems).toEqual([]);
    expect(entries.map(({ key }) => key)).toEqual(['', '', 'Doe (2001) #1', 'x', 'x', 'Müller:2001+a']);
    expect(entries.map(({ remarks }) => remarks.length)).toEqual([1, 1, 1, 0, 1, 0]);
    expect(entries[0]?.draft.fields.title).toBe('A, B');
    expect(entries[2]?.draft.fields.citationKeys).toEqual(['Doe (2001) #1']);
    expect(entries[4]?.remarks[0]).toContain('line 4');
  });

  test.each([
    ['', /empty/],
    [' \n\t', /empty/],
    ['<!DOCTYPE html><html><body>@misc{x}</body>', /web page/],
    ['%PDF-1.7\0\0\0', /no text/],
    ['PK\x03\x04@a{b}'.padEnd(400, '\0x'), /no text/],
    ['just some words', /no entries/],
    ['@', /no entries/],
    ['@misc', /no entries/],
    ['{"json": true}', /no entries/],
  ])('%j is no bibliography', (text, message) => {
    const { entries, problems } = parseBibliography(text);
    expect(entries).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 1, key: null });
    expect(problems[0]?.message).toMatch(message);
  });

  test('a null character is removed, and reported with its line', () => {
    const { entries, problems, remarks } = parseBibliography('@misc{a,\n title = {Gr\0een}\n}\n@misc{b}\n\0\0\0\0');
    expect(problems).toEqual([]);
    expect(entries.map(({ key, line }) => [key, line])).toEqual([
      ['a', 1],
      ['b', 4],
    ]);
    expect(entries[0]?.draft.fields.title).toBe('Green');
    const message = 'This line has null characters (0x00) in it. They were left out.';
    expect(remarks).toEqual([2, 5].map((line) => ({ line, key: null, message })));
  });

  test('an entry that exceeds a limit is kept as written', () => {
    const title = 'x'.repeat(maximumTextLength + 1);
    const { draft, remarks } = only(`@article{k, title = {${title}}, journal = {J}}`);
    expect(other(draft, 'title')).toEqual([title]);
    expect(other(draft, 'journal')).toEqual(['J']);
    expect(remarks).toHaveLength(1);
  });

  test('Windows line breaks, a byte order mark and parentheses', () => {
    const { entries } = parseBibliography('\uFEFF@article(a,\r\n title = {A\r\n B}\r\n)\r\n@misc{b}');
    expect(entries.map(({ key, line }) => [key, line])).toEqual([
      ['a', 1],
      ['b', 5],
    ]);
    expect(entries[0]?.draft.fields.title).toBe('A B');
  });

  test('any broken text is handled, in reasonable time', { timeout: 60_000 }, () => {
    const pieces = [
      '@',
      'article',
      '{',
      '}',
      '"',
      ',',
      '=',
      'key',
      '\n',
      '\\',
      '$',
      '%',
      '#',
      '(',
      ')',
      'é',
      '{\\"',
      ' and ',
      'author',
      'title',
      '2006',
      '\ue001',
      '\\begin{x}',
    ];
    let seed = 7;
    const next = (): string => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return pieces[seed % pieces.length] ?? '';
    };
    for (let round = 0; round < 400; round++) {
      const garbage = Array.from({ length: 40 }, next).join('');
      const { entries } = parseBibliography(
        `@misc{a, title={A}}\n${garbage}\n@misc{b,\n author={${garbage.replace(/[{}\\]/g, '')}}}`,
      );
      expect(entries[0]?.key).toBe('a');
      for (const { draft } of entries) expect(validateFields(draft.kind, draft.fields)).toEqual([]);
    }
    const unclosed = '@misc{a,\n title = {x,\n'.repeat(20_000);
    const start = process.cpuUsage();
    expect(parseBibliography(unclosed).problems).toHaveLength(20_000);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
  });
});
