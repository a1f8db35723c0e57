// Stable keys for the rows of a list. Typing continues in the same row when another device adds rows above it, and the focus
// moves with a row that is moved.
import { useState } from 'react';
import { sameValue } from '#machines/documentEditor/fieldValue.ts';
import { withItemMoved } from '#src/features/documents/fieldValues.ts';

interface Rows {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
  /** The key of the next new row. */
  readonly next: number;
}

/** Assigns keys after a change: an unchanged item keeps its key; an edited item takes the key of the item that it replaced. */
export function followRows({ items: before, keys, next }: Rows, items: readonly unknown[]): Rows {
  const left = new Map(before.map((item, index) => [keys[index] ?? index, item]));
  const found = items.map((item, index) => {
    const own = keys[index];
    const isHere = own !== undefined && left.has(own) && sameValue(left.get(own), item);
    const key = isHere ? own : [...left].find(([, each]) => sameValue(each, item))?.[0];
    if (key !== undefined) left.delete(key);
    return key;
  });
  const edited = left.keys();
  let fresh = next;
  const followed = found.map((key) => key ?? edited.next().value ?? fresh++);
  return { items, keys: followed, next: fresh };
}

interface RowKeys {
  /** One key per row. */
  readonly keys: readonly number[];
  /** Call it before the item itself is moved. Values alone could not show that two equal items were swapped. */
  readonly move: (index: number, step: -1 | 1) => void;
}

/** Returns a key for each row, which stays with the row. */
export function useRowKeys(items: readonly unknown[]): RowKeys {
  const [rows, setRows] = useState<Rows>(() => ({ items, keys: items.map((_, index) => index), next: items.length }));
  const move = (index: number, step: -1 | 1) => {
    setRows(({ items: before, keys, next }) => ({
      items: withItemMoved(before, index, step),
      keys: withItemMoved(keys, index, step),
      next,
    }));
  };
  if (sameValue(rows.items, items)) return { keys: rows.keys, move };
  const followed = followRows(rows, items);
  setRows(followed);
  return { keys: followed.keys, move };
}
