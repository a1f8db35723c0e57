// Tests that files survive a round trip: any file, read and written again, has the same content, compared field by field as the parser alone reads both; and an
// edit changes only what was edited.
import { readFileSync } from 'node:fs';
import { parse } from '@retorquere/bibtex-parser';
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { ownValue } from '../ownValue.ts';
import { decodeBibliography } from './decodeBibliography.ts';
import { parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

const readFile = (name: string): string =>
  decodeBibliography(readFileSync(new URL(`../../tests/support/data/${name}`, import.meta.url)));

const draftsOf = (text: string): DocumentDraft[] => parseBibliography(text).entries.map(({ draft }) => draft);

function rewrite(text: string): string {
  const { entries, dialect, parts } = parseBibliography(text);
  return writeBibliography(
    entries.map(({ draft }) => draft),
    dialect,
    parts,
  );
}

/** One name for each fact in both dialects: only one of `year` and `date` is written. */
const oneName: Readonly<Record<string, string>> = {
  ...{ journal: 'journaltitle', address: 'location', school: 'institution' },
  ...{ year: 'date', month: 'date', day: 'date' },
};

/** Ignores differences that the canonical form may introduce: white space, braces, and the escaping of special characters. */
const bare = (source: string): string => source.replace(/[\s{}]+|\\(?=[#&%_$])/g, '');

interface RawEntry {
  type: string;
  key: string;
  /** The bare source of each fact under any of its names; for a date only its presence. */
  fields: Record<string, string>;
}

/** The facts in the fields, each once. */
function saidBy(fields: readonly (readonly [name: string, source: string])[]): RawEntry['fields'] {
  const said = new Map<string, string[]>();
  for (const [name, source] of fields) {
    const fact = ownValue(oneName, name) ?? name;
    if (source !== '') said.set(fact, [...(said.get(fact) ?? []), source]);
  }
  return Object.fromEntries(
    [...said].map(([fact, sources]) => [fact, fact === 'date' ? 'said' : sources.toSorted().join(' | ')]),
  );
}

/** The declarations of a file's dialect. */
const metaOf = (dialect: string): string => `@comment{jabref-meta: databaseType:${dialect};}`;

/** A file as the parser reads it without any of our code: no inheritance, no interpretation. */
function rawEntries(text: string): RawEntry[] {
  const options = { english: false, sentenceCase: false, applyCrossRef: false, unsupported: 'ignore' } as const;
  return parse(text, { ...options, verbatimFields: [/^/], raw: true }).entries.map(({ type, key, fields }) => {
    const said = Object.entries<unknown>(fields).map(([name, value]): [string, string] => {
      const source = bare(Array.isArray(value) ? value.join(', ') : String(value));
      // The parser splits keywords; their separators are compared where the file is read again.
      return [name, name === 'keywords' ? source.replaceAll(';', ',') : source];
    });
    return { type: type.toLowerCase(), key, fields: saidBy(said) };
  });
}

const files = [
  ...['biblatex-examples.bib', 'chocolate.bib', 'jabref-authors.bib'],
  ...['jabref-groups-new.bib', 'jabref-groups-old.bib', 'testjabref.bib'],
];

describe.each(files)('%s', (name) => {
  const text = readFile(name);

  test('has the same entries, types, keys and field names after the round trip', () => {
    const shapesOf = (source: string) =>
      rawEntries(source).map(({ type, key, fields }) => ({ type, key, fields: Object.keys(fields).toSorted() }));
    expect(shapesOf(rewrite(text))).toEqual(shapesOf(text));
  });

  test('an edit changes the lines of its field only', () => {
    const { entries, dialect, parts } = parseBibliography(text);
    const drafts = entries.map(({ draft }) => draft);
    const before = writeBibliography(drafts, dialect, parts).split('\n');
    fc.assert(
      fc.property(fc.nat({ max: drafts.length - 1 }), (place) => {
        const edited = drafts.with(place, withNote(drafts[place] ?? { kind: 'other', fields: {} }, 'Edited'));
        const after = writeBibliography(edited, dialect, parts).split('\n');
        const added = after.filter((line) => line === '  note = {Edited},');
        expect(added).toHaveLength(1);
        const rest = after.toSpliced(after.indexOf('  note = {Edited},'), 1);
        const noteless = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('  note = '));
        expect(noteless(rest)).toEqual(noteless(before));
      }),
      { numRuns: 8, seed: 4 },
    );
  });
});

const withNote = ({ kind, fields }: DocumentDraft, note: string): DocumentDraft =>
  ({
    kind,
    fields: { ...fields, note, otherFields: (fields.otherFields ?? []).filter(({ name }) => name !== 'note+latex') },
  }) as DocumentDraft;

/** Random content of values: words, TeX, and characters that could break the syntax. */
const piece = fc.constantFrom(
  ...['Tides', 'of the', '{DNA}', '$x_1$', 'Özgür', '\\emph{sea}', 'Øre', '漢字', '100\\%', '\\&', '--'],
  ...['{\\LaTeX}', '~', 'sea and shore', '@misc', '2006', '"', '=', ',', '#', '(', ')'],
);
const value = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '));
const fieldName = fc.constantFrom(
  ...['subtitle', 'series', 'volume', 'number', 'publisher', 'location', 'address', 'abstract', 'note', 'file'],
  ...[
    'url',
    'eprint',
    'annote',
    'howpublished',
    'shorttitle',
    'custom-field',
    '__markedentry',
    'constructor',
    'isbn',
    'chapter',
    'eid',
    'pubstate',
  ],
);
const titleName = fc.constantFrom('title', 'booktitle', 'maintitle');
const people = fc.constantFrom('Berg, Jan', 'van der Berg, Jr., Jan and {World Office}', 'Berg, Jan and others');
const typeName = fc.constantFrom(
  ...['article', 'inproceedings', 'proceedings', 'incollection', 'collection', 'book', 'phdthesis', 'misc', 'dataset'],
);

const anyEntry = fc.record({
  type: typeName,
  /** Fields that an entry can have itself and also inherit, under the same or another name. */
  titles: fc.uniqueArray(fc.tuple(titleName, value), { selector: ([name]) => name }),
  fields: fc.uniqueArray(fc.tuple(fieldName, value), { selector: ([name]) => name, maxLength: 6 }),
  editor: fc.option(people),
  author: fc.option(people),
  /** Fields that another field or the entry's type also implies. */
  language: fc.option(fc.constantFrom('english', 'german')),
  langid: fc.option(fc.constantFrom('english', 'german')),
  degree: fc.option(fc.constantFrom('phdthesis', 'mathesis')),
  date: fc.option(fc.constantFrom('2006', '2006-03', '2006-03-05', '1984/1986', '1723~', '199X')),
  year: fc.option(fc.constantFrom('2006', '2001')),
  month: fc.option(fc.constantFrom('mar', 'Spring')),
  day: fc.option(fc.constantFrom('5', '3rd')),
  keywords: fc.option(fc.constantFrom('sea, shore', 'sea; shore', 'sea')),
  /** The index of the entry to name as the parent, if it exists; it may be the entry itself. */
  parent: fc.option(fc.nat({ max: 5 })),
});

interface AnyFile {
  text: string;
  entries: RawEntry[];
}

const comment = fc.constantFrom('a comment', ' jabref-meta: saveActions:enabled;\n', '{in} braces', '');
const looseText = fc.constantFrom('Words between.', 'A line\n% with another');

const anyFile = fc
  .record({
    entries: fc.array(anyEntry, { minLength: 1, maxLength: 5 }),
    strings: fc.uniqueArray(
      fc.tuple(fc.constantFrom('acm', 'jan-x', 'lncs'), fc.constantFrom('ACM {Press}', 'A "B"', '')),
      {
        selector: ([name]) => name,
      },
    ),
    preambles: fc.array(fc.constantFrom('"\\newcommand{\\x}{y}"', '{A} # {B}'), { maxLength: 2 }),
    comments: fc.array(comment, { maxLength: 2 }),
    text: fc.option(looseText),
    dialect: fc.constantFrom('biblatex', 'bibtex'),
  })
  .map(({ entries, strings, preambles, comments, text, dialect }): AnyFile => {
    const made = entries.map((entry, index): [RawEntry, string] => {
      const named: [string, string][] = [
        ...entry.titles,
        ...entry.fields,
        ...(['author', 'editor', 'date', 'year', 'month', 'day', 'keywords', 'language', 'langid'] as const).flatMap(
          (name): [string, string][] => (entry[name] === null ? [] : [[name, entry[name]]]),
        ),
        ...(entry.degree === null ? [] : [['type', entry.degree] as [string, string]]),
        ...(entry.parent !== null && entry.parent < entries.length
          ? [['crossref', `k${entry.parent}`] as [string, string]]
          : []),
      ];
      const key = `k${index}`;
      const lines = named.map(([name, said]) => `  ${name} = {${said}},\n`).join('');
      const fields = named.map(
        ([name, said]) => [name, bare(name === 'keywords' ? said.replaceAll(';', ',') : said)] as const,
      );
      return [{ type: entry.type, key, fields: saidBy(fields) }, `@${entry.type}{${key},\n${lines}}\n`];
    });
    const blocks = [
      ...(text === null ? [] : [`${text}\n`]),
      ...preambles.map((said) => `@preamble{${said}}\n`),
      ...strings.map(([name, said]) => `@string{${name} = {${said}}}\n`),
      ...made.map(([, block]) => block),
      ...comments.map((said) => `@comment{${said}}\n`),
      `${metaOf(dialect)}\n`,
    ];
    return { text: blocks.join('\n'), entries: made.map(([entry]) => entry) };
  });

test('any file keeps its entries, types, keys, fields and values', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyFile, ({ text, entries }) => {
      expect(rawEntries(rewrite(text))).toEqual(entries);
    }),
    { numRuns: 150, seed: 4 },
  );
});

