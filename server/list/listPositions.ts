// Counts the documents of a list, and finds the places of its rows.
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Place } from './cursor.ts';
import { filterSql } from './documentFilter.ts';
import type { DocumentList } from './documentList.ts';
import { type Bound, partOf } from './keyset.ts';
import { type Checkpoint, KeysetCheckpoints, type CheckpointsByPart } from './keysetCheckpoints.ts';
import { orderColumns } from './order.ts';

function beginningAt(checkpoint: Checkpoint | null): Bound | null {
  return checkpoint && { place: checkpoint.place, inclusive: true };
}

export class ListPositions {
  readonly #list: DocumentList;
  /** The places from which scans and counts can start; null for lists without checkpoints. */
  readonly #checkpoints: KeysetCheckpoints | null;

  /** `known` has the checkpoints that are known for the state that is read; null for lists without checkpoints. */
  constructor(list: DocumentList, known: CheckpointsByPart | null = null) {
    this.#list = list;
    const { library, filter, order } = list;
    const listCondition = {
      name: filter.trashed ? 'trashed' : 'active',
      where: (libraryId: string) => filterSql(libraryId, filter),
    };
    this.#checkpoints = known && new KeysetCheckpoints(library, known, listCondition, order);
  }

  async count(): Promise<number> {
    const { content, search, trashed } = this.#list.filter;
    if (content && !search && !trashed) return content.count(this.#list.library);
    // Without checkpoints, the whole list can be counted in one statement.
    return this.#checkpoints ? this.countBefore(null) : this.#countWhere(empty);
  }

  /** The number of documents in the list before a place, or for null in the whole list. */
  async countBefore(place: Place | null): Promise<number> {
    let count = 0;
    for (const hasKey of [true, false]) count += await this.#countPart(hasKey, place);
    return count;
  }

  async #countPart(hasKey: boolean, place: Place | null): Promise<number> {
    const to = place && { place, inclusive: false };
    if (!partOf(this.#list.order, hasKey, { from: null, to }, 'forward')) return 0;
    const checkpoint = (await this.#checkpoints?.before(hasKey, place)) ?? null;
    const rest = partOf(this.#list.order, hasKey, { from: beginningAt(checkpoint), to }, 'forward');
    return (checkpoint?.row ?? 0) + (rest ? await this.#countWhere(rest.where) : 0);
  }

  async #countWhere(where: Sql): Promise<number> {
    const { search } = this.#list.filter;
    await search?.prepare();
    const [row] = await this.#list.ask<{ count: number }>(
      (libraryId) => sql`
        select count(*) from documents
        where ${this.#list.wholeSql(libraryId, search?.whereOfAll(libraryId, 'count'))}${where}`,
    );
    return row?.count ?? 0;
  }

  /** The place of the row with this number, found by scanning only the index; null beyond the end. */
  async placeOfRow(index: number): Promise<Place | null> {
    await this.#list.filter.search?.prepare();
    let rest = index;
    for (const hasKey of [true, false]) {
      const checkpoint = (await this.#checkpoints?.beforeRow(hasKey, rest)) ?? null;
      const part = partOf(this.#list.order, hasKey, { from: beginningAt(checkpoint), to: null }, 'forward');
      if (!part) break;
      const [row] = await this.#list.ask<{ id: string; key: Place['key'] }>(
        (libraryId) => sql`
          select id, ${this.#list.column} as key from documents
          where ${this.#list.wholeSql(libraryId, this.#list.filter.search?.where(libraryId))}${part.where}
          order by ${part.orderBy} offset ${rest - (checkpoint?.row ?? 0)} limit 1`,
      );
      if (row) return { key: row.key, id: row.id };
      if (hasKey && orderColumns[this.#list.order.field].nullable) rest -= await this.#countPart(hasKey, null);
    }
    return null;
  }

  /** The place of a document in this order, even if the list does not include it; null if it does not exist. */
  async placeOfDocument(id: string): Promise<Place | null> {
    const [row] = await this.#list.library.query<{ key: Place['key'] }>(
      (libraryId) => sql`
        select ${this.#list.column} as key from documents
        where library_id = ${libraryId} and id = ${id} and state <> 'purged'`,
    );
    return row ? { key: row.key, id } : null;
  }
}
