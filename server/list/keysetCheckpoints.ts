// Caches the place of every 500th document of an order until the library changes. A jump into a list scans the index from the nearest of these
// checkpoints, so it takes no longer in a large library than in a small one.
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { ReadableLibrary, LibraryReader } from '../library/library.ts';
import { LibraryChanged, LibraryMoment } from '../library/libraryMoment.ts';
import type { Place } from './cursor.ts';
import { partOf } from './keyset.ts';
import { orderColumns } from './order.ts';

/** The number of documents between two checkpoints. An index scan of this length adds little to the time of any statement. */
export const stride = 500;

/** A place from which the scan of a part starts, and the number of documents in the part before it. */
export interface Checkpoint {
  readonly row: number;
  readonly place: Place;
}

/** The known checkpoints of each part of a list, by name: from the first document on, as far as earlier requests have scanned. */
export type CheckpointsByPart = Map<string, Place[]>;

/** The checkpoints of a library in one state. */
interface Known {
  readonly moment: LibraryMoment;
  readonly checkpoints: CheckpointsByPart;
}

/** The most checkpoints of all libraries, about 10 MB. When there are more, all are dropped. */
const maximumRemembered = 50_000;

class Memory {
  #known = new WeakMap<object, Known>();
  #size = 0;

  recall(library: ReadableLibrary): Known {
    if (this.#size > maximumRemembered) {
      this.#known = new WeakMap();
      this.#size = 0;
    }
    const known = this.#known.get(library.anchor) ?? { moment: new LibraryMoment(library), checkpoints: new Map() };
    this.#known.set(library.anchor, known);
    return known;
  }

  forget(library: ReadableLibrary, known: Known): void {
    if (this.#known.get(library.anchor) !== known) return;
    this.#known.delete(library.anchor);
    for (const places of known.checkpoints.values()) this.#size -= places.length;
  }

  /** Adds places that were found after the first `from` ones. Another request may have added some of them meanwhile. */
  add(places: Place[], found: readonly Place[], from: number): void {
    const before = places.length;
    for (const [index, place] of found.entries()) places[from + index] = place;
    this.#size += places.length - before;
  }
}

const memory = new Memory();
const attempts = 2;

/**
 * Reads a list in a single state of the library, using the known checkpoints. If other requests change the library during each attempt, the last
 * one takes the library's lock, and reads without checkpoints.
 */
export async function atOneMoment<T>(
  library: ReadableLibrary,
  read: (library: LibraryReader, checkpoints: CheckpointsByPart | null) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const known = memory.recall(library);
    try {
      return await read(known.moment, known.checkpoints);
    } catch (error) {
      if (!(error instanceof LibraryChanged)) throw error;
      memory.forget(library, known);
    }
  }
  return library.forMaintenance().writeAside((tx) => read(tx, null));
}

/** Compares keys of the same part like the database: texts by bytes. */
function compareKeys(left: Place['key'], right: Place['key']): number {
  if (typeof left !== 'string' || typeof right !== 'string') return Number(left) - Number(right);
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function comparePlaces(left: Place, right: Place): number {
  return compareKeys(left.key, right.key) || compareKeys(left.id, right.id);
}

/** The documents that a list with checkpoints consists of. */
export interface ListCondition {
  /** Identifies the condition `where` in the cache. */
  readonly name: string;
  readonly where: (libraryId: string) => Sql;
}

/** The checkpoints of a list in one order. */
export class KeysetCheckpoints {
  readonly #library: LibraryReader;
  readonly #checkpoints: CheckpointsByPart;
  readonly #list: ListCondition;
  readonly #order: DocumentOrder;

  /** `library` must read the state to which the checkpoints belong. */
  constructor(library: LibraryReader, checkpoints: CheckpointsByPart, list: ListCondition, order: DocumentOrder) {
    this.#library = library;
    this.#checkpoints = checkpoints;
    this.#list = list;
    this.#order = order;
  }

  /** The last checkpoint of a part at or before a row, which is counted from 0; null if the part is empty. */
  async beforeRow(hasKey: boolean, row: number): Promise<Checkpoint | null> {
    const places = this.#places(hasKey);
    const wanted = Math.floor(row / stride);
    if (wanted >= places.length) await this.#walkOn(hasKey, null, wanted);
    return checkpoint(places, Math.min(wanted, places.length - 1));
  }

  /** The last checkpoint of a part at or before a place, or before the end of the part; null if there is none. */
  async before(hasKey: boolean, place: Place | null): Promise<Checkpoint | null> {
    const places = this.#places(hasKey);
    // Documents with a key come before those without.
    const isWithin = place !== null && (place.key !== null) === hasKey;
    const nearest = () => (isWithin ? this.#lastBefore(places, place) : places.length - 1);
    if (nearest() === places.length - 1) await this.#walkOn(hasKey, place, largestInteger);
    return checkpoint(places, nearest());
  }

  #places(hasKey: boolean): Place[] {
    const { field, direction } = this.#order;
    const name = `${this.#list.name} ${field} ${direction} ${hasKey}`;
    const places = this.#checkpoints.get(name) ?? [];
    this.#checkpoints.set(name, places);
    return places;
  }

  #lastBefore(places: readonly Place[], place: Place): number {
    const sign = this.#order.direction === 'ASC' ? 1 : -1;
    return places.findLastIndex((each) => sign * comparePlaces(each, place) <= 0);
  }

  /** Scans the index from the last known checkpoint up to the checkpoint `number`, but not beyond `place`, and adds the checkpoints on the way. */
  async #walkOn(hasKey: boolean, place: Place | null, number: number): Promise<void> {
    const places = this.#places(hasKey);
    const known = Math.max(0, places.length - 1);
    const last = places[known];
    const to = place && { place, inclusive: false };
    const first = partOf(this.#order, hasKey, { from: last ? { place: last, inclusive: true } : null, to }, 'forward');
    const walker = { key: hasKey ? sql`m.key` : null, id: sql`m.id` };
    const next = partOf(this.#order, hasKey, { from: { place: walker, inclusive: false }, to }, 'forward');
    if (!first || !next) return;
    const { column } = orderColumns[this.#order.field];
    const found = await this.#library.query<Place>(
      (libraryId) => sql`
        with recursive checkpoints (number, id, key) as (
          (select ${known}::integer, id, ${column} from documents
            where ${this.#list.where(libraryId)}${first.where} order by ${first.orderBy} limit 1)
          union all
          select m.number + 1, next.id, next.key from checkpoints m, lateral (
            select id, ${column} as key from documents
            where ${this.#list.where(libraryId)}${next.where} order by ${next.orderBy} offset ${stride - 1} limit 1) next
          where m.number < ${number})
        select id, key from checkpoints order by number`,
    );
    memory.add(
      places,
      found.map(({ key, id }) => ({ key, id })),
      known,
    );
  }
}

const largestInteger = 2 ** 31 - 1;

function checkpoint(places: readonly Place[], index: number): Checkpoint | null {
  const place = places[index];
  return place ? { row: index * stride, place } : null;
}
