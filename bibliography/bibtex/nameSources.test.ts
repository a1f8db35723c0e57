// Tests how lists of names are read, which readings are guesses, and that an export writes names as they were imported.
import { describe, expect, test } from 'vitest';
import { formatEntity } from '../names.ts';
import type { Dialect } from './dialect.ts';
import { parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

function read(author: string, dialect: Dialect = 'bibtex') {
  const declared = `@comment{jabref-meta: databaseType:${dialect};}`;
  const [entry] = parseBibliography(`${declared}\n@book{k, author = {${author}}, title = {T}}`).entries;
  if (!entry) throw new Error('There is no entry.');
  return entry;
}

const written = (draft: ReturnType<typeof read>['draft'], dialect: Dialect = 'bibtex') =>
  /author = \{(.*)\},\n/.exec(writeBibliography([draft], dialect, []))?.[1];

const parted = (author: string, dialect?: Dialect) =>
  read(author, dialect).draft.fields.authors?.map(({ person, organization }) =>
    organization
      ? `[${organization.name}]`
      : [
          person.given,
          person.nonDroppingParticle,
          person.droppingParticle && `(${person.droppingParticle})`,
          person.family,
          person.suffix,
        ]
          .map((part) => part ?? '')
          .join('|'),
  );

describe('without a guess', () => {
  test.each<[string, string[]]>([
    ['Ludwig van Beethoven', ['Ludwig|van||Beethoven|']],
    ["Jean Le Rond d'Alembert", ["Jean Le Rond|||d'Alembert|"]],
    ['Donald~E. Knuth', ['Donald E.|||Knuth|']],
    ['Jan {von der} Lau', ['Jan von der|||Lau|']],
    ['al- Jabr, Kim', ['Kim|al-||Jabr|']],
    ["d'{\\null} Oak, Bea", ["Bea|d'||Oak|"]],
    [
      '{\\OE}uvre, Maria and \\v{Z}uber, S. and Bernt \\O ksendal',
      ['Maria|||Œuvre|', 'S.|||Žuber|', 'Bernt|||Øksendal|'],
    ],
    ['Smith, John, Jr. and Doe, Sr., Jane and Ann Roe III', ['John|||Smith|Jr.', 'Jane|||Doe|Sr.', 'Ann|||Roe|III']],
    ['{Doe; Roe and Sons} and AT\\&T', ['[Doe; Roe and Sons]', '|||AT&T|']],
    ['Jane Doe and', ['Jane|||Doe|']],
    ['M&uuml;ller, A.', ['A.|||M&uuml;ller|']],
    ['given={Jon}, family={Poe}, middle={Quin}', ['Jon Quin|||Poe|']],
    [
      '"family={Robert and Sons, Inc.}" and given=Frank, family="Le Roy", suffix=Jr.',
      ['[Robert and Sons, Inc.]', 'Frank|||Le Roy|Jr.'],
    ],
    ['useprefix=true and van der Hum, Ira', ['Ira|van der||Hum|']],
    ['nohashothers=true and useprefix=false and van der Hum, Ira', ['Ira||(van der)|Hum|']],
  ])('%s', (author, people) => {
    const { draft, remarks } = read(author);
    expect(parted(author)).toEqual(people);
    expect(remarks).toEqual([]);
    expect(written(read(author, 'biblatex').draft, 'biblatex')).toBe(author);
    if (!author.includes('=')) expect(written(draft)).toBe(author);
  });
});

describe('a guess keeps the source and is reported', () => {
  test.each<[string, string[], string]>([
    ['Doe, Jane; Poe, Jon', ['Jane|||Doe|', 'Jon|||Poe|'], 'aren’t separated by “and”'],
    ['Doe and Ann Roe; Poe', ['|||Doe|', 'Ann|||Roe|', '|||Poe|'], 'aren’t separated by “and”'],
    [
      'Doe, J., M{\\"u}ller, {\\\'E}. and Roe, L.',
      ['J.|||Doe|', 'É.|||Müller|', 'L.|||Roe|'],
      'aren’t separated by “and”',
    ],
    ['Müller & Söhne', ['[Müller & Söhne]'], '“Müller & Söhne” in “author” has an ampersand'],
    ['Smith \\& Sons and Roe, Ann', ['[Smith & Sons]', 'Ann|||Roe|'], 'read as an organization'],
    ['Doe, Jane \\& Poe, Jon', ['Jane|||Doe|', 'Jon|||Poe|'], 'aren’t separated by “and”'],
    ['van Dam', ['|van||Dam|'], '“van Dam”'],
    ['bell hooks', ['bell|||hooks|'], '“bell hooks”'],
    ['jean de la fontaine', ['jean|de la||fontaine|'], '“jean de la fontaine”'],
    ['Lee Fakultät für Chemie', ['Lee Fakultät|für||Chemie|'], '“Lee Fakultät für Chemie”'],
    ['One, Two, Three, Four', ['Two, Three, Four|||One|'], 'too many commas'],
  ])('%s', (author, people, remark) => {
    const { draft, remarks } = read(author);
    expect(parted(author)).toEqual(people);
    expect(remarks.join(' ')).toContain(remark);
    expect(written(draft)).toBe(author);
    expect(written(draft, 'biblatex')).toBe(author);
  });
});

describe('names that only BibLaTeX reads', () => {
  test('mark a file as BibLaTeX', () => {
    const text = '@book{k, author = {given={Jon}, family={Poe}, middle={Quin}}, year = {2001}, address = {Here}}';
    expect(parseBibliography(text).dialect).toBe('biblatex');
  });

  test("are written in BibTeX's form, and read back unchanged", () => {
    const { draft } = read('"family={Robert and Sons, Inc.}" and useprefix=false, family=Hum, given=Ira', 'biblatex');
    const inBibtex = written(draft) ?? '';
    expect(inBibtex).toBe('{Robert and Sons, Inc.} and Hum, Ira');
    expect(read(inBibtex).draft.fields.authors).toEqual(draft.fields.authors);
  });
});

test('an edit of one name leaves the others as they were written', () => {
  const { draft } = read('van Dam and Ludwig {van} Beethoven and {\\"O}zg{\\"u}r, A. and Jane Doe');
  const authors = draft.fields.authors?.map((each) =>
    formatEntity(each) === 'Jane Doe' ? { person: { family: 'Doe', given: 'Jane M.' } } : each,
  );
  const changed = { ...draft, fields: { ...draft.fields, authors } } as typeof draft;
  expect(written(changed)).toBe('van Dam and Ludwig {van} Beethoven and {\\"O}zg{\\"u}r, A. and Doe, Jane M.');
});
