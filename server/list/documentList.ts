// A list of documents: all that a filter finds, in one order, as SQL. Its rows are read by listRows.ts, counts and places by listPositions.ts.
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { ContentCondition, LibraryReader, OwnedStatement } from '../library/library.ts';
import { type DocumentFilter, asking, filterSql } from './documentFilter.ts';
import { orderColumns } from './order.ts';

export class DocumentList {
  readonly library: LibraryReader;
  readonly filter: DocumentFilter;
  readonly order: DocumentOrder;
  /** The column by which the list is ordered. */
  readonly column: Sql;

  constructor(library: LibraryReader, filter: DocumentFilter, order: DocumentOrder) {
    this.library = library;
    this.filter = filter;
    this.order = order;
    this.column = orderColumns[order.field].column;
  }

  /** What is in groups, where it is too much to be sorted. */
  get largeContent(): ContentCondition | null {
    const { content } = this.filter;
    return content && !content.isSmall ? content : null;
  }

  ask<Row>(statement: OwnedStatement): Promise<Row[]> {
    return asking(this.filter, () => this.library.query<Row>(statement));
  }

  /** The filter where all that it finds is walked, and not only a page of it; `searched` is what its search asks. */
  wholeSql(ownerId: string, searched = sql`true`): Sql {
    const filter: DocumentFilter = { ...this.filter, search: null };
    const content = this.largeContent;
    if (!content) return sql`${searched} and ${filterSql(ownerId, filter)}`;
    return sql`${searched} and ${filterSql(ownerId, { ...filter, content: null })} and ${content.isAmong(ownerId, sql`id`)}`;
  }
}
