// Cursors: the place of a document in a list, encoded as an opaque text. A cursor is valid for one order. It includes the row number, so that
// the start of a page is known without counting.
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import { isStorable } from '../database/storable.ts';
import { type KeyType, orderColumns } from './order.ts';

/** A place in the order of a list; `key` is null for documents that have no value in this column. */
export interface Place {
  readonly key: string | number | Date | null;
  readonly id: string;
}

export interface Cursor extends Place {
  /** The row number, counted from 0, when the cursor was created. */
  readonly index: number;
}

function orderCode({ field, direction }: DocumentOrder): string {
  return `${field} ${direction}`;
}

export function encodeCursor(order: DocumentOrder, { key, id, index }: Cursor): string {
  const storedKey = key instanceof Date ? key.getTime() : key;
  return Buffer.from(JSON.stringify([orderCode(order), storedKey, id, index])).toString('base64url');
}

const longestCursor = 4_000;
const largestInteger = 2 ** 31 - 1;
/** Far beyond the size of any list, but low enough that the row numbers of the next page still fit into the API's integers. */
const largestIndex = 1_000_000_000;
const largestMoment = 8_000_000_000_000_000;

function isText(value: unknown): value is string {
  return typeof value === 'string' && isStorable(value);
}

function readKey(key: unknown, type: KeyType): Place['key'] | undefined {
  if (type === 'text') return isText(key) ? key : undefined;
  if (typeof key !== 'number' || !Number.isInteger(key)) return undefined;
  if (type === 'integer') return Math.abs(key) <= largestInteger ? key : undefined;
  const isMoment = Math.abs(key) <= largestMoment && new Date(key).getUTCFullYear() >= 1 && key < 253_402_300_800_000;
  return isMoment ? new Date(key) : undefined;
}

/** Decodes a cursor for a list in this order; null if it is invalid. */
export function decodeCursor(order: DocumentOrder, text: string): Cursor | null {
  if (text.length > longestCursor) return null;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [code, storedKey, id, index] = parts as unknown[];
  const { type, nullable } = orderColumns[order.field];
  const key = storedKey === null && nullable ? null : readKey(storedKey, type);
  if (code !== orderCode(order) || key === undefined || !isText(id)) return null;
  const isIndex = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index <= largestIndex;
  return isIndex ? { key, id, index } : null;
}
