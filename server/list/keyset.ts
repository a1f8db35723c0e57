// The SQL of keyset paging. If the column of an order is nullable, the list has two parts: documents with a key, and after them, in both
// directions, documents without one. The index sorts nulls last, so a single scan would return them in the wrong place for descending orders.
// With a statement for each part, every statement is a plain range scan of the index in either direction; the second part is read only if the
// first does not fill the page.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { Place } from './cursor.ts';
import { orderColumns } from './order.ts';

export type Travel = 'forward' | 'backward';

/** A bound of a range: a place, as values or as columns of a statement, and whether the document at this place belongs to the range. */
export interface Bound {
  readonly place: { readonly key: Place['key'] | Sql; readonly id: string | Sql };
  readonly inclusive: boolean;
}

export interface Range {
  readonly from: Bound | null;
  readonly to: Bound | null;
}

export const everything: Range = { from: null, to: null };

/** One part of a list, as SQL for a statement. */
export interface Part {
  readonly hasKey: boolean;
  /** ` and …`, or empty. */
  readonly where: Sql;
  readonly orderBy: Sql;
}

function comparison(after: boolean, inclusive: boolean): Sql {
  if (after) return inclusive ? sql`>=` : sql`>`;
  return inclusive ? sql`<=` : sql`<`;
}

/** The part of a range whose documents have a key, or the part without; null if the range does not include that part. */
export function partOf(order: DocumentOrder, hasKey: boolean, { from, to }: Range, travel: Travel): Part | null {
  // The part without keys comes second: a range that begins in it has nothing of the first part, and a range that ends in the first part has
  // nothing of the second.
  if (hasKey ? from?.place.key === null : to !== null && to.place.key !== null) return null;
  const { column, nullable } = orderColumns[order.field];
  if (!hasKey && !nullable) return null;
  const ascending = order.direction === 'ASC';
  const bound = (bound: Bound | null, after: boolean): Sql => {
    if (!bound || (bound.place.key !== null) !== hasKey) return empty;
    const compare = comparison(after, bound.inclusive);
    const { key, id } = bound.place;
    return hasKey ? sql` and (${column}, id) ${compare} (${key}, ${id})` : sql` and id ${compare} ${id}`;
  };
  const presence = hasKey ? sql` and ${column} is not null` : sql` and ${column} is null`;
  const where = sql`${nullable ? presence : empty}${bound(from, ascending)}${bound(to, !ascending)}`;
  const upwards = ascending === (travel === 'forward');
  return { hasKey, where, orderBy: upwards ? sql`${column}, id` : sql`${column} desc, id desc` };
}

/** The parts that a range includes, in the direction of travel. */
export function partsOf(order: DocumentOrder, range: Range, travel: Travel): Part[] {
  const parts = [true, false].map((hasKey) => partOf(order, hasKey, range, travel)).filter((part) => part !== null);
  return travel === 'forward' ? parts : parts.reverse();
}
