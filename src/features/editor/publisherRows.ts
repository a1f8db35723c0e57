// Publishers as they are typed, a row each: a row may be blank and a list of places unfinished, the field's value not.
import type { Publisher } from '#bibliography/documents.ts';
import { listOrNull, splitItems } from '#src/features/documents/fieldValues.ts';

export interface PublisherRow {
  name: string;
  /** Places in one box, with semicolons between them: most publishers have one. */
  places: string;
}

/** The rows that show publishers; there is always one to write into. */
export function rowsOf(publishers: readonly Publisher[]): readonly PublisherRow[] {
  if (publishers.length === 0) return [{ name: '', places: '' }];
  return publishers.map(({ name, locations }) => ({ name: name ?? '', places: locations?.join('; ') ?? '' }));
}

/** What the rows say; null for nothing. */
export function publishersOf(rows: readonly PublisherRow[]): readonly Publisher[] | null {
  const publishers = rows.map(({ name, places }) => ({
    name: name.trim() === '' ? null : name,
    locations: listOrNull(splitItems(places, /;/)),
  }));
  return listOrNull(publishers.filter(({ name, locations }) => name !== null || locations !== null));
}
