// Publishers as rows of the form. A row may be blank and a list of places unfinished while typing; the field's value never is.
import type { Publisher } from '#bibliography/documents.ts';
import { listOrNull, splitItems } from '#src/features/documents/fieldValues.ts';

export interface PublisherRow {
  name: string;
  /** All places in one input, separated by semicolons, because most publishers have only one place. */
  places: string;
}

/** The rows that show publishers; at least one, so that there is always an input. */
export function rowsOf(publishers: readonly Publisher[]): readonly PublisherRow[] {
  if (publishers.length === 0) return [{ name: '', places: '' }];
  return publishers.map(({ name, locations }) => ({ name: name ?? '', places: locations?.join('; ') ?? '' }));
}

/** The publishers in the rows; null if there are none. */
export function publishersOf(rows: readonly PublisherRow[]): readonly Publisher[] | null {
  const publishers = rows.map(({ name, places }) => ({
    name: name.trim() === '' ? null : name,
    locations: listOrNull(splitItems(places, /;/)),
  }));
  return listOrNull(publishers.filter(({ name, locations }) => name !== null || locations !== null));
}
