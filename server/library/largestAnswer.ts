// How much text of documents one statement reads for an answer: a document can hold megabytes, and a page is held in memory as a whole.
import sql, { type Sql } from 'sql-template-tag';
import { codedError } from '../graphql/errors.ts';
import { columnsWithFields, type DocumentRow } from './documentRow.ts';

/** In bytes: fifteen times as much as a page of 500 documents with long abstracts. */
export const largestAnswer = 32_000_000;

/**
 * The columns of a `DocumentRow`, of a subquery with the rows of a page in this order; `fields` is null when they hold too much text together. The
 * last row does not count: mostly it only tells that something follows the page, and one document is always read.
 */
export function boundedColumns(orderBy: Sql): Sql {
  const page = sql`(order by ${orderBy} rows between unbounded preceding and unbounded following)`;
  const text = sql`sum(octet_length(search_text)) over ${page} - last_value(octet_length(search_text)) over ${page}`;
  return columnsWithFields(sql`case when ${text} <= ${largestAnswer} then fields end`);
}

export type BoundedRow<Row extends DocumentRow> = Omit<Row, 'fields'> & { readonly fields: Row['fields'] | null };

/** Takes rows that were read with `boundedColumns`. Throws BAD_REQUEST where they hold too much text. */
export function refuseLarger<Row extends DocumentRow>(rows: readonly BoundedRow<Row>[]): Row[] {
  if (rows.some(({ fields }) => fields === null)) {
    const megabytes = largestAnswer / 1_000_000;
    throw codedError('BAD_REQUEST', `These documents hold more than ${megabytes} MB of text. Ask for fewer at once.`);
  }
  return rows as readonly Row[] as Row[];
}

/**
 * Of the rows of a subquery, in this order, as many as hold no more text than `most`, in bytes; but always the first. Their column `found` says how
 * many the subquery has.
 */
export function asManyAsFit(rows: Sql, orderBy: Sql, most = largestAnswer): Sql {
  return sql`
    select * from (
      select *, count(*) over () as found, row_number() over place as number, sum(octet_length(search_text)) over place as text
      from (${rows}) chosen window place as (order by ${orderBy})
    ) measured where number = 1 or text <= ${most}`;
}
