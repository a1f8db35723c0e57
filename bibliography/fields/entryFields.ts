// The fields of an entry for each kind of document, and their places in the document: the table of fields from the perspective of a .bib file. Reading and
// writing files use this list, and searches use its names.
import { type DocumentDraft, type DocumentKind, documentKinds } from '../documents.ts';
import { fieldsOf, membersOf } from '../kinds.ts';
import type { EntryField, EntryForm, FieldDescription } from './cells.ts';
import { isRecord } from '../isRecord.ts';
import { entryOrder } from './entryOrder.ts';
import { canonicalField } from './fieldNames.ts';
import { entryFieldsOfVolume } from './table.ts';

/** A field of an entry, and its place among the fields of the document. */
export interface EntryPlace {
  /** BibLaTeX's name. */
  readonly name: string;
  readonly form: EntryForm;
  /** Whether it adopts the other field with its name that an earlier version has stored. */
  readonly adopts: boolean;
  /** The label in forms. */
  readonly label: string;
  /** The canonical name, used by searches. */
  readonly searchName: string;
  /** The path from the fields of the document: `['in', 'journal', 'name']`. */
  readonly path: readonly string[];
  /** The last part of the path. */
  readonly member: string;
  /** The names of fields that an entry must have for this one to be read: an issue has a volume only if its journal has a name. */
  readonly needs: readonly string[];
}

type PlaceInTable = Omit<EntryPlace, 'searchName'>;

function namesOfRequired(fields: readonly FieldDescription[]): string[] {
  return fields
    .filter(({ required }) => required)
    .flatMap(({ entry, editing }) => (entry ? [entry.name] : namesOfRequired(membersOf(editing) ?? [])));
}

/** The name that an article's entry has for a field of its volume; null if it has none. */
export function inArticle({ name, entry }: FieldDescription): EntryField | null {
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
    return [
      {
        name,
        form,
        adopts: field.adopts,
        label: field.label,
        path: own,
        member: field.name,
        needs: [...needed, alsoNeeded ?? name].filter((each) => each !== name),
      },
    ];
  });
}

function placesOf(kind: DocumentKind): readonly EntryPlace[] {
  const order = entryOrder[kind];
  const position = ({ name }: { name: string }) => (order.includes(name) ? order.indexOf(name) : order.length);
  return placesIn(fieldsOf(kind), [], [], false)
    .map((place) => ({
      ...place,
      searchName: place.form === 'citationKeys' ? 'citationkey' : canonicalField(place.name),
    }))
    .sort((one, other) => position(one) - position(other));
}

const byKind = new Map<DocumentKind, readonly EntryPlace[]>();

/** The fields of an entry for a document of this kind, in the order of a file. */
export function entryPlaces(kind: DocumentKind): readonly EntryPlace[] {
  const known = byKind.get(kind) ?? placesOf(kind);
  byKind.set(kind, known);
  return known;
}

/** The fields of entries of all kinds. */
export const allEntryPlaces = (): readonly EntryPlace[] => documentKinds.flatMap(entryPlaces);

export type Values = Readonly<Record<string, unknown>>;

/** The fields of a document by name. If an article in proceedings has only the title of the volume, they contain a volume with that title. */
export function valuesOf({ kind, fields }: DocumentDraft): Values {
  if (kind !== 'proceedingsArticle' || fields.proceedings || fields.in == null) return { ...fields };
  return { ...fields, proceedings: { title: fields.in } };
}

/** The object that holds a field: the document's fields, or one of their parts. Empty if the document has no such part. */
export function holderOf(values: Values, { path }: Pick<EntryPlace, 'path'>): Values {
  let holder = values;
  for (const name of path.slice(0, -1)) {
    const inner = holder[name];
    if (!isRecord(inner)) return {};
    holder = inner;
  }
  return holder;
}

/** The value of a field; undefined if there is none. */
export function valueAt(values: Values, place: Pick<EntryPlace, 'path' | 'member'>): unknown {
  return holderOf(values, place)[place.member];
}
