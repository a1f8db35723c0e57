// The SQL of keyset paging. A list in the order of a column that documents can lack has two parts: those that have it,
// and after them, both ways, those that lack it. An index keeps nulls last, so that one scan gives both parts upwards, but
// downwards the nulls would come first. Asked part by part, each statement is a plain range of the index, walked forwards
// or backwards; the second part is asked only when the first does not fill the page.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import type { Place } from './cursor.ts';
import { orderColumns } from './order.ts';

export type Travel = 'forward' | 'backward';

/** A bound of a range: a place, and whether the document that stands there belongs to the range. */
export interface Bound {
  readonly place: Place;
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

/** The parts of a range in the order of travel; a part that the range does not touch is left out. */
export function partsOf(order: DocumentOrder, { from, to }: Range, travel: Travel): Part[] {
  const { column, nullable } = orderColumns[order.field];
  const ascending = order.direction === 'ASC';
  const upwards = ascending === (travel === 'forward');
  const orderBy = upwards ? sql`${column}, id` : sql`${column} desc, id desc`;

  const makePart = (hasKey: boolean): Part | null => {
    // The part of those that lack the key comes second: a range that begins there has nothing of the first part, and one
    // that ends in the first part has nothing of the second.
    if (hasKey ? from?.place.key === null : to !== null && to.place.key !== null) return null;
    const bound = (bound: Bound | null, after: boolean): Sql => {
      if (!bound || (bound.place.key !== null) !== hasKey) return empty;
      const compare = comparison(after, bound.inclusive);
      const { key, id } = bound.place;
      return hasKey ? sql` and (${column}, id) ${compare} (${key}, ${id})` : sql` and id ${compare} ${id}`;
    };
    const presence = hasKey ? sql` and ${column} is not null` : sql` and ${column} is null`;
    const where = sql`${nullable ? presence : empty}${bound(from, ascending)}${bound(to, !ascending)}`;
    return { hasKey, where, orderBy };
  };

  const parts = [makePart(true), nullable ? makePart(false) : null].filter((part) => part !== null);
  return travel === 'forward' ? parts : parts.reverse();
}
