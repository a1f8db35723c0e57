// The SQL of keyset paging. A list in the order of a column that documents can lack has two parts: those that have it,
// and after them, both ways, those that lack it. An index keeps nulls last, so that one scan gives both parts upwards, but
// downwards the nulls would come first. Asked part by part, each statement is a plain range of the index, walked forwards
// or backwards; the second part is asked only when the first does not fill the page.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { Place } from './cursor.ts';
import { orderColumns } from './order.ts';

export type Travel = 'forward' | 'backward';

/** A bound of a range: a place, or the columns that hold one, and whether the document that stands there belongs to the range. */
export interface Bound {
  readonly place: { readonly key: Place['key'] | Sql; readonly id: string | Sql };
  readonly inclusive: boolean;
}

export interface Range {
  readonly from: Bound | null;
  readonly to: Bound | null;
}

export const everything: Range = { from: null, to: null };

/** One part of a list, as it goes into a statement. */
export interface Part {
  readonly hasKey: boolean;
  /** ` and …`, or nothing. */
  readonly where: Sql;
  readonly orderBy: Sql;
}

function comparison(after: boolean, inclusive: boolean): Sql {
  if (after) return inclusive ? sql`>=` : sql`>`;
  return inclusive ? sql`<=` : sql`<`;
}

/** The part of a range that has the key of the order, or the one that lacks it; null where the range does not touch it. */
export function partOf(order: DocumentOrder, hasKey: boolean, { from, to }: Range, travel: Travel): Part | null {
  // The part of those that lack the key comes second: a range that begins there has nothing of the first part, and one
  // that ends in the first part has nothing of the second.
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

/** The parts of a range in the order of travel; a part that the range does not touch is left out. */
export function partsOf(order: DocumentOrder, range: Range, travel: Travel): Part[] {
  const parts = [true, false].map((hasKey) => partOf(order, hasKey, range, travel)).filter((part) => part !== null);
  return travel === 'forward' ? parts : parts.reverse();
}