test(
  'any written file reads back the same, including its other parts, and is written the same again',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(anyFile, ({ text }) => {
        const [first, once] = [parseBibliography(text), rewrite(text)];
        const again = parseBibliography(once);
        expect(draftsOf(once)).toEqual(draftsOf(text));
        const partsOf = ({ parts }: typeof first) =>
          parts.map(({ kind, name, value: said }) => JSON.stringify([kind, name, said])).toSorted();
        expect(partsOf(again)).toEqual(partsOf(first));
        expect(rewrite(once)).toBe(once);
      }),
      { numRuns: 100, seed: 5 },
    );
  },
);

test.each([
  ['biblatex', 'date = {1723~}'],
  ['biblatex', 'date = {1999~/2000~}'],
  ['biblatex', 'date = {199X}'],
  ['bibtex', 'year = {1723~}'],
  ['bibtex', 'year = {2001},\nmonth = sep,\nday = {3rd}'],
  ['bibtex', 'year = {2001},\nmonth = feb,\nday = {30}'],
  ['bibtex', 'author = {Smith, John and et al.}'],
  ['biblatex', 'author = {Smith, John and others}'],
  ['bibtex', 'journal = {J},\nissn = {0272-4979 and 1464-3642}'],
  ['bibtex', 'journal = {J},\nissn = {02724979; 1464-3642}'],
  ['biblatex', 'date = {1723~},\nyear = {1723},\nmonth = {March}'],
  ['biblatex', 'date = {2001-22}'],
  ['biblatex', 'date = {2013-05-06T10:11:12}'],
  ['biblatex', 'date = {2015-01-15 / 2015-02-25}'],
  ['biblatex', 'date = {2001/..}'],
  ['biblatex', 'date = {Y-17E7}'],
  ['biblatex', 'date = {1984\\%}'],
  ['biblatex', 'year = {[2001]}'],
  ['biblatex', 'year = {2001-summer}'],
  ['bibtex', 'year = {[2001]}'],
  ['bibtex', 'year = {2001a},\nmonth = mar'],
  ['bibtex', 'year = {ca. 1850}'],
  ['bibtex', 'year = {2001},\nmonth = {summer}'],
  ['bibtex', 'year = {Summer 2001}'],
  ['bibtex', 'year = {{\\noopsort{1973a}}1973}'],
  ['biblatex', 'year = {$2001$}'],
  ['bibtex', 'year = {-44}'],
  ['biblatex', 'date = {-44}'],
  ['bibtex', 'year = {2001},\nmonth = {Jan--Feb}'],
  ['biblatex', 'year = {2001},\nmonth = {Jan--Feb}'],
  ['bibtex', 'year = {2001},\nmonth = {okt}'],
  ['bibtex', 'year = {Spring/Summer 2001}'],
  ['bibtex', 'year = {15. M{\\"a}rz 2001}'],
  ['bibtex', 'year = {\\~{}1850}'],
  ['bibtex', 'year = {forthcoming 2024}'],
  ['bibtex', 'year = {199X}'],
  ['bibtex', 'year = {1984--86}'],
  ['bibtex', 'year = {987}'],
  ['bibtex', '__markedentry = {[me:6]}'],
  ['bibtex', '__proto__ = {x},\nconstructor = {y},\n_ = {z}'],
])('in %s odd fields come out to the letter: %s', (dialect, fields) => {
  const entry = `@${fields.startsWith('journal') ? 'article' : 'book'}{k,\n${fields.replace(/^/gm, '  ')},\n}\n`;
  expect(rewrite(entry + metaOf(dialect))).toContain(entry);
});

