// Tests inheritance by BibLaTeX's table and by BibTeX's rule: documents contain what they inherit, and an export repeats it only if the parent is missing.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { toCslItem } from '../exchange/cslJson.ts';
import { writeRis } from '../exchange/ris.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { inheritFrom } from './inheritanceTable.ts';
import { parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

const draftsOf = (text: string): DocumentDraft[] => parseBibliography(text).entries.map(({ draft }) => draft);

function first(text: string): DocumentDraft {
  const [draft] = draftsOf(text);
  if (!draft) throw new Error('There is no entry in this text.');
  return draft;
}

function rewrite(text: string): string {
  const { dialect, parts } = parseBibliography(text);
  return writeBibliography(draftsOf(text), dialect, parts);
}

const otherOf = ({ fields }: DocumentDraft, name: string): string | undefined =>
  fields.otherFields?.find((field) => field.name === name)?.value;

/** Declares the dialect of a file. */
const as = (dialect: string): string => `\n@comment{jabref-meta: databaseType:${dialect};}\n`;

/** Tests that reading and writing preserves the file: the second export equals the first. */
function expectRoundTrip(text: string): void {
  const once = rewrite(text);
  expect(draftsOf(once)).toEqual(draftsOf(text));
  expect(rewrite(once)).toBe(once);
}

describe('the table', () => {
  const parent = ['title', 'subtitle', 'titleaddon', 'shorttitle', 'author', 'publisher', 'ids', 'options', 'groups'];
  const inherited = (parentType: string, childType: string, dialect: 'bibtex' | 'biblatex' = 'biblatex') =>
    inheritFrom(
      { type: parentType, fields: parent.map((name) => ({ name, value: name })) },
      { type: childType, fields: [{ name: 'title', value: 'Own' }] },
      dialect,
    )
      .map(({ name, value }) => (name === value ? name : `${name} from ${value}`))
      .toSorted();
  const titles = (prefix: string) => ['subtitle', 'title', 'titleaddon'].map((name) => `${prefix}${name} from ${name}`);

  test.each([
    ['book', 'inbook', ['author', 'bookauthor from author', ...titles('book'), 'publisher']],
    ['book', 'bookinbook', ['author', 'bookauthor from author', ...titles('book'), 'publisher']],
    ['book', 'suppbook', ['author', 'bookauthor from author', ...titles('book'), 'publisher']],
    ['mvbook', 'inbook', ['author', 'bookauthor from author', ...titles('main'), 'publisher']],
    ['mvbook', 'book', ['author', ...titles('main'), 'publisher']],
    ['mvcollection', 'collection', ['author', ...titles('main'), 'publisher']],
    ['mvcollection', 'incollection', ['author', ...titles('main'), 'publisher']],
    ['mvreference', 'inreference', ['author', ...titles('main'), 'publisher']],
    ['mvproceedings', 'proceedings', ['author', ...titles('main'), 'publisher']],
    ['mvproceedings', 'inproceedings', ['author', ...titles('main'), 'publisher']],
    ['collection', 'incollection', ['author', ...titles('book'), 'publisher']],
    ['reference', 'inreference', ['author', ...titles('book'), 'publisher']],
    ['collection', 'suppcollection', ['author', ...titles('book'), 'publisher']],
    ['proceedings', 'inproceedings', ['author', ...titles('book'), 'publisher']],
    ['periodical', 'article', ['author', ...titles('journal'), 'publisher']],
    ['periodical', 'suppperiodical', ['author', ...titles('journal'), 'publisher']],
    ['article', 'article', ['author', 'publisher', 'shorttitle', 'subtitle', 'titleaddon']],
    ['book', 'book', ['author', 'publisher', 'shorttitle', 'subtitle', 'titleaddon']],
    ['online', 'report', ['author', 'publisher', 'shorttitle', 'subtitle', 'titleaddon']],
  ])('from @%s to @%s', (parentType, childType, fields) => {
    expect(inherited(parentType, childType)).toEqual(fields.toSorted());
  });

  test("a chapter with its own title doesn't inherit the book's subtitle as its own, in BibTeX either", () => {
    expect(inherited('book', 'inbook', 'bibtex')).toEqual(inherited('book', 'inbook'));
  });
});

const chapter = `@inbook{c, title = {Chapter}, author = {Doe, Jo}, crossref = {b}}
@book{b, title = {The {DNA} of Tides}, author = {Roe, Al and others}, volume = {2}, isbn = {978-3-16-148410-0},
  series = {Seas}, publisher = {House}, year = {2006}, abstract = {All of it}, keywords = {sea}, groups = {Read}}`;

describe.each(['bibtex', 'biblatex'] as const)('a chapter whose kind has no field for its book (%s)', (dialect) => {
  const text = chapter + as(dialect);
  const draft = first(text);

  test("has the title of its book, and the book's other data among its other fields, under the book's names", () => {
    expect(draft.fields.otherFields).toEqual([
      { name: 'crossref', value: 'b' },
      { name: 'bookauthor', value: 'Roe, Al and others' },
      { name: 'volume', value: '2' },
      { name: 'series', value: 'Seas' },
      { name: 'booktitle+latex', value: 'The {DNA} of Tides' },
      {
        name: 'crossref+inherited',
        value: 'booktitle, publisher, isbn, date, bookauthor, volume, series',
      },
    ]);
    expect(draft).toMatchObject({
      fields: { bookTitle: 'The DNA of Tides', publishers: [{ name: 'House' }], published: '2006' },
    });
  });

  test('is found by its book, and has it in RIS and CSL', () => {
    expect(fieldTextsOf(draft)).toMatchObject({ booktitle: 'The DNA of Tides', volume: '2' });
    expect(toCslItem(draft, 'c')).toMatchObject({
      ...{ 'container-title': 'The <span class="nocase">DNA</span> of Tides', volume: '2' },
    });
    expect(writeRis(draft, 'c')).toContain('T2  - The DNA of Tides\r\n');
  });

  test('omits it if the file contains the book, and repeats it otherwise', () => {
    expect(rewrite(text)).toContain('@inbook{c,\n  author = {Doe, Jo},\n  title = {Chapter},\n  crossref = {b},\n}\n');
    expectRoundTrip(text);
    const alone = writeBibliography([draft], dialect);
    for (const line of ['booktitle = {The {DNA} of Tides}', 'bookauthor = {Roe, Al and others}', 'volume = {2}']) {
      expect(alone).toContain(`  ${line},\n`);
    }
    expect(alone).not.toMatch(/abstract|keywords|groups/);
    expectRoundTrip(alone);
  });

  test('has its own value for anything edited in one of the two', () => {
    const edited = { ...draft, fields: { ...draft.fields, bookTitle: 'Renamed' } } as DocumentDraft;
    expect(writeBibliography([edited, ...draftsOf(text).slice(1)], dialect)).toContain('booktitle = {Renamed}');
  });
});

test('an article inherits all that it lacks, also from the volume', () => {
  const text = `@article{t, crossref = {o}}
@article{o, title = {T}, author = {Roe, A}, pages = {1--3}, journal = {J}, volume = {4}, year = 2001, doi = {10.1000/o}}`;
  const [copy, original] = draftsOf(text);
  const { citationKeys, otherFields, ...said } = copy?.fields ?? {};
  expect(original?.fields).toEqual({ ...said, citationKeys: ['o'] });
  expect([citationKeys, otherFields?.length]).toEqual([['t'], 2]);
  expectRoundTrip(text);
});

test('a parent is found by its alias keys, after the preferred keys of all entries', () => {
  const text = '@inbook{c, crossref = {Old}}\n@book{b, ids = {older, old}, title = {B}}';
  expect(first(text).fields).toMatchObject({ bookTitle: 'B' });
  expectRoundTrip(text);
  expect(rewrite(text)).toMatch(/^@inbook\{c,\n {2}crossref = \{Old\},\n\}/);
  expect(first(`${text}\n@book{old, title = {Preferred}}`).fields).toMatchObject({ bookTitle: 'Preferred' });
});

test("a day without a month doesn't prevent the year from being inherited", () => {
  const text = '@inbook{c, day = {5}, crossref = {b}}\n@book{b, title = {B}, year = {2012}}';
  expectRoundTrip(text);
  expect(rewrite(text)).toMatch(/^@inbook\{c,\n {2}day = \{5\},\n {2}crossref = \{b\},\n\}/);
});

test.each(['year = {2012}', 'date = {2012}', 'date = {2012-11-05}'])('a month takes its year from %s', (date) => {
  const text = `@inbook{c, title = {C}, month = mar, crossref = {b}}\n@book{b, title = {B}, ${date}}`;
  expect(first(text).fields.published).toBe('2012-03');
  expectRoundTrip(text);
});

describe.each(['bibtex', 'biblatex'] as const)('a month of its own, in %s,', (dialect) => {
  const text = `@inproceedings{i, title = {I}, month = mar, crossref = {p}}\n@proceedings{p, title = {P}, year = {2001}}${as(dialect)}`;

  test('is written alone if the parent has the year', () => {
    expect(rewrite(text)).toMatch(/title = \{I\},\n {2}month = mar,\n {2}crossref/);
    expectRoundTrip(text);
  });

  test('is written with the year if the parent is missing or has another year', () => {
    const [child, ...others] = draftsOf(text);
    if (!child) throw new Error('There is no entry.');
    const whole = dialect === 'bibtex' ? 'year = {2001},\n  month = mar,' : 'date = {2001-03},';
    expect(writeBibliography([child], dialect)).toContain(whole);
    const moved = others.map(
      (draft) => ({ ...draft, fields: { ...draft.fields, published: '2002' } }) as DocumentDraft,
    );
    expect(writeBibliography([child, ...moved], dialect)).toContain(whole);
  });

  test('is written with its current value after an edit', () => {
    const [child, ...others] = draftsOf(text);
    const edited = { ...child, fields: { ...child?.fields, published: '2001-04' } } as DocumentDraft;
    expect(writeBibliography([edited, ...others], dialect)).toMatch(/\n {2}month = apr,\n/);
    const year = { ...child, fields: { ...child?.fields, published: '2003-03' } } as DocumentDraft;
    expect(writeBibliography([year, ...others], dialect)).toContain('2003');
  });
});

test('an oddity in an inherited field is reported only for the entry that has it', () => {
  const { entries } = parseBibliography(
    '@inbook{c, crossref = {b}}\n@book{b, title = {B}, doi = {10.1/x}, year = {soon}}',
  );
  expect(entries.map(({ remarks }) => remarks.length)).toEqual([0, 2]);
});

test('chains of parents are followed to a limit, and thousands of children take linear time', () => {
  const chain = Array.from({ length: 3_000 }, (_, place) => `@book{k${place}, crossref = {k${place + 1}}}`).join('\n');
  const children = Array.from({ length: 3_000 }, (_, place) => `@inbook{c${place}, crossref = {k2999}}`).join('\n');
  const start = process.cpuUsage();
  const { entries } = parseBibliography(`${chain}\n${children}\n@book{k3000, title = {End}}`);
  expect(entries).toHaveLength(6_001);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(20_000);
});

describe('xdata', () => {
  const shared = `@xdata{Hup, publisher = {Harvest {UP}}, location = {Camb}, xdata = {Series}}
@xdata{series, series = {Notes}, location = {Elsewhere}}
@book{x1, xdata = {hup, nowhere}, author = {Kind, Anna}, title = {With data}, date = {2001}}
@book{x2, xdata = {hup}, publisher = {Own}, title = {With its own}, date = {2002}}
@inbook{x3, title = {In the first}, crossref = {x1}}`;

  test("gives its fields to entries that refer to it, also indirectly, and doesn't become a document", () => {
    const { entries, parts, dialect } = parseBibliography(shared);
    expect(dialect).toBe('biblatex');
    expect(entries.map(({ key }) => key)).toEqual(['x1', 'x2', 'x3']);
    const publishersOf = (place: number) => entries[place]?.draft.fields;
    expect(publishersOf(0)).toMatchObject({ publishers: [{ name: 'Harvest UP', locations: ['Camb'] }] });
    expect(publishersOf(1)).toMatchObject({ publishers: [{ name: 'Own', locations: ['Camb'] }] });
    expect(publishersOf(2)).toMatchObject({ publishers: [{ name: 'Harvest UP', locations: ['Camb'] }] });
    expect(entries.map(({ draft }) => otherOf(draft, 'series'))).toEqual(['Notes', 'Notes', 'Notes']);
    expect(entries.map(({ remarks }) => remarks)).toEqual([[bibtexTexts.entry.undefinedXdata('nowhere')], [], []]);
    expect(parts).toEqual([
      {
        ...{ kind: 'XDATA', name: 'Hup', line: 1 },
        value: '  publisher = {Harvest {UP}},\n  location = {Camb},\n  xdata = {Series},',
      },
      { kind: 'XDATA', name: 'series', value: '  series = {Notes},\n  location = {Elsewhere},', line: 2 },
    ]);
  });

  test("is written back, and its fields only if the file doesn't contain it", () => {
    expectRoundTrip(shared);
    const written = rewrite(shared);
    expect(written).toContain(
      '@book{x1,\n  author = {Kind, Anna},\n  title = {With data},\n  date = {2001},\n  xdata = {hup, nowhere},\n}',
    );
    expect(written).toContain('@xdata{Hup,\n  publisher = {Harvest {UP}},\n');
    expect(writeBibliography([first(shared)], 'biblatex')).toContain('publisher = {Harvest {UP}}');
  });

  test('entries written for BibTeX, which ignores it, contain all of it', () => {
    const { parts } = parseBibliography(shared);
    const written = writeBibliography(draftsOf(shared), 'bibtex', parts);
    expect(written.match(/publisher = \{Harvest \{UP\}\},\n {2}address = \{Camb\}/g)).toHaveLength(1);
    expect(written.match(/@xdata\{/g)).toHaveLength(2);
    expectRoundTrip(written);
  });

  const references = `@xdata{a-b, author = {Kind, Anna and Wolf, Ben}, title = {Shared {T}itle}, location = {Here and There}}
@book{r1, author = {xdata={a-b-author-2} and Doe, Jo}, title = {xdata=a-b-title}, publisher = {P},
  location = {xdata=a-b-location-1}, editor = {xdata={a-b-author}}, series = {xdata=a-b-title}, date = {2001}}
@book{r2, author = {xdata=a-b-author-9}, title = {xdata=lost-title}, date = {2002}}`;

  test('a reference stands for one value', () => {
    const [one, lost] = parseBibliography(references).entries;
    expect(one?.draft.fields).toMatchObject({
      authors: [{ person: { family: 'Wolf', given: 'Ben' } }, { person: { family: 'Doe', given: 'Jo' } }],
      title: 'Shared Title',
      editors: [{ person: { family: 'Kind', given: 'Anna' } }, { person: { family: 'Wolf', given: 'Ben' } }],
      publishers: [{ name: 'P', locations: ['Here'] }],
    });
    expect(one ? otherOf(one.draft, 'series') : null).toBe('Shared {T}itle');
    expect(lost?.remarks).toHaveLength(2);
    expect(lost?.draft.fields.title).toBe('xdata=lost-title');
  });

  test('a reference is written as imported as long as its value matches the document', () => {
    expectRoundTrip(references);
    const { parts } = parseBibliography(references);
    const drafts = draftsOf(references);
    const written = writeBibliography(drafts, 'biblatex', parts);
    expect(written).toContain('  author = {xdata={a-b-author-2} and Doe, Jo},\n  title = {xdata=a-b-title},\n');
    expect(writeBibliography(drafts, 'bibtex', parts)).toContain('  author = {Wolf, Ben and Doe, Jo},\n');
    const edited = drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, title: 'Edited' } }) as DocumentDraft);
    expect(writeBibliography(edited, 'biblatex', parts)).toContain('  title = {Edited},\n');
  });

  test.each([
    ['@xdata{a, xdata = {b}, title = {A}}\n@xdata{b, xdata = {a}}\n@book{k, xdata = {a}}'],
    [
      '@xdata{a, title = {xdata=b-title}}\n@xdata{b, title = {xdata=a-title}}\n@book{k, xdata = {a}, author = {Doe, J}}',
    ],
    ['@xdata{, title = {No key}}\n@xdata{a}\n@xdata{a, title = {Twice}}\n@book{k, xdata = {a}}'],
    ['@string{p = {House}}\n@xdata{a, publisher = p # { and Sons}, note = {one\n  two}}\n@book{k, xdata = {a}}'],
  ])('circles and odd entries end in an answer: %s', (text) => {
    expectRoundTrip(text + as('biblatex'));
    const partsOf = (source: string) =>
      parseBibliography(source).parts.map(({ kind, name, value }) => [kind, name, value]);
    expect(partsOf(rewrite(text + as('biblatex')))).toEqual(partsOf(text + as('biblatex')));
  });

  test('an undefined abbreviation in its fields is reported with its line', () => {
    expect(parseBibliography('\n@xdata{a, publisher = p}\n@book{k, xdata = {a}}').remarks).toEqual([
      { line: 2, key: 'a', message: bibtexTexts.entry.undefinedAbbreviation('p') },
    ]);
  });
});

