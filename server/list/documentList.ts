// A list of documents as SQL: all documents that match a filter, in one order. listRows.ts reads its rows, listPositions.ts counts and places.
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { ContentCondition, LibraryReader, LibraryStatement } from '../library/library.ts';
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

  /** The content of groups if it is too large to be sorted, else null. */
  get largeContent(): ContentCondition | null {
    const { content } = this.filter;
    return content && !content.isSmall ? content : null;
  }

  ask<Row>(statement: LibraryStatement): Promise<Row[]> {
    return asking(this.filter, () => this.library.query<Row>(statement));
  }

  /** The filter's condition for statements that go through the whole list instead of a page; `searched` is the condition of its search. */
  wholeSql(libraryId: string, searched = sql`true`): Sql {
    const filter: DocumentFilter = { ...this.filter, search: null };
    const content = this.largeContent;
    if (!content) return sql`${searched} and ${filterSql(libraryId, filter)}`;
    return sql`${searched} and ${filterSql(libraryId, { ...filter, content: null })} and ${content.isAmong(libraryId, sql`id`)}`;
  }
}