test.each(['bibtex', 'biblatex'])('in %s a date beside other fields of a date is read back unchanged', (dialect) => {
  const published = (text: string) => draftsOf(text).map((draft) => draft.fields.published);
  const entries = [
    '@book{a, date = {2001}, date = {2003}, year = {2001}}',
    '@book{b, date = {2001-03-05}, date = {2003}, year = {2002}}',
    '@book{c, date = {2006}, month = mar}',
    '@book{d, date = {2006-03/2007}, month = mar, day = 5, year = 1999}',
  ];
  const text = [...entries, metaOf(dialect)].join('\n');
  expect(published(text)).toEqual(['2001', '2001-03-05', '2006', '2006-03/2007']);
  expect(published(rewrite(text))).toEqual(published(text));
});

test.each(['year = {March 2001}, month = mar', 'year = {2001-03}, month = mar', 'year = {2001-03-05}, month = mar'])(
  'BibTeX, whose styles know no date, keeps a year of %s',
  (date) => {
    const [text, meta] = [`@book{k, ${date}}`, metaOf('bibtex')];
    const written = rewrite(text + meta);
    expect(written).toMatch(/^ {2}year = \{/m);
    expect(draftsOf(written + meta)[0]?.fields.published).toBe(draftsOf(text + meta)[0]?.fields.published);
  },
);

test('a field whose name ends like a built-in property, and an ISSN without content, are exported as they were imported', () => {
  expect(rewrite('@book{k, my__proto__ = {x}}')).toContain('my__proto__ = {x}');
  expect(rewrite('@article{k, journal = {J}, issn = {, }}')).toMatch(/issn = \{,\s*\}/);
});

test.each(['__proto__', 'constructor', '_own'])('an abbreviation and an entry can be called %s', (name) => {
  const { entries, parts, problems } = parseBibliography(
    `@string{${name} = {A}}\n@misc{${name}, note = ${name} # "B"}`,
  );
  expect(problems).toEqual([]);
  expect(parts).toMatchObject([{ kind: 'STRING', name, value: 'A' }]);
  expect(entries).toMatchObject([{ key: name, draft: { fields: { note: 'AB' } }, remarks: [] }]);
  expect(rewrite(`@string{${name} = {A}}`)).toContain(`@String{${name} = {A}}`);
});

test.each(['constructor', '__proto__', '_x'])('an entry of a type called %s is exported as it was imported', (type) => {
  expect(rewrite(`@${type}{k, title = {T}}`)).toContain(`@${type}{k,\n  title = {T},\n}`);
});

describe('crossref', () => {
  const volume = '@proceedings{v, title = {The {DNA} of tides}, editor = {Roe, A and others}, date = {2006-03-05}}';
  const [child] = draftsOf(`@inproceedings{c, title = {T}, crossref = {V}}\n${volume}`);
  const [parent] = draftsOf(volume);
  if (!child || !parent) throw new Error('The entries of this test cannot be read.');
  const childIn = (drafts: DocumentDraft[], dialect: 'bibtex' | 'biblatex' = 'biblatex') =>
    rawEntries(writeBibliography(drafts, dialect))[0]?.fields;

  test("inherited fields aren't written if the file contains the parent", () => {
    expect(childIn([child, parent])).toEqual({ title: 'T', crossref: 'V' });
  });

  test('the same in BibTeX', () => {
    expect(childIn([child, parent], 'bibtex')).toEqual({ title: 'T', crossref: 'V' });
  });

  test('they are written to a file without the parent', () => {
    expect(childIn([child])).toEqual({
      ...{ title: 'T', crossref: 'V', booktitle: 'TheDNAoftides', editor: 'Roe,Aandothers', date: 'said' },
    });
  });

  test("the entry's own fields stay, even if the parent has the same", () => {
    const twice = '@inproceedings{c, title = {T}, booktitle = {The {DNA} of tides}, crossref = {v}}';
    expect(childIn(draftsOf(`${twice}\n${volume}`))).toEqual({
      ...{ title: 'T', booktitle: 'TheDNAoftides', crossref: 'v' },
    });
  });

  test('a field edited in one of the two entries is written, and reads back', () => {
    const renamed: DocumentDraft = { kind: 'proceedings', fields: { ...parent.fields, title: 'Renamed' } as object };
    expect(childIn([child, renamed])).toMatchObject({ booktitle: 'TheDNAoftides' });
    const [read] = draftsOf(writeBibliography([child, renamed], 'biblatex'));
    expect(read?.fields).toMatchObject({ proceedings: { title: 'The DNA of tides' } });
    const moved: DocumentDraft = {
      kind: 'proceedingsArticle',
      fields: { ...child.fields, published: '2007' } as object,
    };
    expect(childIn([moved, parent])).toEqual({ title: 'T', crossref: 'V', date: 'said' });
  });

  // Includes fields that the parent has under the inherited name as well, duplicates, and unreadable values.
  test.each([
    ['title and booktitle', 'proceedings', 'title = {Proceedings of X}, booktitle = {Proc. X}'],
    ['title and booktitle with the same text', 'proceedings', 'title = {Proc. X}, booktitle = {Proc. X}'],
    ['title and maintitle', 'mvproceedings', 'title = {X}, maintitle = {Y}'],
    ['a place under two names', 'proceedings', 'title = {X}, publisher = {P}, location = {Here}, address = {There}'],
    ['two years', 'proceedings', 'title = {X}, date = {2003}, year = {2001}'],
    ['an unusual month', 'proceedings', 'title = {X}, year = {2001}, month = {Spring}'],
  ])('%s in the parent add no line', (_, type, fields) => {
    const text = `@inproceedings{c, title = {T}, crossref = {p}}\n@${type}{p, ${fields}}`;
    for (const dialect of ['bibtex', 'biblatex'] as const) {
      const file = text + metaOf(dialect);
      expect(rawEntries(rewrite(file))[0]?.fields).toEqual({ title: 'T', crossref: 'p' });
      expect(draftsOf(rewrite(file))).toEqual(draftsOf(file));
    }
  });

  test('a journal named by the title of its periodical adds no line', () => {
    const text = '@article{c, title = {T}, crossref = {p}, year = 2001}\n@periodical{p, title = {J}, journal = {K}}';
    expect(rawEntries(rewrite(text))[0]?.fields).toEqual({ title: 'T', crossref: 'p', date: 'said' });
    const short = text.replace(', journal = {K}', '');
    expect(rawEntries(rewrite(short))[0]?.fields).toEqual({ title: 'T', crossref: 'p', date: 'said' });
  });

  test('of title and booktitle, BibTeX inherits the field with the same name, BibLaTeX the title', () => {
    const text =
      '@inproceedings{c, crossref = {p}}\n@proceedings{p, title = {Proceedings of X}, booktitle = {Proc. X}}';
    const volumeIn = (dialect: string) => draftsOf(text + metaOf(dialect))[0]?.fields;
    expect(volumeIn('bibtex')).toMatchObject({ proceedings: { title: 'Proc. X' } });
    expect(volumeIn('biblatex')).toMatchObject({ proceedings: { title: 'Proceedings of X' } });
    const [asBibtex, asBiblatex] = [draftsOf(text), draftsOf(writeBibliography(draftsOf(text), 'biblatex'))];
    expect(asBiblatex[0]?.fields).toMatchObject({ proceedings: { title: 'Proc. X' } });
    expect(asBibtex[0]?.fields).toMatchObject({ proceedings: { title: 'Proc. X' } });
  });

  test('entries that refer to each other are both written', () => {
    const text = '@inbook{a, crossref = {b}, title = {A}}\n@book{b, crossref = {a}, title = {B}, date = {2006}}';
    expect(draftsOf(rewrite(text))).toEqual(draftsOf(text));
  });
});