describe('abbreviations', () => {
  test('are resolved everywhere: the last definition above wins, then those below', () => {
    const text = `@string{sigs = acm # " " # pl}
@string{acm = {ACM}}
@string{pl = sig # {PLAN}}
@string{sig = {SIG}}
@string{acm = {A.C.M.}}
@string{later = acm}
@article{s, journal = sigs, title = later}`;
    expect(first(text)).toMatchObject({ fields: { in: { journal: { name: 'ACM SIGPLAN' } }, title: 'A.C.M.' } });
    expectRoundTrip(text);
  });

  test('undefined or circular ones are reported with their lines', () => {
    const { remarks, parts } = parseBibliography(
      '@string{a = b}\n@string{b = a}\n@string{c = nowhere}\n@misc{k, note = a}',
    );
    expect(parts).toHaveLength(3);
    expect(remarks).toMatchObject([
      { line: 2, key: 'b' },
      { line: 3, key: 'c', message: bibtexTexts.entry.undefinedAbbreviation('nowhere') },
    ]);
  });

  test('thousands that depend on each other are read quickly', () => {
    const strings = Array.from({ length: 5_000 }, (_, place) => `@string{s${place} = s${place + 1}}`).join('\n');
    const start = process.cpuUsage();
    expect(first(`${strings}\n@string{s5000 = {End}}\n@misc{k, title = s0}`).fields.title).toBe('End');
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(20_000);
  });
});

