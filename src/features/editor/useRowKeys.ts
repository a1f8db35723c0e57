// Which row of a list is which, while its items change: so that who types in a row goes on in it when another device's rows come in above,
// and the focus goes along with a row that is moved.
import { useState } from 'react';
import { sameValue } from '#machines/documentEditor/fieldValue.ts';
import { moved } from '#src/features/documents/fieldValues.ts';

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
  const edited = left.keys();
  let fresh = next;
  const followed = found.map((key) => key ?? edited.next().value ?? fresh++);
  return { items, keys: followed, next: fresh };
}

interface RowKeys {
  /** One for each row. */
  readonly keys: readonly number[];
  /** A row trades places with its neighbour, as its item is about to: of two that hold the same, nobody could see it. */
  readonly move: (index: number, step: -1 | 1) => void;
}

/** A key for each row, which goes along with it. */
export function useRowKeys(items: readonly unknown[]): RowKeys {
  const [rows, setRows] = useState<Rows>(() => ({ items, keys: items.map((_, index) => index), next: items.length }));
  const move = (index: number, step: -1 | 1) => {
    setRows(({ items: before, keys, next }) => ({
      items: moved(before, index, step),
      keys: moved(keys, index, step),
      next,
    }));
  };
  if (sameValue(rows.items, items)) return { keys: rows.keys, move };
  const followed = followRows(rows, items);
  setRows(followed);
  return { keys: followed.keys, move };
}
