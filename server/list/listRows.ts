// Reads rows of a list of documents in the way that is probably the fastest.
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentRow } from '../library/documentRow.ts';
import { type BoundedRow, boundedColumns, refuseLarger } from '../library/largestAnswer.ts';
import type { LibraryStatement, SearchCondition } from '../library/library.ts';
import type { Place } from './cursor.ts';
import { filterSql } from './documentFilter.ts';
import type { DocumentList } from './documentList.ts';
import { type Part, type Range, type Travel, partsOf } from './keyset.ts';

/** A row of a list, with its key in the order of the list. */
export type KeyedRow = DocumentRow & { readonly place_key: Place['key'] };

/** The number of rows of an order that are tried before the whole content of groups is read. */
const nearSteps = 2_000;
/** The number of rows that are tried first for a search, in case it matches often. */
const firstSteps = 400;
/** The most rows that are tried if the first ones predict that this is enough; beyond it, using the search index and sorting is faster. */
const maximumSteps = 5_000;

export class ListRows {
  readonly #list: DocumentList;

  constructor(list: DocumentList) {
    this.#list = list;
  }

  /** Reads up to `limit` documents of a range, in the direction of travel. */
  async read(range: Range, travel: Travel, limit: number): Promise<KeyedRow[]> {
    const rows: KeyedRow[] = [];
    for (const part of partsOf(this.#list.order, range, travel)) {
      if (rows.length >= limit) break;
      rows.push(...(await this.#readPart(part, limit - rows.length)));
    }
    return rows;
  }

  async #readPart(part: Part, limit: number): Promise<KeyedRow[]> {
    const { search, content } = this.#list.filter;
    if (content?.isSmall) await search?.prepare();
    else if (search) return this.#readFound(search, part, limit);
    const large = this.#list.largeContent;
    if (!large)
      return this.#readWhere((libraryId) => sql`${filterSql(libraryId, this.#list.filter)}${part.where}`, part, limit);
    // First scans the index of the order, and looks up each document in the groups: if they contain one of every few documents, the page is
    // soon full. If not, all documents of the groups are fetched and sorted by the order alone. If they are too many for that, their ids are
    // hashed, and the scan of the index continues with that.
    const near = await this.#readWhere((libraryId) => this.#walk(libraryId, part, limit, 'near'), part, limit);
    if (near.length >= limit) return near;
    const reach = large.isFetchable ? 'fetched' : 'far';
    return this.#readWhere((libraryId) => this.#walk(libraryId, part, limit, reach), part, limit);
  }

  /**
   * Frequent matches fill a page after a short scan of the order. If they do not, and a somewhat longer scan would not be enough either, all
   * matches are read from the search index and sorted by the order alone. How frequent matches are is not known before the first scan.
   */
  async #readFound(search: SearchCondition, part: Part, limit: number): Promise<KeyedRow[]> {
    const first = await this.#readNear(part, limit, firstSteps);
    if (first.length >= limit) return first;
    const steps = Math.ceil((firstSteps * limit * 1.5) / Math.max(1, first.length));
    if (steps <= maximumSteps) {
      const more = await this.#readNear(part, limit, steps);
      if (more.length >= limit) return more;
    }
    await search.prepare();
    return this.#readWhere(
      (libraryId) => sql`library_id = ${libraryId} and id = any(array(
        with found as materialized (
          select id, ${this.#list.column} from documents
          where ${this.#list.wholeSql(libraryId, search.whereOfAll(libraryId, 'page'))}${part.where}
        )
        select id from found order by ${part.orderBy} limit ${limit}))`,
      part,
      limit,
    );
  }

  /** The matches of the filter among the next `steps` rows of the order. */
  #readNear({ where, orderBy }: Part, limit: number, steps: number): Promise<KeyedRow[]> {
    const { trashed, search, content } = this.#list.filter;
    return this.#askForRows(orderBy, (libraryId) => {
      const walked = filterSql(libraryId, { trashed, search: null, content: null });
      const near = sql`select * from documents where ${walked}${where} order by ${orderBy} limit ${steps}`;
      const most = search?.textAtOnce ?? null;
      // An expensive search is limited to the amount of text that one statement may search.
      const within =
        most === null
          ? near
          : sql`select * from (
              select *, sum(octet_length(search_text)) over (order by ${orderBy}) as text_so_far from (${near}) near
            ) measured where text_so_far <= ${most}`;
      return sql`
        select * from (${within}) documents
        where ${search?.where(libraryId) ?? sql`true`} and ${content?.isLookedUp(libraryId, sql`documents.id`) ?? sql`true`}
        order by ${orderBy} limit ${limit}`;
    });
  }

  /** Reads the rows of a subquery that has all columns. */
  async #askForRows(orderBy: Sql, subquery: LibraryStatement): Promise<KeyedRow[]> {
    const rows = await this.#list.ask<BoundedRow<KeyedRow>>(
      (libraryId) => sql`
        select ${boundedColumns(orderBy)}, ${this.#list.column} as place_key from (${subquery(libraryId)}) documents order by ${orderBy}`,
    );
    return refuseLarger(rows);
  }

  #readWhere(where: (libraryId: string) => Sql, { orderBy }: Part, limit: number): Promise<KeyedRow[]> {
    return this.#askForRows(
      orderBy,
      (libraryId) => sql`select * from documents where ${where(libraryId)} order by ${orderBy} limit ${limit}`,
    );
  }

  #walk(libraryId: string, { where, orderBy }: Part, limit: number, reach: 'near' | 'far' | 'fetched'): Sql {
    const content = this.#list.largeContent;
    if (!content) return filterSql(libraryId, this.#list.filter);
    const order = sql`from documents where ${filterSql(libraryId, { ...this.#list.filter, content: null })}${where}`;
    const steps = sql`select id, ${this.#list.column} ${order} order by ${orderBy} limit ${nearSteps}`;
    const among = reach === 'fetched' ? content.isFetched(libraryId) : content.isAmong(libraryId, sql`id`);
    const walked =
      reach === 'near'
        ? sql`select id from (${steps}) w where ${content.isLookedUp(libraryId, sql`w.id`)} order by ${orderBy}`
        : sql`select id ${order} and ${among} order by ${orderBy}`;
    return sql`library_id = ${libraryId} and id = any(array(${walked} limit ${limit}))`;
  }
}
