// What each field of each kind may hold: its shape, its length, and what is wrong with it in words. One table for adding,
// updating and storing.
import * as v from 'valibot';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { dateProblem } from '#bibliography/edtf.ts';

/** Longest text of a line (a title, a name), and of a field meant for long texts (an abstract, an imported field). */
const lineLength = 20_000;
const textLength = 500_000;
/** Collaborations of several thousand authors exist. */
const mostNames = 10_000;
const mostItems = 1_000;

const storable = v.check(
  // PostgreSQL stores neither NUL nor half of a surrogate pair.
  (text: string) => !/\0|\p{Surrogate}/u.test(text),
  'This text holds a character that cannot be stored.',
);

function textOf(length: number) {
  return v.pipe(
    v.string(),
    v.maxLength(length, `This text is longer than ${length.toLocaleString('en')} characters.`),
    storable,
  );
}

const line = textOf(lineLength);
const text = textOf(textLength);

function listOf<Item extends v.GenericSchema>(item: Item, most = mostItems) {
  return v.pipe(v.array(item), v.maxLength(most, `More than ${most.toLocaleString('en')} items.`));
}

const lines = listOf(line);

/** A member that may be left out or null. */
function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema);
}

function maybeEach<const Name extends string>(names: readonly Name[], schema: typeof line) {
  return Object.fromEntries(names.map((name) => [name, maybe(schema)])) as Record<
    Name,
    ReturnType<typeof maybe<typeof schema>>
  >;
}

const date = v.pipe(
  line,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = dateProblem(dataset.value);
    if (problem !== null) addIssue({ message: problem });
  }),
);

const momentForm =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?)?$/i;

/** Reads an ISO 8601 date or date-time; without a zone it is UTC. Null when it is none. */
export function readMoment(text: string): Date | null {
  const match = momentForm.exec(text);
  const day = match?.groups?.day ?? '';
  if (!match || day < '0001' || dateProblem(day) !== null) return null;
  const moment = new Date(text.length > day.length && match.groups?.zone === undefined ? `${text}Z` : text);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1 ? null : moment;
}

const momentProblem = 'Write a moment as 2026-01-31T12:00:00Z.';

const moment = v.pipe(
  line,
  v.check((text) => readMoment(text) !== null, momentProblem),
  v.transform((text) => readMoment(text)?.toISOString() ?? text),
);

const person = v.object(maybeEach(['family', 'given', 'suffix', 'nonDroppingParticle', 'droppingParticle'], line));
const entity = v.pipe(
  v.object({ person: maybe(person), organization: maybe(v.object({ name: line })) }),
  v.check(
    (entity) => (entity.person == null) !== (entity.organization == null),
    'Give either a person or an organization.',
  ),
);
const entities = listOf(entity, mostNames);
const publishers = listOf(v.object({ name: maybe(line), locations: maybe(lines) }));
const otherFields = listOf(v.object({ name: line, value: text }));

const common = {
  ...maybeEach(['entryType', 'title', 'subtitle', 'titleAddon', 'publicationState', 'doi'], line),
  abstract: maybe(text),
  note: maybe(text),
  citationKeys: maybe(lines),
  authors: maybe(entities),
  editors: maybe(entities),
  languages: maybe(lines),
  keywords: maybe(lines),
  otherFields: maybe(otherFields),
};
const pages = maybeEach(['pageStart', 'pageEnd', 'electronicId'], line);
const dated = { published: maybe(date) };

const journalIssue = v.object({
  journal: v.object({ name: line, subtitle: maybe(line), titleAddon: maybe(line), issn: maybe(lines) }),
  ...maybeEach(['title', 'subtitle', 'titleAddon', 'number', 'name', 'series', 'volume'], line),
});

const proceedings = {
  ...common,
  ...dated,
  ...maybeEach(['isbn', 'pageTotal', 'number', 'series', 'part', 'volume'], line),
  publishers: maybe(publishers),
  in: maybe(
    v.object({
      title: line,
      ...maybeEach(['subtitle', 'titleAddon', 'totalVolumes', 'isbn', 'number', 'series'], line),
    }),
  ),
  conference: maybe(
    v.object({
      title: line,
      titleAddon: maybe(line),
      startDate: maybe(moment),
      endDate: maybe(moment),
      sponsors: maybe(lines),
      locations: maybe(lines),
    }),
  ),
};

const entries = {
  journalArticle: {
    ...common,
    ...pages,
    ...dated,
    in: maybe(journalIssue),
    translated: maybe(v.object({ translators: maybe(entities), originalLanguages: maybe(lines) })),
    annotators: maybe(entities),
    commentators: maybe(entities),
  },
  proceedingsArticle: {
    ...common,
    ...pages,
    ...dated,
    in: maybe(line),
    proceedings: maybe(v.object({ ...proceedings, added: maybe(moment) })),
    chapter: maybe(line),
  },
  thesis: {
    ...common,
    ...dated,
    ...maybeEach(['degreeType', 'institution', 'pageTotal'], line),
    institutionLocations: maybe(lines),
  },
  proceedings,
  other: { ...common, ...dated, ...maybeEach(['howPublished', 'type'], line), publishers: maybe(publishers) },
} satisfies Record<DocumentKind, v.ObjectEntries>;

function forEachKind<T>(make: (kind: DocumentKind) => T): Record<DocumentKind, T> {
  return Object.fromEntries(documentKinds.map((kind) => [kind, make(kind)])) as Record<DocumentKind, T>;
}

/** The names of the fields of each kind, as its input has them; `added` and what the server ignores are not among them. */
export const fieldNames: Readonly<Record<DocumentKind, readonly string[]>> = forEachKind((kind) =>
  Object.keys(entries[kind]),
);

/** What the input of each kind must be like. */
export const inputShapes: Readonly<Record<DocumentKind, v.GenericSchema<unknown, Record<string, unknown>>>> =
  forEachKind((kind) => v.object({ ...entries[kind], added: maybe(moment) }));

/** What a part of a library must be like. */
export const libraryPartShape = v.object({ name: maybe(line), value: text });
