// Tests that kill -9 at any moment loses no acknowledged write and leaves none half done.
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { toInput } from '#tests/support/documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';
import { makeDataDir } from '#tests/support/startedFolder.ts';
import {
  addManyMutation,
  article,
  byTitle,
  editInput,
  login,
  readRow,
  updateMutation,
  walk,
  type Row,
} from './contract/operations.ts';
import { anonymous, newPerson } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

let running: ServerProcess | null = null;

afterEach(async () => {
  await running?.remove();
  running = null;
});

/** A batch that fits in one transaction. Its documents' titles begin with its name. */
interface Batch {
  name: string;
  size: number;
  key: string;
  ids: string[] | null;
}

function batchInput({ name, size, key }: Batch): object {
  const documents = Array.from({ length: size }, (_, index) =>
    article(`${name} ${String(index).padStart(3, '0')}`, { note: 'x'.repeat(200) }),
  );
  return { input: { key, documents: documents.map(toInput) } };
}

/** Adds batches one after the other until the server is gone. */
async function writeBatches(client: ApiClient, writer: number, batches: Batch[]): Promise<void> {
  for (let step = 0; ; step += 1) {
    const batch: Batch = { name: `w${writer}s${step}`, size: 10 + ((step * 37) % 90), key: randomUUID(), ids: null };
    batches.push(batch);
    try {
      const { data } = await client.send<{ addUserDocuments: { documents: Row[] } }>(
        addManyMutation,
        batchInput(batch),
      );
      batch.ids = data?.addUserDocuments.documents.map(({ id }) => id) ?? null;
    } catch {
      return;
    }
  }
}

/** Increments a number in a document's title until the server is gone; returns the last acknowledged number. */
async function writeEdits(client: ApiClient, id: string, acknowledged: { last: number; tried: number }): Promise<void> {
  for (;;) {
    acknowledged.tried += 1;
    try {
      const { errors } = await client.send(
        updateMutation,
        editInput({ id, fields: { title: String(acknowledged.tried) } }),
      );
      if (errors.length === 0) acknowledged.last = acknowledged.tried;
    } catch {
      return;
    }
  }
}

it('finds every acknowledged write after kill -9, and every batch complete or absent', async () => {
  const dataDir = await makeDataDir();
  running = await startServer({ dataDir });
  const person = await newPerson(serverTarget(running));
  const batches: Batch[] = [];
  const edits = { last: 0, tried: 0 };
  let editedId = '';

  for (let round = 0; round < 2; round += 1) {
    const client = anonymous(serverTarget(running));
    await login(client, { email: person.email, password: person.password });
    if (editedId === '') {
      const first: Batch = { name: 'edited', size: 1, key: randomUUID(), ids: null };
      const { addUserDocuments } = await client.ask<{ addUserDocuments: { documents: Row[] } }>(
        addManyMutation,
        batchInput(first),
      );
      editedId = addUserDocuments.documents[0]?.id ?? '';
    }
    const answered = () => batches.filter(({ ids }) => ids !== null).length;
    const before = answered();
    const writers = [
      ...Array.from({ length: 3 }, (_, index) => writeBatches(client, round * 10 + index, batches)),
      writeEdits(client, editedId, edits),
    ];
    await eventually('batches to be written', () => answered() >= before + 20 || undefined);
    running.kill('SIGKILL');
    await running.ended;
    await Promise.all(writers);

    running = await startServer({ dataDir });
    const again = anonymous(serverTarget(running));
    // The session is stored in the database too.
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    const rows = await walk(again, { first: 500, orderBy: byTitle });
    const found = new Map<string, string[]>();
    for (const { id, title } of rows) {
      const name = title?.split(' ')[0] ?? '';
      found.set(name, [...(found.get(name) ?? []), id]);
    }
    for (const batch of batches) {
      const ids = found.get(batch.name) ?? [];
      if (batch.ids === null) expect([0, batch.size]).toContain(ids.length);
      else expect([...ids].sort()).toEqual([...batch.ids].sort());
    }
    const title = Number((await readRow(again, editedId))?.title);
    expect(title).toBeGreaterThanOrEqual(edits.last);
    expect(title).toBeLessThanOrEqual(edits.tried);

    // Retrying the interrupted batch with its key leads to exactly one copy.
    const open = batches.filter(({ ids }) => ids === null);
    expect(open.length).toBeGreaterThan(0);
    for (const batch of open) {
      const { addUserDocuments } = await again.ask<{ addUserDocuments: { documents: Row[] } }>(
        addManyMutation,
        batchInput(batch),
      );
      batch.ids = addUserDocuments.documents.map(({ id }) => id);
      const before = found.get(batch.name);
      if (before !== undefined) expect([...batch.ids].sort()).toEqual([...before].sort());
    }
  }
});

/** All possible results of an undo. */
interface Undone {
  undo: { count: number; leftCount: number };
}

it('leaves complete parts of a long write after kill -9; a retry completes it as one undo step', async () => {
  running = await startServer();
  const { dataDir } = running;
  const person = await newPerson(serverTarget(running));
  const batch: Batch = { name: 'long', size: 500, key: randomUUID(), ids: null };
  const titles = (rows: readonly Row[]) => rows.map(({ title }) => title).sort();

  const sending = person.client.send(addManyMutation, batchInput(batch)).catch(() => null);
  const count = async (client: ApiClient) => (await walk(client, { first: 500 })).length;
  await eventually('the first part to be written', async () => (await count(person.client)) > 0 || undefined);
  running.kill('SIGKILL');
  await running.ended;
  await sending;

  running = await startServer({ dataDir });
  const again = anonymous(serverTarget(running));
  await login(again, { email: person.email, password: person.password });
  const kept = await walk(again, { first: 500 });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length % 100).toBe(0);

  const { addUserDocuments } = await again.ask<{ addUserDocuments: { documents: Row[]; undo: string } }>(
    addManyMutation.replace('documents {', 'undo documents {'),
    batchInput(batch),
  );
  expect(addUserDocuments.documents).toHaveLength(batch.size);
  const whole = await walk(again, { first: 500 });
  expect(new Set(titles(whole)).size).toBe(batch.size);
  expect(whole.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));

  const { undo } = await again.ask<Undone>('mutation ($id: ID!) { undo(input: { id: $id }) { count leftCount } }', {
    id: addUserDocuments.undo,
  });
  expect(undo).toEqual({ count: batch.size, leftCount: 0 });
  expect(await count(again)).toBe(0);
});
