// Contract: the trash. Documents can be restored until they are purged.
import { describe, expect, it } from 'vitest';
import {
  addMany,
  article,
  bulk,
  byTitle,
  changes,
  editInput,
  idsOf,
  lastChange,
  page,
  readRow,
  titlesOf,
  totalCount,
  undo,
  update,
  updateMutation,
} from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

async function library(useTarget: UseTarget) {
  const { client } = await newPerson(useTarget());
  const rows = await addMany(
    client,
    ['apple', 'banana', 'cherry', 'date', 'elderberry'].map((title) => article(title, { note: 'fruit' })),
  );
  return { client, ids: rows.map(({ id }) => id) };
}

export function trashContract(useTarget: UseTarget): void {
  describe('the trash', () => {
    it('takes documents, and restores them unchanged', async () => {
      const { client, ids } = await library(useTarget);
      const { count } = await bulk(client, 'delete', { ids: ids.slice(0, 2) });
      expect(count).toBe(2);
      expect(idsOf(await page(client, { orderBy: byTitle }))).toEqual(ids.slice(2));
      expect(idsOf(await page(client, { filterBy: { trashed: true }, orderBy: byTitle }))).toEqual(ids.slice(0, 2));
      expect((await bulk(client, 'restore', { ids: ids.slice(0, 1) })).count).toBe(1);
      expect(idsOf(await page(client, { orderBy: byTitle }))).toEqual([ids[0], ...ids.slice(2)]);
      expect(await readRow(client, ids[0] ?? '')).toMatchObject({ title: 'apple', note: 'fruit' });
    });

    it('allows no edits until documents are restored', async () => {
      const { client, ids } = await library(useTarget);
      const edit = { id: ids[0] ?? '', revision: 1, fields: { title: 'apricot' } };
      const { revision } = await update(client, edit);
      await bulk(client, 'delete', { ids: [edit.id] });
      await client.refused('NOT_FOUND', updateMutation, editInput({ ...edit, fields: { title: 'avocado' } }));
      // A client repeats the request if the answer was lost.
      expect(await update(client, edit)).toMatchObject({ title: 'apricot', revision });
      await bulk(client, 'restore', { ids: [edit.id] });
      expect(await update(client, { ...edit, revision, fields: { title: 'avocado' } })).toMatchObject({
        title: 'avocado',
      });
    });

    it('changes `lastModified` but not `modified`: restored documents return to their place, and the feed reports the restore', async () => {
      const { client, ids } = await library(useTarget);
      const id = ids[1] ?? '';
      const newestFirst = async () => idsOf(await page(client, {}));
      const timestamps = async () =>
        (
          await client.ask<{
            userDocument: { lastModified: string; modified: string; trashed: string | null };
          }>('query ($id: ID!) { userDocument(id: $id) { lastModified modified trashed } }', { id })
        ).userDocument;
      const [order, before] = [await newestFirst(), await timestamps()];
      expect(before).toEqual({ lastModified: before.modified, modified: before.modified, trashed: null });

      const { undo: step } = await bulk(client, 'delete', { ids: [id] });
      const there = await timestamps();
      expect(there).toEqual({ ...before, lastModified: there.trashed, trashed: there.lastModified });
      expect(Date.parse(there.lastModified)).toBeGreaterThan(Date.parse(before.lastModified));

      await undo(client, step);
      const back = await timestamps();
      expect(back).toEqual({ ...before, lastModified: back.lastModified });
      expect(Date.parse(back.lastModified)).toBeGreaterThan(Date.parse(there.lastModified));
      expect(await lastChange(client)).toEqual({ id, lastModified: back.lastModified });
      expect((await changes(client)).edges.at(-1)).toMatchObject({ node: { id, lastModified: back.lastModified } });
      expect(await newestFirst()).toEqual(order);

      await bulk(client, 'delete', { ids: [id] });
      await bulk(client, 'restore', { ids: [id] });
      expect(await newestFirst()).toEqual(order);
      await update(client, { id, fields: { note: 'vegetable' } });
      const written = await timestamps();
      expect(written.modified).toBe(written.lastModified);
      expect((await newestFirst())[0]).toBe(id);
    });

    it('can be sorted by the time of trashing; other lists cannot', async () => {
      const { client, ids } = await library(useTarget);
      const [first = '', second = '', third = ''] = ids;
      for (const id of [second, third, first]) await bulk(client, 'delete', { ids: [id] });
      const orderBy = { field: 'TRASHED', direction: 'DESC' } as const;
      const filterBy = { trashed: true };
      expect(idsOf(await page(client, { filterBy, orderBy }))).toEqual([first, third, second]);
      expect(idsOf(await page(client, { filterBy, orderBy, around: third, first: 3 }))).toEqual([first, third, second]);
      await client.refused(
        'BAD_USER_INPUT',
        'query ($orderBy: DocumentOrder) { me { documents(orderBy: $orderBy) { totalCount } } }',
        {
          orderBy,
        },
      );
    });

    it('can be purged permanently', async () => {
      const { client, ids } = await library(useTarget);
      await bulk(client, 'delete', { ids: ids.slice(0, 2) });
      expect((await bulk(client, 'purge', { ids: ids.slice(0, 1) })).count).toBe(1);
      expect(await totalCount(client, { trashed: true })).toBe(1);
      expect(await readRow(client, ids[0] ?? '')).toBeNull();
      expect(titlesOf(await page(client, { filterBy: { trashed: true } }))).toEqual(['banana']);
    });

    it('takes the documents that a filter finds, with exceptions', async () => {
      const { client, ids } = await library(useTarget);
      const { count } = await bulk(client, 'delete', { filterBy: { query: 'an' }, except: [] });
      expect(count).toBe(1);
      await bulk(client, 'delete', { filterBy: { query: 'fruit' }, except: [ids[0] ?? ''] });
      expect(titlesOf(await page(client))).toEqual(['apple']);
      expect((await bulk(client, 'restore', { filterBy: { trashed: true } })).count).toBe(4);
      expect(await totalCount(client)).toBe(5);
    });

    it('undo restores all but the documents that were changed since', async () => {
      const { client, ids } = await library(useTarget);
      const deleted = await bulk(client, 'delete', { ids: ids.slice(0, 3) });
      expect(await undo(client, deleted.undo)).toMatchObject({ count: 3, leftCount: 0, left: [] });
      expect(await totalCount(client)).toBe(5);
      const again = await bulk(client, 'delete', { ids: ids.slice(0, 2) });
      await bulk(client, 'restore', { ids: ids.slice(0, 1) });
      await update(client, { id: ids[0] ?? '', fields: { note: 'changed since' } });
      const undone = await undo(client, again.undo);
      expect(undone).toMatchObject({ count: 1, leftCount: 1, left: [ids[0]] });
      expect(await readRow(client, ids[0] ?? '')).toMatchObject({ note: 'changed since' });
      expect(await totalCount(client)).toBe(5);
    });

    it('concurrent repeats of a request move a document to the trash once', async () => {
      const { client, ids } = await library(useTarget);
      await bulk(client, 'delete', { ids: ids.slice(0, 1) });
      await Promise.all(
        Array.from({ length: 5 }, () => bulk(client, 'delete', { ids: ids.slice(1, 2) }).catch(() => null)),
      );
      expect(await totalCount(client)).toBe(3);
      expect(await totalCount(client, { trashed: true })).toBe(2);
    });
  });
}
