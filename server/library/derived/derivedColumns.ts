// The derived columns of a document's row: the text for searches, and the columns that features register. The column lists of SQL statements
// are generated here, so a new column needs only its registration and a migration.
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DerivedColumn, DerivedDocument, LibraryFeatures } from '../library.ts';

const searchText: DerivedColumn = { name: 'search_text', type: 'text', of: (document) => document.searchText };

const columnsOf = ({ derived }: LibraryFeatures): readonly DerivedColumn[] => [searchText, ...derived.columns];

const listed = (features: LibraryFeatures, write: (name: Sql, column: DerivedColumn) => Sql) =>
  join(columnsOf(features).map((column) => write(raw(column.name), column)));

/** `sort_title, …` */
export const derivedNames = (features: LibraryFeatures): Sql => listed(features, (name) => name);

/** `sort_title text, …`, for `jsonb_to_recordset`. */
export const derivedTypes = (features: LibraryFeatures): Sql =>
  listed(features, (name, { type }) => sql`${name} ${raw(type)}`);

/** `record.sort_title, …` */
export const derivedOf = (features: LibraryFeatures, record: Sql): Sql =>
  listed(features, (name) => sql`${record}.${name}`);

/** `sort_title = record.sort_title, …` */
export const derivedFromRecord = (features: LibraryFeatures, record: Sql): Sql =>
  listed(features, (name) => sql`${name} = ${record}.${name}`);

/** `sort_title = null, …` */
export const derivedCleared = (features: LibraryFeatures): Sql =>
  listed(features, (name, column) => (column === searchText ? sql`${name} = ''` : sql`${name} = null`));

/** The derived values of a document, by column. */
export function derivedValues(
  features: LibraryFeatures,
  document: DerivedDocument,
): Record<string, string | number | null> {
  return Object.fromEntries(columnsOf(features).map(({ name, of }) => [name, of(document)]));
}
