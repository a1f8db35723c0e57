// The fields of the reading view: all fields of a kind in the order of the tables, with parts split into their own fields.
import { isRecord } from '#bibliography/isRecord.ts';
import { documentDate } from '#bibliography/documentDate.ts';
import { eprintUrl } from '#bibliography/eprints.ts';
import { entryPlaces } from '#bibliography/fields/entryFields.ts';
import { canonicalField } from '#bibliography/fields/fieldNames.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf, membersOf } from '#bibliography/kinds.ts';
import { linkOf } from '#bibliography/urls.ts';
import type { DocumentDraft, DocumentKind, ProceedingsFields } from '#bibliography/documents.ts';

/** A label with its value; `field` is the document's field that contains it. */
export interface FieldRow {
  path: string;
  field: string;
  description: FieldDescription;
  value: unknown;
  /** The field's name in searches. */
  searchName: string;
  /** The link of the value; null if there is none, or if it is an identifier, which has its own. */
  link: string | null;
}

export interface FieldRows {
  filled: FieldRow[];
  /** Fields without a value: first those that a form always shows, then all others. */
  empty: FieldRow[];
}

/** Whether the value is empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}

function searchNameOf(kind: DocumentKind, path: string, { name, entry }: FieldDescription): string {
  const place = entryPlaces(kind).find((each) => each.path.join('.') === path);
  return place?.searchName ?? canonicalField(entry?.name ?? name);
}

function linkIn(values: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = values[name];
  if (typeof value !== 'string') return null;
  if (name === 'url') return linkOf(value);
  return name === 'eprint' ? eprintUrl(value, typeof values.eprintType === 'string' ? values.eprintType : null) : null;
}

function takeApart(
  kind: DocumentKind,
  descriptions: readonly FieldDescription[],
  values: Readonly<Record<string, unknown>>,
  path: string,
  field: string | null,
): FieldRow[] {
  return descriptions.flatMap((description) => {
    const value = values[description.name];
    const here = `${path}${description.name}`;
    // The volume of an article has fields of the same names, and a section of its own.
    const members = description.editing === 'proceedings' ? null : membersOf(description.editing);
    if (members && isRecord(value) && !isEmpty(value))
      return takeApart(kind, members, value, `${here}.`, field ?? description.name).filter(
        (row) => !isEmpty(row.value),
      );
    const searchName = searchNameOf(kind, here, description);
    const link = linkIn(values, description.name);
    return [{ path: here, field: field ?? description.name, description, value, searchName, link }];
  });
}

/** All fields except those in `shownElsewhere`. Includes a date that an import could not parse. */
export function fieldRows(
  { kind, fields }: Pick<DocumentDraft, 'kind'> & { fields: DocumentDraft['fields'] },
  shownElsewhere: readonly string[],
): FieldRows {
  const rows = takeApart(
    kind,
    fieldsOf(kind),
    { ...fields, published: documentDate({ fields })?.text },
    '',
    null,
  ).filter(({ field }) => !shownElsewhere.includes(field));
  const empty = rows.filter(({ value, description }) => isEmpty(value) && description.editable);
  return {
    filled: rows.filter(({ value }) => !isEmpty(value)),
    empty: [
      ...empty.filter(({ description }) => description.usual),
      ...empty.filter(({ description }) => !description.usual),
    ],
  };
}

/** The filled fields of the article's volume. */
export function volumeRows(volume: ProceedingsFields): FieldRow[] {
  const rows = takeApart(
    'proceedingsArticle',
    fieldsOf('proceedings'),
    { ...volume, published: documentDate({ fields: volume })?.text },
    'proceedings.',
    'proceedings',
  );
  return rows.filter(({ value }) => !isEmpty(value));
}
