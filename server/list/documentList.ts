// A list of documents: all that a filter finds, in one order, and the statements that read, count and find places in it.
import sql, { type Sql, empty } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { ContentCondition, LibraryReader, OwnedStatement, SearchCondition } from '../library/library.ts';
import { type BoundedRow, boundedColumns, refuseLarger } from '../library/largestAnswer.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import type { Place } from './cursor.ts';
import { type DocumentFilter, asking, filterSql } from './documentFilter.ts';
import { type Bound, type Part, type Range, type Travel, partOf, partsOf } from './keyset.ts';
import { type Checkpoint, KeysetCheckpoints, type Walked } from './keysetCheckpoints.ts';
import { orderColumns } from './order.ts';

/** A row of a list, with the key by which the list is ordered. */
export type KeyedRow = DocumentRow & { readonly place_key: Place['key'] };

/** So many steps along an order are tried before all of what is in groups is put into a table. */
const nearSteps = 2_000;
/** So many are tried for what a search finds often. */
const firstSteps = 400;
/** So many more, where the first ones say that it would be enough; beyond, asking an index and sorting is sooner done. */
const mostSteps = 5_000;

function beginningAt(checkpoint: Checkpoint | null): Bound | null {
  return checkpoint && { place: checkpoint.place, inclusive: true };
}

/** Reads one list: all documents that the filter finds, in one order. */
export class DocumentList {
  readonly #library: LibraryReader;
  readonly #filter: DocumentFilter;
  readonly #order: DocumentOrder;
  readonly #column: Sql;
  /** From where to walk to a row, or count up to one; null where nothing shortens the way. */
  readonly #checkpoints: KeysetCheckpoints | null;

  /** `walked` is what is known of the library at the moment at which it is read; only for lists that have checkpoints. */
  constructor(library: LibraryReader, filter: DocumentFilter, order: DocumentOrder, walked: Walked | null = null) {
    this.#library = library;
    this.#filter = filter;
    this.#order = order;
    this.#column = orderColumns[order.field].column;
    const list = {
      name: filter.trashed ? 'trashed' : 'active',
      where: (ownerId: string) => filterSql(ownerId, filter),
    };
    this.#checkpoints = walked && new KeysetCheckpoints(library, walked, list, order);
  }

  /** Up to `limit` documents of a range, in the order of travel. */
  async read(range: Range, travel: Travel, limit: number): Promise<KeyedRow[]> {
    const rows: KeyedRow[] = [];
    for (const part of partsOf(this.#order, range, travel)) {
      if (rows.length >= limit) break;
      rows.push(...(await this.#readPart(part, limit - rows.length)));
    }
    return rows;
  }

  async #readPart(part: Part, limit: number): Promise<KeyedRow[]> {
    const { search, content } = this.#filter;
    if (content?.isSmall) await search?.prepare();
    else if (search) return this.#readFound(search, part, limit);
    const large = this.#largeContent;
    if (!large) return this.#readWhere((ownerId) => sql`${filterSql(ownerId, this.#filter)}${part.where}`, part, limit);
    // Walks the order, which is in an index, and looks each document up in the groups. Where a large group has one of every few
    // documents, a page is full after a few steps; where they stand far away in this order, all of them are fetched and sorted by
    // nothing but the order; and where that is too much, a table of all of them is made and the walk goes on with it.
    const near = await this.#readWhere((ownerId) => this.#walk(ownerId, part, limit, 'near'), part, limit);
    if (near.length >= limit) return near;
    const reach = large.isFetchable ? 'fetched' : 'far';
    return this.#readWhere((ownerId) => this.#walk(ownerId, part, limit, reach), part, limit);
  }

  /**
   * What is found often fills a page after a few steps along the order. Else, unless a few more would do, an index is asked for all that
   * is found, and that is sorted by nothing but the order: who knows how often something is found before it was looked for?
   */
  async #readFound(search: SearchCondition, part: Part, limit: number): Promise<KeyedRow[]> {
    const first = await this.#readNear(part, limit, firstSteps);
    if (first.length >= limit) return first;
    const steps = Math.ceil((firstSteps * limit * 1.5) / Math.max(1, first.length));
    if (steps <= mostSteps) {
      const more = await this.#readNear(part, limit, steps);
      if (more.length >= limit) return more;
    }
    await search.prepare();
    return this.#readWhere(
      (ownerId) => sql`owner_id = ${ownerId} and id = any(array(
        with found as materialized (
          select id, ${this.#column} from documents
          where ${this.#wholeSql(ownerId, search.whereOfAll(ownerId, 'page'))}${part.where}
        )
        select id from found order by ${part.orderBy} limit ${limit}))`,
      part,
      limit,
    );
  }

