// Tests that cursors can be decoded again, and that other texts are rejected.
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const byTitle = { field: 'TITLE', direction: 'ASC' } as const;
const byAdded = { field: 'ADDED', direction: 'DESC' } as const;
const byYear = { field: 'YEAR', direction: 'ASC' } as const;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursors', () => {
  it.each([
    [byTitle, 'ärger "quoted"'],
    [byTitle, null],
    [byYear, 1999],
    [byAdded, new Date('2026-01-02T03:04:05.678Z')],
  ] as const)('for order %j, keep the key %j', (order, key) => {
    const cursor = { key, id: 'doc_1', index: 7 };
    expect(decodeCursor(order, encodeCursor(order, cursor))).toEqual(cursor);
  });

  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['another order', encodeCursor(byAdded, { key: new Date(), id: 'doc_1', index: 0 })],
    ['another direction', encodeCursor({ ...byTitle, direction: 'DESC' }, { key: 'a', id: 'doc_1', index: 0 })],
    ['a key of another type', encode(['TITLE ASC', 1, 'doc_1', 0])],
    ['NUL', encode(['TITLE ASC', 'a\0', 'doc_1', 0])],
    ['half a character', encode(['TITLE ASC', 'a', '\ud83d', 0])],
    ['a negative row', encode(['TITLE ASC', 'a', 'doc_1', -1])],
    ['a row that no list has', encode(['TITLE ASC', 'a', 'doc_1', 2 ** 31])],
    ['a missing member', encode(['TITLE ASC', 'a', 'doc_1'])],
  ])('are invalid: %s', (_what, text) => {
    expect(decodeCursor(byTitle, text)).toBeNull();
  });

  it('are invalid with a key that the column cannot have', () => {
    expect(decodeCursor(byYear, encode(['YEAR ASC', 2 ** 31, 'doc_1', 0]))).toBeNull();
    expect(decodeCursor(byAdded, encode(['ADDED DESC', null, 'doc_1', 0]))).toBeNull();
    expect(decodeCursor(byAdded, encode(['ADDED DESC', 8.64e15, 'doc_1', 0]))).toBeNull();
  });
});
