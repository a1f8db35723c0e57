// What stands beside the fields in the row of a document, worked out from them: its sort keys and the text that searches look through. The
// lists of columns that statements need are made here, so that a new sort key is one entry in sortKeys.ts and a migration.
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { sortKeys, type SortKeys } from './sortKeys.ts';

/** The derived columns of one document. */
export type DerivedColumns = SortKeys & { readonly search_text: string };

/** Their types, and what they hold when nothing of the document is left. */
const columns: readonly { readonly name: Sql; readonly type: Sql; readonly empty: Sql }[] = [
  ...Object.entries(sortKeys).map(([name, { type }]) => ({ name: raw(name), type: raw(type), empty: sql`null` })),
  { name: raw('search_text'), type: raw('text'), empty: sql`''` },
];

/** `sort_title, …` */
export const derivedNames = join(columns.map(({ name }) => name));

/** `sort_title text, …`, for records that are read from JSON. */
export const derivedTypes = join(columns.map(({ name, type }) => sql`${name} ${type}`));

/** `record.sort_title, …` */
export const derivedOf = (record: Sql): Sql => join(columns.map(({ name }) => sql`${record}.${name}`));

/** `sort_title = record.sort_title, …` */
export const derivedFromRecord = (record: Sql): Sql =>
  join(columns.map(({ name }) => sql`${name} = ${record}.${name}`));

/** `sort_title = null, …` */
export const derivedCleared = join(columns.map(({ name, empty }) => sql`${name} = ${empty}`));