  /** What a filter finds within so many steps along the order. */
  #readNear({ where, orderBy }: Part, limit: number, steps: number): Promise<KeyedRow[]> {
    const { trashed, search, content } = this.#filter;
    return this.#askForRows(orderBy, (ownerId) => {
      const walked = filterSql(ownerId, { trashed, search: null, content: null });
      const near = sql`select * from documents where ${walked}${where} order by ${orderBy} limit ${steps}`;
      const most = search?.textAtOnce ?? null;
      // What is costly is asked of no more text than a statement may go through.
      const within =
        most === null
          ? near
          : sql`select * from (
              select *, sum(octet_length(search_text)) over (order by ${orderBy}) as text_so_far from (${near}) near
            ) measured where text_so_far <= ${most}`;
      return sql`
        select * from (${within}) documents
        where ${search?.where(ownerId) ?? sql`true`} and ${content?.isLookedUp(ownerId, sql`documents.id`) ?? sql`true`}
        order by ${orderBy} limit ${limit}`;
    });
  }

  #ask<Row>(statement: OwnedStatement): Promise<Row[]> {
    return asking(this.#filter, () => this.#library.query<Row>(statement));
  }

  /** Reads what a subquery with all columns finds. */
  async #askForRows(orderBy: Sql, subquery: OwnedStatement): Promise<KeyedRow[]> {
    const rows = await this.#ask<BoundedRow<KeyedRow>>(
      (ownerId) => sql`
        select ${boundedColumns(orderBy)}, ${this.#column} as place_key from (${subquery(ownerId)}) documents order by ${orderBy}`,
    );
    return refuseLarger(rows);
  }

  #readWhere(where: (ownerId: string) => Sql, { orderBy }: Part, limit: number): Promise<KeyedRow[]> {
    return this.#askForRows(
      orderBy,
      (ownerId) => sql`select * from documents where ${where(ownerId)} order by ${orderBy} limit ${limit}`,
    );
  }

  /** What is in groups, where it is too much to be sorted. */
  get #largeContent(): ContentCondition | null {
    const { content } = this.#filter;
    return content && !content.isSmall ? content : null;
  }

  #walk(ownerId: string, { where, orderBy }: Part, limit: number, reach: 'near' | 'far' | 'fetched'): Sql {
    const content = this.#largeContent;
    if (!content) return filterSql(ownerId, this.#filter);
    const order = sql`from documents where ${filterSql(ownerId, { ...this.#filter, content: null })}${where}`;
    const steps = sql`select id, ${this.#column} ${order} order by ${orderBy} limit ${nearSteps}`;
    const among = reach === 'fetched' ? content.isFetched(ownerId) : content.isAmong(ownerId, sql`id`);
    const walked =
      reach === 'near'
        ? sql`select id from (${steps}) w where ${content.isLookedUp(ownerId, sql`w.id`)} order by ${orderBy}`
        : sql`select id ${order} and ${among} order by ${orderBy}`;
    return sql`owner_id = ${ownerId} and id = any(array(${walked} limit ${limit}))`;
  }

  async count(): Promise<number> {
    const { content, search, trashed } = this.#filter;
    if (content && !search && !trashed) return content.count(this.#library);
    // Counting everything needs no part by part.
    return this.#checkpoints ? this.countBefore(null) : this.#countWhere(empty);
  }

  /** How many documents of the list come before a place, or before its end. */
  async countBefore(place: Place | null): Promise<number> {
    let count = 0;
    for (const hasKey of [true, false]) count += await this.#countPart(hasKey, place);
    return count;
  }

  async #countPart(hasKey: boolean, place: Place | null): Promise<number> {
    const to = place && { place, inclusive: false };
    if (!partOf(this.#order, hasKey, { from: null, to }, 'forward')) return 0;
    const checkpoint = (await this.#checkpoints?.before(hasKey, place)) ?? null;
    const rest = partOf(this.#order, hasKey, { from: beginningAt(checkpoint), to }, 'forward');
    return (checkpoint?.row ?? 0) + (rest ? await this.#countWhere(rest.where) : 0);
  }

  async #countWhere(where: Sql): Promise<number> {
    const { search } = this.#filter;
    await search?.prepare();
    const [row] = await this.#ask<{ count: number }>(
      (ownerId) => sql`
        select count(*) from documents
        where ${this.#wholeSql(ownerId, search?.whereOfAll(ownerId, 'count'))}${where}`,
    );
    return row?.count ?? 0;
  }

  /** The filter where all that it finds is walked, and not only a page of it; `searched` is what its search asks. */
  #wholeSql(ownerId: string, searched = sql`true`): Sql {
    const filter: DocumentFilter = { ...this.#filter, search: null };
    const content = this.#largeContent;
    if (!content) return sql`${searched} and ${filterSql(ownerId, filter)}`;
    return sql`${searched} and ${filterSql(ownerId, { ...filter, content: null })} and ${content.isAmong(ownerId, sql`id`)}`;
  }

  /** The place of a row number: a walk over the index alone. Null beyond the end. */
  async placeOfRow(index: number): Promise<Place | null> {
    await this.#filter.search?.prepare();
    let rest = index;
    for (const hasKey of [true, false]) {
      const checkpoint = (await this.#checkpoints?.beforeRow(hasKey, rest)) ?? null;
      const part = partOf(this.#order, hasKey, { from: beginningAt(checkpoint), to: null }, 'forward');
      if (!part) break;
      const [row] = await this.#ask<{ id: string; key: Place['key'] }>(
        (ownerId) => sql`
          select id, ${this.#column} as key from documents
          where ${this.#wholeSql(ownerId, this.#filter.search?.where(ownerId))}${part.where}
          order by ${part.orderBy} offset ${rest - (checkpoint?.row ?? 0)} limit 1`,
      );
      if (row) return { key: row.key, id: row.id };
      if (hasKey && orderColumns[this.#order.field].nullable) rest -= await this.#countPart(hasKey, null);
    }
    return null;
  }

  /** Where a document stands in this order, or would stand if the list held it; null when there is none of this id. */
  async placeOfDocument(id: string): Promise<Place | null> {
    const [row] = await this.#library.query<{ key: Place['key'] }>(
      (ownerId) => sql`
        select ${this.#column} as key from documents
        where owner_id = ${ownerId} and id = ${id} and state <> 'purged'`,
    );
    return row ? { key: row.key, id } : null;
  }
}
