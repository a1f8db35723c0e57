// Tests the parts of read-only links that depend on the time, on limits and on stored rows.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts';
import { insertShareLink, maximumShareLinks } from './shareLinks.ts';

const password = 'correct horse battery';
const minute = 60_000;
const create = `mutation ($label: String) { createShareLink(input: { label: $label }) {
  ... on ShareLinkCreated { address shareLink { id } } ... on InputValidationProblem { problems { message } } } }`;
const lastUse = '{ me { shareLinks { lastUsed } } }';

interface Created {
  address: string;
  shareLink: { id: string };
  problems?: { message: string }[];
}

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

async function newPerson(at = server): Promise<{ client: TestClient; id: string }> {
  const client = at.client();
  const email = `sharer${(people += 1)}@example.org`;
  const { user } = await client.one<{ user: { id: string } }>(
    `mutation { signup(input: { email: "${email}", password: "${password}" }) { ... on UserReturned { user { id } } } }`,
  );
  return { client, id: user.id };
}

const fetchFile = (address: string, at = server) => fetch(`${at.url}${new URL(address).pathname}/library.bib`);

test('the last use is stored at most once a minute, also after the clock was set back', async () => {
  const { client } = await newPerson();
  const { address } = await client.one<Created>(create);
  const lastUsed = async () =>
    (await client.one<{ shareLinks: { lastUsed: string }[] }>(lastUse)).shareLinks[0]?.lastUsed;
  const useAfter = async (milliseconds: number) => {
    server.pass(milliseconds);
    expect((await fetchFile(address)).status).toBe(200);
    return new Date((await lastUsed()) ?? '').getTime();
  };
  const first = await useAfter(0);
  expect(await useAfter(minute - 1)).toBe(first);
  expect(await useAfter(1)).toBe(first + minute);
  expect(await useAfter(-5 * minute)).toBe(first - 4 * minute);
});

test('only the hash of a secret is stored', async () => {
  const { client } = await newPerson();
  const { address, shareLink } = await client.one<Created>(create);
  const secret = address.split('/').at(-1) ?? '';
  const rows = await server.database.query<{ row: string }>(
    sql`select l::text as row from share_links l where id = ${shareLink.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(secret);
});

test('an account has at most a hundred links, also of simultaneous requests', async () => {
  const { client, id } = await newPerson();
  for (let number = 2; number < maximumShareLinks; number += 1) {
    const link = { id: `lnk_${id}_${number}`, libraryId: id, userId: id, secret: `${id}${number}`, label: '' };
    await insertShareLink(server.database, { ...link, groupId: null, query: null, created: new Date() });
  }
  const made = await Promise.all(Array.from({ length: 4 }, () => client.one<Created>(create)));
  expect(made.filter(({ address }) => address)).toHaveLength(2);
  expect(made.flatMap(({ problems }) => problems?.map(({ message }) => message) ?? [])).toEqual(
    Array(2).fill('You have reached the limit of 100 links. End one first.'),
  );
});

test('a link to a shared library works as long as its maker may change the library, and it is not in the trash', async () => {
  const { id } = await newPerson();
  const { database } = server;
  const now = new Date('2026-01-01');
  await database.query(sql`insert into shared_libraries (id, name, created) values ('lib_shared', 'Ours', ${now})`);
  const join = () =>
    database.query(
      sql`insert into library_members (library_id, user_id, role, added) values ('lib_shared', ${id}, 'editor', ${now})`,
    );
  await join();
  const secret = 's'.repeat(43);
  const link = { id: 'lnk_shared', libraryId: 'lib_shared', userId: id, secret, label: '', groupId: null, query: null };
  await insertShareLink(database, { ...link, created: now });
  const status = async () => (await fetchFile(`${server.url}/share/${secret}`)).status;
  expect(await status()).toBe(200);
  await database.query(sql`update shared_libraries set trashed = ${now} where id = 'lib_shared'`);
  expect(await status()).toBe(404);
  await database.query(sql`update shared_libraries set trashed = null where id = 'lib_shared'`);
  expect(await status()).toBe(200);
  await database.query(sql`update library_members set role = 'reader' where library_id = 'lib_shared'`);
  expect(await status()).toBe(404);
  await database.query(sql`update library_members set role = 'editor' where library_id = 'lib_shared'`);
  expect(await status()).toBe(200);
  await database.query(sql`delete from library_members where library_id = 'lib_shared'`);
  await join();
  expect(await status()).toBe(404);
});

test('too many requests for a link, or of a client, are refused with the time to wait', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const { client } = await newPerson(limited);
    const { address } = await client.one<Created>(create);
    expect((await fetchFile(address, limited)).status).toBe(200);
    await limited.database.query(sql`update rate_limits set count = 1000`);
    const refused = await fetchFile(address, limited);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await refused.text()).toBe('Too many requests for this link. Try again in 900 seconds.');
    limited.pass(15 * minute);
    expect((await fetchFile(address, limited)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
