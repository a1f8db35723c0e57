// Generates any document that a file can express, with fast-check, from the table of fields. Each restriction has a comment with its reason.
import fc from '#tests/support/fastCheck.ts';
import type {
  DocumentDraft,
  DocumentKind,
  Entity,
  OtherField,
  PersonName,
  Publisher,
} from '#bibliography/documents.ts';
import type { EntryForm, FieldDescription } from '#bibliography/fields/cells.ts';
import { inArticle } from '#bibliography/fields/entryFields.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import { fieldsOf, isSameField, isWrittenOfVolume, membersOf } from '#bibliography/kinds.ts';

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

/** Letters of any script and the punctuation of names. Excluded: "III" alone, which is read as a suffix, and "0001" alone, which is read as dblp's number. */
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
  nameText.map((family): PersonName => ({ family })),
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

/** The values of fields whose text is restricted, by BibLaTeX's name. */
const textOf: Readonly<Record<string, fc.Arbitrary<string>>> = {
  url: fc.constantFrom('https://ex.org/a_b?c=%7Ed&e#f', 'http://x/~y', 'ftp://ex.org/$1', 'not an address'),
  eprint: fc.constantFrom('2101.00001', 'hep-th/0603001', 'hal_0123'),
  pmid: fc.constant('12345678'),
  ...{ volume: number, volumes: number, number, mainnumber: number, part: number, pagetotal: number },
};

const page = fc.stringMatching(/^[A-Z]?\d{1,4}$/);

/** A value of each form in an entry; null if it follows from another field, as the last day from the first. */
const valueOfForm: Readonly<Record<EntryForm, fc.Arbitrary<unknown> | null>> = {
  text,
  paragraphs,
  list: listOf(text),
  names: entities,
  oneOfList: text,
  citationKeys: listOf(word),
  verbatim: text,
  date,
  published,
  bookDate: published,
  publishers,
  keywords: listOf(text),
  languages: listOf(text),
  doi: fc.constantFrom(
    '10.1000/xyz',
    '10.1007/978-3_18',
    '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2',
  ),
  issn: fc.constant(['0165-0327', '1573-2517']),
  thesisType: text,
  firstPage: page,
  lastPage: page,
  firstDay: day,
  lastDay: null,
};

/** Values of some of these fields, and of all required ones: without its name, the fields of a part are read as other fields. */
function valuesOf(fields: readonly FieldDescription[]): fc.Arbitrary<Record<string, unknown>> {
  const values = fields.flatMap((field) => {
    const value = valueOf(field);
    return value === null ? [] : [[field.name, value] as const];
  });
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc
    .record(Object.fromEntries(values), { requiredKeys })
    .map((made) => Object.fromEntries(Object.entries(made).filter(([name]) => hasNeededField(made, name, fields))));
}

/** Whether the entry has the other field that this one needs. */
function hasNeededField(made: object, name: string, fields: readonly FieldDescription[]): boolean {
  const needed = fields.find((field) => field.name === name)?.entry?.needs;
  return needed === undefined || fields.some((field) => field.entry?.name === needed && field.name in made);
}

/** The fields of a volume as the entry of its article has them. */
function ofVolume(fields: readonly FieldDescription[]): readonly FieldDescription[] {
  return fields.filter(isWrittenOfVolume).map((field) => ({ ...field, entry: inArticle(field) }));
}

function valueOf({ editing, entry }: FieldDescription): fc.Arbitrary<unknown> | null {
  if (editing === 'otherFields') return otherFields;
  const members = membersOf(editing);
  if (members === null) return entry && (textOf[entry.name] ?? valueOfForm[entry.form]);
  const part = valuesOf(editing === 'proceedings' ? ofVolume(members) : members);
  return part.filter((made) => Object.keys(made).length > 0);
}

/** An entry always has a key and a type. */
function draftOf(kind: DocumentKind, entryType: string): fc.Arbitrary<DocumentDraft> {
  return fc
    .tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), valuesOf(fieldsOf(kind)))
    .map(([citationKeys, made]) => {
      const fields = { ...made, citationKeys, entryType };
      return { kind, fields: kind === 'other' ? { ...fields, type: entryType } : fields };
    });
}

/** Any document. */
export const anyDraft: fc.Arbitrary<DocumentDraft> = fc.oneof(
  draftOf('journalArticle', 'article'),
  draftOf('proceedingsArticle', 'inproceedings'),
  draftOf('thesis', 'thesis'),
  draftOf('proceedings', 'proceedings'),
  fc.constantFrom('book', 'misc', 'online', 'report', 'whatever').chain((type) => draftOf('other', type)),
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