describe('braces', () => {
  test.each([
    ['title = {One {{Brace}}\\}}', { title: 'One Brace}' }],
    ['title = {\\{One brace}', { title: '{One brace' }],
  ])('an odd escaped one stays in the text: %s', (field, fields) => {
    const text = `@misc{k, ${field}, year = 2001}\n@misc{n, title = {Next}}`;
    expect(first(text)).toMatchObject({ fields: { ...fields, published: '2001' } });
    expect(draftsOf(text)).toHaveLength(2);
    expectRoundTrip(text);
  });

  test('a value that ends in a backslash ends where BibTeX ends it', () => {
    const text = '@misc{k, file = {C:\\docs\\},\n title = {T}}\n@misc{n, title = {Next}}';
    const { entries, problems } = parseBibliography(text);
    expect(problems).toEqual([]);
    expect(entries.map(({ draft }) => draft.fields.title)).toEqual(['T', 'Next']);
    expect(otherOf(first(text), 'file')).toBe('C:\\docs\\');
    expect(rewrite(text)).toContain('file = {C:\\docs\\},\n');
    expectRoundTrip(text);
  });
});

test('the mark for "and others" is kept, unless an item of the list has that name', () => {
  const text = `@book{k, publisher = {A House and others}, location = {Here and {others}}}${as('biblatex')}`;
  const draft = first(text);
  expect(draft).toMatchObject({ fields: { publishers: [{ name: 'A House', locations: ['Here', 'others'] }] } });
  expect(otherOf(draft, 'publisher+others')).toBe('true');
  expectRoundTrip(text);
  expect(rewrite(text)).toContain('  publisher = {A House and others},\n  location = {Here and {others}},\n');
});

test("an article, which has no publisher, gets that of its volume in the volume's form", () => {
  const text = `@article{k1, crossref = {k0}}
@proceedings{k0, publisher = {# Tides and others}, address = {Here}, langid = {english}, pages = {1-2}}`;
  for (const dialect of ['bibtex', 'biblatex']) expectRoundTrip(text + as(dialect));
});
