// Generates any document that a file can express, with fast-check. Each restriction has a comment with its reason.
import fc from 'fast-check';
import type {
  DocumentDraft,
  DocumentKind,
  Entity,
  OtherField,
  PersonName,
  ProceedingsFields,
  Publisher,
} from '#bibliography/documents.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import { fieldsOf, isSameField } from '#bibliography/kinds.ts';

/** An object without its undefined fields. */
function shape<Fields extends object>(fields: {
  [Name in keyof Fields]?: fc.Arbitrary<Fields[Name]>;
}): fc.Arbitrary<Fields> {
  const model = fields as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<unknown> as fc.Arbitrary<Fields>;
}

/** Texts made of words, and of characters that are special in LaTeX. */
const pieces = fc.oneof(
  fc.constantFrom(
    'Tides',
    'of',
    'the',
    'naïve',
    'Øresund',
    '漢字',
    'DNA',
    '2006',
    'and',
    'AND',
    'others',
    'von',
    'Jr.',
  ),
  fc.constantFrom(...Array.from('\\{}$%&#_^~"\'`<>|@=,;:!?-–—()[]/.*')),
  fc.constantFrom(
    '--',
    '---',
    '``',
    "''",
    '\\textbf',
    '\\"',
    '$x_1$',
    '$\\mathcal{O}(n)$',
    '<i>',
    '?`',
    '\\\\',
    '{}',
    ' ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

/** Normalises spaces and Unicode letters, since TeX has one kind of space and Unicode two forms of some letters. */
function asRead(text: string): string {
  return text
    .replace(/\p{C}|[ıȷ]|\p{Z}/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

const text = fc
  .array(pieces, { minLength: 1, maxLength: 8 })
  .chain((parts) => fc.constantFrom(parts.join(''), parts.join(' ')))
  .map(asRead)
  .filter((made) => made !== '');

/** An empty line separates paragraphs; several mean the same as one. */
const paragraphs = fc
  .array(
    fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('\n\n'));

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9.:+-]{0,8}$/);
const number = fc.oneof(fc.nat({ max: 999 }).map(String), fc.constantFrom('4–5', 'S1', 'IV'));
const listOf = (item: fc.Arbitrary<string>): fc.Arbitrary<string[]> =>
  fc.uniqueArray(item, { minLength: 1, maxLength: 3 });

const date = fc
  .tuple(fc.integer({ min: 1000, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .chain((parts) => fc.integer({ min: 1, max: 3 }).map((size) => parts.slice(0, size)))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
const interval = fc.tuple(date, date).map(([left, right]) => {
  const [start, end] = left.slice(0, 4) < right.slice(0, 4) ? [left, right] : [right, left];
  return start.slice(0, 4) === end.slice(0, 4) ? start : `${start}/${end}`;
});
const published = fc.oneof(date, interval);
const day = date.filter((made) => made.length === 10).map((made) => `${made}T00:00:00.000Z`);

/** Letters of any script and the punctuation of names. Excluded: "III" alone is read as a suffix, and "0001" as dblp's number. */
const nameText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Knuth',
        'Özkal',
        'van',
        'der',
        'Berg',
        'd’Or',
        "O'Neill",
        'J.',
        'de',
        'III',
        '漢',
        'and',
        '0001',
        'Al-',
      ),
      fc.constantFrom(',', '&', '_', '{', '}', '=', '%', '"', '#', '~'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => asRead(parts.join(' ')))
  .filter((made) => /\p{L}/u.test(made) && made !== 'III');

/** A name without a family name would be an organization's; a suffix requires a given name. */
const person = fc.oneof(
  shape<PersonName>({}).chain(() => nameText.map((family): PersonName => ({ family }))),
  fc.tuple(nameText, nameText).map(([family, given]): PersonName => ({ family, given })),
  fc
    .tuple(nameText, nameText, fc.constantFrom('van', 'de la', 'von der', 'Van', 'al-'))
    .map(([family, given, nonDroppingParticle]): PersonName => ({ family, given, nonDroppingParticle })),
  fc
    .tuple(nameText, nameText, fc.constantFrom('Jr.', 'III', 'Sr.'))
    .map(([family, given, suffix]): PersonName => ({ family, given, suffix })),
  fc
    .tuple(nameText, nameText, fc.constantFrom('van', 'de la'))
    .map(([family, given, droppingParticle]): PersonName => ({ family, given, droppingParticle })),
);

const entity: fc.Arbitrary<Entity> = fc.oneof(
  person.map((made): Entity => ({ person: made })),
  text.filter((name) => /\p{L}/u.test(name)).map((name): Entity => ({ organization: { name } })),
);
const entities = fc.array(entity, { minLength: 1, maxLength: 3 });

/** Files list places beside publishers: all places belong to the first publisher, or one to each. */
const publishers = fc.oneof(
  listOf(text).map((names): Publisher[] => names.map((name) => ({ name }))),
  fc.tuple(text, listOf(text)).map(([name, locations]): Publisher[] => [{ name, locations }]),
  listOf(text).map((locations): Publisher[] => [{ locations }]),
  fc
    .array(fc.tuple(text, text), { minLength: 2, maxLength: 3 })
    .map((pairs): Publisher[] => pairs.map(([name, location]) => ({ name, locations: [location] }))),
);

/** Values of other fields from a file, with names that none of our fields has. */
const otherFields = fc.uniqueArray(
  fc.record<OtherField>({
    name: fc.constantFrom('addendum', 'file', 'groups', 'custom-field', 'timestamp', 'ranking', 'x+y'),
    value: text.filter((value) => /^[^{}\\]*$/.test(value)),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
);

const common = {
  title: text,
  subtitle: text,
  titleAddon: text,
  abstract: paragraphs,
  note: paragraphs,
  publicationState: text,
  doi: fc.constantFrom(
    '10.1000/xyz',
    '10.1007/978-3_18',
    '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2',
  ),
  url: fc.constantFrom('https://ex.org/a_b?c=%7Ed&e#f', 'http://x/~y', 'ftp://ex.org/$1', 'not an address'),
  urlDate: date,
  eprint: fc.constantFrom('2101.00001', 'hep-th/0603001', 'hal_0123'),
  eprintType: text,
  eprintClass: text,
  pubmedId: fc.constant('12345678'),
  edition: text,
  version: text,
  authors: entities,
  languages: listOf(text),
  keywords: listOf(text),
  otherFields,
};

const issn = fc.constant(['0165-0327', '1573-2517']);

const pages = {
  pageStart: fc.stringMatching(/^[A-Z]?\d{1,4}$/),
  pageEnd: fc.stringMatching(/^[A-Z]?\d{1,4}$/),
  electronicId: text,
};

/** Events, issues and multi-volume works need a name: without it a file's fields for them become other fields. */
const volume = {
  editors: entities,
  isbn: text,
  issn,
  publishers,
  number,
  series: text,
  part: number,
  volume: number,
  in: fc.record(
    { title: text, subtitle: text, titleAddon: text, totalVolumes: number, isbn: text, number, series: text },
    { requiredKeys: ['title'] },
  ),
  conference: fc.record(
    { title: text, titleAddon: text, startDate: day, sponsors: listOf(text), locations: listOf(text) },
    { requiredKeys: ['title'] },
  ),
};

const issue = fc.record(
  {
    journal: fc.record({ name: text, subtitle: text, titleAddon: text, issn }, { requiredKeys: ['name'] }),
    title: text,
    subtitle: text,
    titleAddon: text,
    number,
    name: text,
    series: text,
    volume: number,
  },
  { requiredKeys: ['journal'] },
);

const typed = <Fields extends object>(entryType: string, fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc.tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), fields).map(([citationKeys, made]) => ({
    ...made,
    citationKeys,
    entryType,
  }));

/** Any document. An entry always has a key and a type. */
export const anyDraft: fc.Arbitrary<DocumentDraft> = fc.oneof(
  typed(
    'article',
    shape<Extract<DocumentDraft, { kind: 'journalArticle' }>['fields']>({
      ...common,
      ...pages,
      published,
      in: issue,
      editors: entities,
      translated: shape({ translators: entities, originalLanguages: listOf(text) }).filter(
        (made) => Object.keys(made).length > 0,
      ),
      annotators: entities,
      commentators: entities,
      locations: listOf(text),
    }),
  ).map((fields): DocumentDraft => ({ kind: 'journalArticle', fields })),
  typed(
    'inproceedings',
    shape<Extract<DocumentDraft, { kind: 'proceedingsArticle' }>['fields']>({
      ...common,
      ...pages,
      published,
      chapter: text,
      editors: entities,
      proceedings: shape<ProceedingsFields>({
        ...volume,
        title: text,
        subtitle: text,
        titleAddon: text,
        authors: entities,
        published,
        doi: common.doi,
        pageTotal: number,
        note: text,
      }).filter((made) => Object.keys(made).length > 0),
    }),
  ).map((fields): DocumentDraft => ({ kind: 'proceedingsArticle', fields })),
  typed(
    'thesis',
    shape<Extract<DocumentDraft, { kind: 'thesis' }>['fields']>({
      ...common,
      published,
      degreeType: text,
      pageTotal: number,
      institution: text,
      isbn: text,
    }),
  ).map((fields): DocumentDraft => ({ kind: 'thesis', fields })),
  typed('proceedings', shape<ProceedingsFields>({ ...common, ...volume, published, pageTotal: number })).map(
    (fields): DocumentDraft => ({ kind: 'proceedings', fields }),
  ),
  fc.constantFrom('book', 'misc', 'online', 'report', 'whatever').chain((type) =>
    typed(
      type,
      shape<Extract<DocumentDraft, { kind: 'other' }>['fields']>({
        ...common,
        published,
        bookTitle: text,
        howPublished: text,
        organizations: listOf(text),
        volumes: number,
        isbn: text,
        issn,
        publishers,
        editors: entities,
        type: fc.constant(type),
      }).map((made) => ({ ...made, type })),
    ).map((fields): DocumentDraft => ({ kind: 'other', fields })),
  ),
);

/** A document whose kind was changed: fields that the new kind lacks are kept but not shown. */
export function asKind(draft: DocumentDraft, kind: DocumentKind): WholeDocument {
  const values: Readonly<Record<string, unknown>> = { ...draft.fields };
  const filled = fieldsOf(draft.kind).filter(({ name }) => values[name] != null);
  const isShown = ({ name }: { name: string }) => isSameField(name, draft.kind, kind);
  return {
    kind,
    fields: Object.fromEntries(filled.filter(isShown).map(({ name }) => [name, values[name]])),
    hidden: filled
      .filter((field) => !isShown(field))
      .map(({ name }) => ({ kind: draft.kind, name, value: values[name] })),
  };
}
