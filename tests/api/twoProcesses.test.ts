// Tests that two server processes on one PostgreSQL work as one, since only the database keeps state.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import { openEvents } from '#tests/support/eventStream.ts';
import { eventually, settledYet } from '#tests/support/eventually.ts';
import { startPostgres, whyNoPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';
import {
  add,
  addMany,
  article,
  bulk,
  byTitle,
  changes,
  editInput,
  login,
  loginMutation,
  page,
  readRow,
  signup,
  titlesOf,
  totalCount,
  updateMutation,
  walk,
  whoAmI,
  type ChangesCursor,
} from './contract/operations.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import { createLibrary, newMember } from './contract/sharingOperations.ts';
import { newAddress, newPerson } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

const reason = whyNoPostgres();
if (reason !== null) console.warn(`Two processes on one PostgreSQL are not tested: ${reason}.`);

describe.skipIf(reason !== null)('two server processes on one PostgreSQL', () => {
  let postgres: PostgresServer | null = null;
  let servers: readonly [ServerProcess, ServerProcess];

  /** The address of the database that was created last. */
  let database = '';

  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const url = (await postgres?.createDatabase(`library_${Math.random().toString(36).slice(2)}`)) ?? '';
    database = url;
    // Started at the same time, so that both try to migrate an empty database.
    return Promise.all([
      startServer({ env: { DATABASE_URL: url, ...env } }),
      startServer({ env: { DATABASE_URL: url, ...env } }),
    ]);
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    servers = await start();
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.remove()));
    await postgres?.stop();
  });

  /** One account on both processes. */
  async function person() {
    const [first, second] = servers;
    const { client, ...rest } = await newPerson(serverTarget(first));
    return { ...rest, here: client, there: makeClient(second.url, {}, client.cookies) };
  }

  it('share sessions, including their end', async () => {
    const { here, there, id } = await person();
    expect(await whoAmI(there)).toBe(id);
    const tab = here.copy();
    await there.ask('mutation { logout { result } }');
    expect(await whoAmI(tab)).toBeNull();
  });

  it('let one of 20 simultaneous sign-ups have an address', async () => {
    const email = newAddress();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signup(makeClient(servers[index % 2 === 0 ? 0 : 1].url), { email, password: 'a long sentence' }),
      ),
    );
    expect(results.filter(({ __typename }) => __typename === 'UserReturned')).toHaveLength(1);
  });

  it('see the same library', async () => {
    const { here, there } = await person();
    const [row] = await addMany(here, [article('Here')]);
    const other = await add(there, article('There'));
    expect((await walk(there, {})).map(({ title }) => title).sort()).toEqual(['Here', 'There']);
    await bulk(there, 'delete', { ids: [row?.id ?? ''] });
    expect(await totalCount(here)).toBe(1);
    expect((await readRow(here, other.id))?.title).toBe('There');
  });

  it('jump to the same row, whichever process has changed the list', async () => {
    const { here, there } = await person();
    const titles = Array.from({ length: 600 }, (_, index) => `Title ${String(index).padStart(3, '0')}`);
    const [first] = await addMany(
      here,
      titles.slice(0, 500).map((title) => article(title)),
    );
    await addMany(
      here,
      titles.slice(500).map((title) => article(title)),
    );
    const titleAt = async (client: ApiClient, at: number) =>
      titlesOf(await page(client, { at, first: 1, orderBy: byTitle }));
    expect(await titleAt(there, 550)).toEqual(['Title 550']);
    await bulk(here, 'delete', { ids: [first?.id ?? ''] });
    expect(await titleAt(there, 550)).toEqual(['Title 551']);
    expect(await titleAt(here, 550)).toEqual(['Title 551']);
    await bulk(there, 'restore', { ids: [first?.id ?? ''] });
    expect(await titleAt(here, 550)).toEqual(['Title 550']);
  });

  it('tell the pages of one of what was changed through the other, and who is there', async () => {
    const { here, there } = await person();
    const libraryId = await createLibrary(here, 'Shared');
    const member = await newMember(serverTarget(servers[0]), here, libraryId, 'EDITOR');
    const events = `/api/libraries/${libraryId}/events`;
    const stream = await openEvents(there, events);
    await stream.next('changed');
    const started = performance.now();
    await add(sharedLibraryClient(member.client, libraryId), article('New'));
    await stream.next('changed');
    expect(performance.now() - started).toBeLessThan(3_000);
    const body = JSON.stringify({ tab: 'one', documentId: null, field: 'title' });
    await member.client.rest('POST', `/api/libraries/${libraryId}/presence`, { body });
    const { data } = await stream.next('present');
    expect(data).toEqual({ people: [{ id: member.id, name: member.email, documentId: null, field: 'title' }] });
    stream.close();
  });

  it('tell of changes again after the connection for that was lost', async () => {
    const { here, there, id } = await person();
    const stream = await openEvents(there, `/api/libraries/${id}.library/events`);
    await stream.next('changed');
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'library live'`,
    );
    await add(here, article('While it is lost'));
    await stream.next('changed');
    await eventually('the connections to be back', async () => {
      const { rowCount } = await client.query(`select from pg_stat_activity where application_name = 'library live'`);
      return rowCount === 2 ? true : undefined;
    });
    await client.end();
    await add(here, article('Afterwards'));
    await stream.next('changed');
    stream.close();
  });

  it('accept exactly one of two conflicting edits', async () => {
    const { here, there } = await person();
    const { id, revision } = await add(here, article('Title'));
    for (let round = 0, current = revision; round < 10; round += 1) {
      const answers = await Promise.all(
        [here, there].map((client, index) =>
          client.send<{ updateUserDocument: { revision: number } }>(
            updateMutation,
            editInput({ id, revision: current, fields: { title: `${round}.${index}` } }),
          ),
        ),
      );
      const winners = answers.filter(({ errors }) => errors.length === 0);
      expect(winners).toHaveLength(1);
      current = winners[0]?.data?.updateUserDocument.revision ?? 0;
    }
  });

  it('add a batch once, whichever process the retries reach', async () => {
    const { here, there } = await person();
    const batch = Array.from({ length: 50 }, (_, index) => article(`Title ${index}`));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => addMany(index % 2 === 0 ? here : there, batch, 'one key')),
    );
    expect(new Set(answers.map((rows) => rows.map(({ id }) => id).join())).size).toBe(1);
    expect(await totalCount(here)).toBe(50);
  });

  it('deliver all changes to a client that follows them on one process', async () => {
    const { here, there } = await person();
    const added = new Set<string>();
    const writers = Promise.all(
      [here, there, here, there].map(async (client, writer) => {
        for (let step = 0; step < 25; step += 1) added.add((await add(client, article(`${writer}.${step}`))).id);
      }),
    );
    const isWritten = settledYet(writers);
    const seen = new Set<string>();
    let cursor: ChangesCursor | null = null;
    for (;;) {
      const isLast = isWritten();
      for (let more = true; more;) {
        const next = await changes(there, cursor, 7);
        for (const { node } of next.edges) if (node !== null) seen.add(node.id);
        cursor = next.pageInfo.endCursor ?? cursor;
        more = next.pageInfo.hasNextPage;
      }
      if (isLast) break;
    }
    await writers;
    expect(seen).toEqual(added);
  });

  it('count wrong logins together', async () => {
    const limited = await start({ RATE_LIMITS: 'on' });
    try {
      const input = { email: newAddress(), password: 'not the password' };
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await login(makeClient(limited[attempt % 2 === 0 ? 0 : 1].url), input)).__typename).toBe(
          'InputValidationProblem',
        );
      }
      for (const { url } of limited) await makeClient(url).refused('RATE_LIMITED', loginMutation, { input });
    } finally {
      await Promise.all(limited.map((server) => server.remove()));
    }
  });
});
