// Limits how much text of documents one statement reads, because a document can have megabytes, and a whole page is held in memory.
import sql, { type Sql } from 'sql-template-tag';
import { codedError } from '../graphql/errors.ts';
import { columnsWithFields, type DocumentRow } from './documentRow.ts';

/** In bytes: fifteen times the size of a page of 500 documents with long abstracts. */
export const largestAnswer = 32_000_000;

/**
 * Selects the columns of a `DocumentRow` from a subquery with the rows of a page; `fields` is null if the page has too much text. The last row
 * does not count, because it usually only tells that there is a next page, and because a single document is always read.
 */
export function boundedColumns(orderBy: Sql): Sql {
  const page = sql`(order by ${orderBy} rows between unbounded preceding and unbounded following)`;
  const text = sql`sum(octet_length(search_text)) over ${page} - last_value(octet_length(search_text)) over ${page}`;
  return columnsWithFields(sql`case when ${text} <= ${largestAnswer} then fields end`);
}

export type BoundedRow<Row extends DocumentRow> = Omit<Row, 'fields'> & { readonly fields: Row['fields'] | null };

/** Checks rows that were read with `boundedColumns`, and throws BAD_REQUEST if they have too much text. */
export function refuseLarger<Row extends DocumentRow>(rows: readonly BoundedRow<Row>[]): Row[] {
  if (rows.some(({ fields }) => fields === null)) {
    const megabytes = largestAnswer / 1_000_000;
    throw codedError('BAD_REQUEST', `These documents hold more than ${megabytes} MB of text. Ask for fewer at once.`);
  }
  return rows as readonly Row[] as Row[];
}

/**
 * Selects the first rows of a subquery that together have at most `most` bytes of text, but at least one row. The column `found` has the total
 * number of rows in the subquery.
 */
export function asManyAsFit(rows: Sql, orderBy: Sql, most = largestAnswer): Sql {
  return sql`
    select * from (
      select *, count(*) over () as found, row_number() over place as number, sum(octet_length(search_text)) over place as text
      from (${rows}) chosen window place as (order by ${orderBy})
    ) measured where number = 1 or text <= ${most}`;
}
