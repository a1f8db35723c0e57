// What the reading view lists: every field of a kind, parts taken apart into their own fields, in the order of the tables.
import { isRecord } from '#bibliography/isRecord.ts';
import { documentDate } from '#bibliography/documentDate.ts';
import { eprintUrl } from '#bibliography/eprints.ts';
import { entryPlaces } from '#bibliography/fields/entryFields.ts';
import { canonicalField } from '#bibliography/fields/fieldNames.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf, membersOf } from '#bibliography/kinds.ts';
import { linkOf } from '#bibliography/urls.ts';
import type { DocumentDraft, DocumentKind, ProceedingsFields } from '#bibliography/documents.ts';

/** One label with its value; `field` is the field of the document it belongs to. */
export interface FieldRow {
  path: string;
  field: string;
  description: FieldDescription;
  value: unknown;
  /** The name by which searches know it. */
  searchName: string;
  /** The address that the value leads to; null where it is none, or an identifier, which says so itself. */
  link: string | null;
}

export interface FieldRows {
  filled: FieldRow[];
  /** Fields without a value that a form shows from the start, then all others. */
  empty: FieldRow[];
}

/** Whether there is nothing to show. */
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
    // The volume that an article stands in has fields of the same names and gets a section of its own.
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

/** All fields of a document but those in `shownElsewhere`. The date is also one that an import could not read. */
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

/** The filled fields of the volume that an article is in. */
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
