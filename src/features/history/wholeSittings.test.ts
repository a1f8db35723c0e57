// Tests that a history looks the same however it is split into pages.
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import type { Revision } from '#machines/documentHistory/documentHistoryTypes.ts';
import { sittingsOf } from '#machines/documentHistory/sittings.ts';
import { type PlacedPage, readWholeSittings } from './wholeSittings.ts';

/** A fake server's pages of these revisions; a cursor is the number of revisions before it. */
const pagesOf = (revisions: readonly Revision[], size: number) => {
  const asked: (string | null)[] = [];
  const readPage = (after: string | null): Promise<PlacedPage> => {
    asked.push(after);
    const from = Number(after ?? 0);
    const page = revisions.slice(from, from + size);
    return Promise.resolve({
      revisions: page.map((revision, index) => ({ revision, cursor: String(from + index + 1) })),
      hasNext: from + size < revisions.length,
    });
  };
  return { readPage, asked };
};

const anyHistory = fc.array(fc.constantFrom(0, 1, 9, 11, 60), { minLength: 1, maxLength: 40 }).map((pauses) => {
  let minutes = 0;
  return pauses.map((pause, index): Revision => {
    minutes -= pause;
    const at = new Date(Date.parse('2026-11-03T12:00:00Z') + minutes * 60_000).toISOString();
    return { revision: pauses.length - index, at, action: 'EDIT', userAgent: null, by: null, changes: [] };
  });
});

test('everything is loaded, and no sitting is split', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, fc.integer({ min: 1, max: 8 }), async (revisions, size) => {
      const { readPage } = pagesOf(revisions, size);
      const lines: (readonly Revision[])[] = [];
      let next: string | null = null;
      do {
        const page = await readWholeSittings(readPage, next);
        expect(page.revisions).not.toEqual([]);
        lines.push(...sittingsOf(page.revisions));
        next = page.next;
      } while (next !== null);
      expect(lines).toEqual(sittingsOf(revisions));
    }),
    { seed: 4 },
  );
});

test('a sitting longer than a page loads several pages, and a page that ends with a sitting loads only one', async () => {
  const at = '2026-11-03T12:00:00Z';
  const save = (revision: number): Revision => ({
    revision,
    at,
    action: 'EDIT',
    userAgent: null,
    by: null,
    changes: [],
  });
  const added: Revision = { revision: 1, at, action: 'ADD', userAgent: null, by: null, changes: [] };
  const long = pagesOf([...Array.from({ length: 9 }, (_, index) => save(10 - index)), added, added, added, added], 4);
  expect(await readWholeSittings(long.readPage, null)).toMatchObject({ next: '11' });
  expect(long.asked).toEqual([null, '4', '8']);
  const short = pagesOf([save(3), added, added, added], 2);
  expect(await readWholeSittings(short.readPage, null)).toMatchObject({ revisions: [{ revision: 3 }], next: '1' });
  expect(short.asked).toEqual([null]);
});
