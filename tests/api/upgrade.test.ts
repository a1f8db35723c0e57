// Tests the upgrade from an earlier version: its library is read, its exports have the same bytes, and what was done in it can be undone.
import { readFileSync } from 'node:fs';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import { type InProcessTarget, startInProcess } from './inProcess.ts';

const schema = 20;
const read = (name: string) => readFileSync(new URL(`../support/schema20/${name}`, import.meta.url), 'utf8');

/** A dump of the embedded engine with the rows that the earlier version wrote, in its schema. */
async function earlierDatabase(): Promise<Uint8Array> {
  const database = await openDatabase({ memory: true }, { migrations: migrations.slice(0, schema) });
  try {
    await database.transaction(async (tx) => {
      // The rows are complete: triggers would count them twice.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(raw(read('rows.sql')));
    });
    return await database.dump();
  } finally {
    await database.close();
  }
}

let target: InProcessTarget;
let client: ApiClient;

beforeAll(async () => {
  target = await startInProcess({}, { snapshot: await earlierDatabase() });
  client = makeClient(target.url);
  await client.ask('mutation login($input: LoginInput!) { login(input: $input) { __typename } }', {
    input: { email: 'ada@example.org', password: 'a long enough phrase' },
  });
});
afterAll(() => target.stop());

it.each([
  ['bib', 'library.bib'],
  ['biblatex', 'library.biblatex.bib'],
  ['ris', 'library.ris'],
  ['csl.json', 'library.csl.json'],
])('exports the same bytes as %s', async (format, file) => {
  const { status, text } = await client.rest('GET', `/api/export/${format}`);
  expect(status).toBe(200);
  expect(text).toBe(read(file));
});

it('finds documents by their texts, and knows their groups', async () => {
  const { me } = await client.ask<{ me: { documents: { totalCount: number }; groupTree: { name: string }[] } }>(
    '{ me { documents(filterBy: { query: "cocoa" }) { totalCount } groupTree { name } } }',
  );
  expect(me.documents.totalCount).toBe(6);
  expect(me.groupTree.map(({ name }) => name)).toContain('Paywalled');
});

it('takes back the import of groups that was done before', async () => {
  const [, id = ''] = /'(undo_\w+)', 'addGroups'/.exec(read('rows.sql')) ?? [];
  const { undo } = await client.ask<{ undo: { count: number } }>(
    'mutation undo($input: UndoInput!) { undo(input: $input) { count } }',
    { input: { id } },
  );
  expect(undo.count).toBe(7);
});
