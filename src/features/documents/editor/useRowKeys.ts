// Which row of a list is which, while its items change: so that who types in a row goes on in it when another device's rows come in above.
import { useState } from 'react';
import { sameValue } from '#machines/documentEditor/fieldValue.ts';

interface Rows {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
  /** The key of the next new row. */
  readonly next: number;
}

/** The rows after a change: an item that stayed keeps its key, and one that was edited that of the one in whose place it is. */
export function followRows({ items: before, keys, next }: Rows, items: readonly unknown[]): Rows {
  const left = new Map(before.map((item, index) => [keys[index] ?? index, item]));
  const found = items.map((item, index) => {
    const own = keys[index];
    const isHere = own !== undefined && left.has(own) && sameValue(left.get(own), item);
    const key = isHere ? own : [...left].find(([, each]) => sameValue(each, item))?.[0];
    if (key !== undefined) left.delete(key);
    return key;
  });
  // Rows that were only sorted change what they show: the focus stays where it is.
  if (left.size === 0 && items.length === before.length) return { items, keys, next };
  const edited = left.keys();
  let fresh = next;
  const followed = found.map((key) => key ?? edited.next().value ?? fresh++);
  return { items, keys: followed, next: fresh };
}

/** A key for each row. */
export function useRowKeys(items: readonly unknown[]): readonly number[] {
  const [rows, setRows] = useState<Rows>(() => ({ items, keys: items.map((_, index) => index), next: items.length }));
  if (sameValue(rows.items, items)) return rows.keys;
  const followed = followRows(rows, items);
  setRows(followed);
  return followed.keys;
}
