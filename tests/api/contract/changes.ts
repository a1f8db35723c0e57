// Contract: a client that follows `changes` misses nothing and learns what was deleted.
import { describe, expect, it } from 'vitest';
import { settledYet } from '#tests/support/eventually.ts';
import {
  add,
  addMany,
  article,
  bulk,
  changes,
  lastChange,
  readRow,
  update,
  type Change,
  type ChangesCursor,
} from './operations.ts';
import {
  changeMembers,
  createGroup,
  deleteGroup,
  explicit,
  groupsModified,
  moveGroup,
  restoreGroup,
  setExpanded,
  updateGroup,
} from './groupOperations.ts';
import { newPerson, suiteRandom, type Person, type UseTarget } from './target.ts';

/** All changes after a cursor, page by page. */
async function follow(
  { client }: Person,
  from: ChangesCursor | null,
  first = 3,
): Promise<{ edges: Change[]; cursor: ChangesCursor | null }> {
  const edges: Change[] = [];
  let cursor = from;
  for (;;) {
    const next = await changes(client, cursor, first);
    edges.push(...next.edges);
    cursor = next.pageInfo.endCursor ?? cursor;
    if (!next.pageInfo.hasNextPage) return { edges, cursor };
  }
}

export function changesContract(useTarget: UseTarget): void {
  describe('changes', () => {
    it('begin with everything, oldest change first, and then report what is new', async () => {
      const person = await newPerson(useTarget());
      expect((await changes(person.client)).edges).toEqual([]);
      const rows = await addMany(
        person.client,
        Array.from({ length: 7 }, (_, index) => article(`T${index}`)),
      );
      const start = await follow(person, null);
      expect(start.edges.map(({ node }) => node?.id)).toEqual(rows.map(({ id }) => id).sort());
      expect((await follow(person, start.cursor)).edges).toEqual([]);
      const touched = await update(person.client, { id: rows[3]?.id ?? '', fields: { note: 'new' } });
      const next = await follow(person, start.cursor);
      expect(next.edges).toMatchObject([
        { node: { id: touched.id, note: 'new' }, revision: { generation: touched.revision }, deleted: null },
      ]);
      expect(next.cursor).toEqual({ id: touched.id, lastModified: touched.lastModified });
    });

    it("end where the library's cursor says, even if the last change is a deletion", async () => {
      const person = await newPerson(useTarget());
      expect(await lastChange(person.client)).toBeNull();
      const rows = await addMany(person.client, [article('A'), article('B')]);
      expect(await lastChange(person.client)).toEqual((await follow(person, null)).cursor);
      await bulk(person.client, 'delete', { ids: [rows[0]?.id ?? ''] });
      const last = await lastChange(person.client);
      expect(last?.id).toBe(rows[0]?.id);
      expect(last).toEqual((await follow(person, null)).cursor);
      expect((await changes(person.client, last)).edges).toEqual([]);
    });

    it("report changes of groups and of their members, which don't change documents", async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, article('T'));
      expect(await groupsModified(client)).toBeNull();
      const group = await createGroup(client, explicit('Chocolate'));
      const above = await createGroup(client, explicit('Sweets'));
      const last = await lastChange(client);
      let moment = await groupsModified(client);
      const isNoted = async (change: Promise<unknown>) => {
        await change;
        const before = moment;
        moment = await groupsModified(client);
        return (moment ?? '') > (before ?? '');
      };
      const ofThis = { ids: [id] };
      expect(await isNoted(changeMembers(client, 'addDocumentsToGroup', group.id, ofThis))).toBe(true);
      expect(await isNoted(updateGroup(client, { id: group.id, name: 'Cocoa' }))).toBe(true);
      expect(await isNoted(moveGroup(client, { id: group.id, parentId: above.id }))).toBe(true);
      expect(await isNoted(changeMembers(client, 'removeDocumentsFromGroup', group.id, ofThis))).toBe(true);
      expect(await isNoted(deleteGroup(client, group.id))).toBe(true);
      expect(await isNoted(restoreGroup(client, group.id))).toBe(true);
      expect(await lastChange(client)).toEqual(last);
      // The open state of the tree is not reported, and changes of documents are reported with the documents.
      expect(await isNoted(setExpanded(client, [group.id], false))).toBe(false);
      expect(await isNoted(update(client, { id, fields: { note: 'new' } }))).toBe(false);
      expect(await isNoted(changeMembers(client, 'removeDocumentsFromGroup', group.id, ofThis))).toBe(false);
    });

    it('have a hash that stays the same until the document changes', async () => {
      const person = await newPerson(useTarget());
      const { id } = await add(person.client, article('T'));
      const hash = async () => (await changes(person.client)).edges.find(({ node }) => node?.id === id)?.revision?.hash;
      const first = await hash();
      expect(first).toMatch(/^[0-9a-f]{64}$/);
      await add(person.client, article('Another'));
      expect(await hash()).toBe(first);
      await update(person.client, { id, fields: { note: 'new' } });
      expect(await hash()).not.toBe(first);
    });

    it('send a tombstone for a trashed document, the document when it is restored, and a tombstone when it is purged', async () => {
      const person = await newPerson(useTarget());
      const { id } = await add(person.client, article('T'));
      let { cursor } = await follow(person, null);
      const next = async () => {
        const step = await follow(person, cursor);
        cursor = step.cursor;
        return step.edges;
      };
      await bulk(person.client, 'delete', { ids: [id] });
      expect(await next()).toMatchObject([{ node: null, deleted: id }]);
      await bulk(person.client, 'restore', { ids: [id] });
      expect(await next()).toMatchObject([{ node: { id, title: 'T' }, deleted: null }]);
      await bulk(person.client, 'delete', { ids: [id] });
      await bulk(person.client, 'purge', { ids: [id] });
      expect((await next()).at(-1)).toMatchObject({ node: null, deleted: id });
      expect((await follow(person, null)).edges).toMatchObject([{ node: null, deleted: id }]);
    });

    it('are all delivered while eight clients write at once', async () => {
      const person = await newPerson(useTarget());
      const { client } = person;
      const random = suiteRandom(41);
      const expected = new Map<string, number>();
      const gone = new Set<string>();
      const writers = Promise.all(
        Array.from({ length: 8 }, async (_, writer) => {
          for (let step = 0; step < 6; step += 1) {
            const rows = await addMany(
              client,
              Array.from({ length: random.integer(1, 4) }, (_unused, index) => article(`${writer}.${step}.${index}`)),
            );
            for (const { id, revision } of rows) expected.set(id, revision);
            const [first, second] = rows;
            if (first !== undefined)
              expected.set(first.id, (await update(client, { id: first.id, fields: { note: 'again' } })).revision);
            if (second !== undefined) {
              await bulk(client, 'delete', { ids: [second.id] });
              expected.delete(second.id);
              gone.add(second.id);
            }
          }
        }),
      );
      const isWritten = settledYet(writers);
      const seen = new Map<string, number>();
      const seenGone = new Set<string>();
      let cursor: ChangesCursor | null = null;
      for (;;) {
        const isLast = isWritten();
        const step: { edges: Change[]; cursor: ChangesCursor | null } = await follow(person, cursor, 5);
        cursor = step.cursor;
        for (const { node, revision, deleted } of step.edges) {
          if (node !== null) seen.set(node.id, revision?.generation ?? -1);
          if (deleted !== null) {
            seen.delete(deleted);
            seenGone.add(deleted);
          }
        }
        if (isLast) break;
      }
      await writers;
      expect(seen).toEqual(expected);
      expect(seenGone).toEqual(gone);
      const [id] = expected.keys();
      expect((await readRow(client, id ?? ''))?.revision).toBe(expected.get(id ?? ''));
    });
  });
}
