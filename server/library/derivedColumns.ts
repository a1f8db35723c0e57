// The columns of a document's row that are derived from its fields: sort keys, and the text that searches look through. The column lists of
// SQL statements are generated here, so a new sort key needs one entry in sortKeys.ts and a migration.
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { sortKeys, type SortKeys } from '../list/sortKeys.ts';

/** The derived columns of one document. */
export type DerivedColumns = SortKeys & { readonly search_text: string };

/** Their types, and their values after the document was purged. */
const columns: readonly { readonly name: Sql; readonly type: Sql; readonly empty: Sql }[] = [
  ...Object.entries(sortKeys).map(([name, { type }]) => ({ name: raw(name), type: raw(type), empty: sql`null` })),
  { name: raw('search_text'), type: raw('text'), empty: sql`''` },
];

/** `sort_title, …` */
export const derivedNames = join(columns.map(({ name }) => name));

/** `sort_title text, …`, for `jsonb_to_recordset`. */
export const derivedTypes = join(columns.map(({ name, type }) => sql`${name} ${type}`));

/** `record.sort_title, …` */
export const derivedOf = (record: Sql): Sql => join(columns.map(({ name }) => sql`${record}.${name}`));

/** `sort_title = record.sort_title, …` */
export const derivedFromRecord = (record: Sql): Sql =>
  join(columns.map(({ name }) => sql`${name} = ${record}.${name}`));

/** `sort_title = null, …` */
export const derivedCleared = join(columns.map(({ name, empty }) => sql`${name} = ${empty}`));
