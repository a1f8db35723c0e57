// The fields of an entry for each kind of document, and where in the document each stands: the table of fields seen from a .bib file.
// Files are read and written by this list, and searches find by its names.
import { type DocumentDraft, type DocumentKind, documentKinds } from '../documents.ts';
import { fieldsOf, membersOf } from '../kinds.ts';
import type { EntryField, EntryForm, FieldDescription } from './cells.ts';
import { entryOrder } from './entryOrder.ts';
import { canonicalField } from './fieldNames.ts';
import { entryFieldsOfVolume } from './table.ts';

/** A field of an entry, and its place in the fields of the document. */
export interface EntryPlace {
  /** BibLaTeX's name. */
  readonly name: string;
  readonly form: EntryForm;
  /** The name by which searches know it. */
  readonly searchName: string;
  /** The way to it from the fields of the document: `['in', 'journal', 'name']`. */
  readonly path: readonly string[];
  /** The names of the fields without which an entry does not have it: an issue has a volume only where the journal has a name. */
  readonly needs: readonly string[];
}

type PlaceInTable = Omit<EntryPlace, 'searchName'>;

function namesOfRequired(fields: readonly FieldDescription[]): string[] {
  return fields
    .filter(({ required }) => required)
    .flatMap(({ entry, editing }) => (entry ? [entry.name] : namesOfRequired(membersOf(editing) ?? [])));
}

/** The entry field of a member of a volume of proceedings, in the entry of an article. */
function inArticle({ name, entry }: FieldDescription): EntryField | null {
  const names: Readonly<Record<string, EntryField | string | null>> = entryFieldsOfVolume;
  const renamed = names[name];
  if (renamed === undefined) return entry;
  return typeof renamed === 'string' ? { name: renamed, form: 'text' } : renamed;
}

function placesIn(
  fields: readonly FieldDescription[],
  path: readonly string[],
  needs: readonly string[],
  isVolume: boolean,
): PlaceInTable[] {
  const required = namesOfRequired(fields);
  return fields.flatMap((field): PlaceInTable[] => {
    const own = [...path, field.name];
    const members = membersOf(field.editing);
    const needed = [...needs, ...required];
    if (members) return placesIn(members, own, needed, field.editing === 'proceedings');
    const entry = isVolume ? inArticle(field) : field.entry;
    if (entry === null) return [];
    const { name, form, needs: alsoNeeded } = entry;
    return [{ name, form, path: own, needs: [...needed, alsoNeeded ?? name].filter((each) => each !== name) }];
  });
}

function placesOf(kind: DocumentKind): readonly EntryPlace[] {
  const order = entryOrder[kind];
  return placesIn(fieldsOf(kind), [], [], false)
    .map((place) => ({
      ...place,
      searchName: place.form === 'citationKeys' ? 'citationkey' : canonicalField(place.name),
    }))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

const byKind = new Map<DocumentKind, readonly EntryPlace[]>();

/** The fields that an entry of a document of this kind has, in the order in which a file has them. */
export function entryPlaces(kind: DocumentKind): readonly EntryPlace[] {
  const known = byKind.get(kind) ?? placesOf(kind);
  byKind.set(kind, known);
  return known;
}

/** The fields of entries of all kinds. */
export const allEntryPlaces = (): readonly EntryPlace[] => documentKinds.flatMap(entryPlaces);

export type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The fields of a document by their names. Of an article in proceedings that says no more of the volume than its title, the volume has that. */
export function valuesOf({ kind, fields }: DocumentDraft): Values {
  if (kind !== 'proceedingsArticle' || fields.proceedings || fields.in == null) return { ...fields };
  return { ...fields, proceedings: { title: fields.in } };
}

/** The part of a document in which a field stands: the fields themselves, or one of their parts; empty where there is no such part. */
export function holderOf(values: Values, { path }: Pick<EntryPlace, 'path'>): Values {
  let holder = values;
  for (const name of path.slice(0, -1)) {
    const inner = holder[name];
    if (!isRecord(inner)) return {};
    holder = inner;
  }
  return holder;
}

/** The value of a field; undefined where there is none. */
export function valueAt(values: Values, place: Pick<EntryPlace, 'path'>): unknown {
  return holderOf(values, place)[place.path.at(-1) ?? ''];
}
