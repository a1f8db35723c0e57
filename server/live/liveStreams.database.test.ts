// Tests that a stream ends within five seconds after the session or the role that it was opened with, whatever ends them.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteSession, deleteSessions, insertSession, sessionLifetime } from '../accounts/sessions.ts';
import {
  changeMember,
  insertMember,
  insertSharedLibrary,
  setLibraryTrashed,
} from '../accounts/sharing/sharedLibraries.ts';
import { deleteUser, insertUser } from '../accounts/users.ts';
import type { Database } from '../database/database.ts';
import type { EmbeddedDatabase } from '../database/openDatabase.ts';
import { openTestDatabase } from '../database/testDatabase.ts';
import { ProcessBus } from './liveBus.ts';
import { LiveStreams } from './liveStreams.ts';

/** How long a stream may outlive what it was opened with, in milliseconds. */
const longest = 5_000;
const libraryId = 'lib_1';
const [owner, member] = ['user_owner', 'user_member'];
const sessionOf = (userId: string) => `session of ${userId}`;

let database: EmbeddedDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00.000Z');
  for (const id of [owner, member]) {
    const person = { id, email: `${id}@example.org`, passwordHash: 'hash', emailConfirmed: null };
    await insertUser(database, person, now);
    const session = { id: sessionOf(id), token: id, userId: id, passwordHash: 'hash', userAgent: null };
    await insertSession(database, session, now);
  }
  await insertSharedLibrary(database, { id: libraryId, name: 'Reading group', ownerId: owner, key: null }, now);
  await insertMember(database, { libraryId, userId: member, role: 'EDITOR', addedBy: owner }, now);
  // The database needs the other timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.query(sql`delete from shared_libraries`);
  await database.query(sql`delete from users`);
});

/** Opens streams whose checks can be waited for. */
function start() {
  const asked: Promise<unknown>[] = [];
  const watched: Database = {
    query: <Row>(statement: Parameters<Database['query']>[0]) => {
      const rows = database.query<Row>(statement);
      asked.push(rows);
      return rows;
    },
    transaction: (work) => database.transaction(work),
    close: () => database.close(),
  };
  const live = new LiveStreams({ database: watched, bus: new ProcessBus(), clock: { now: () => now } });
  const answered = async () => {
    for (let seen = -1; seen < asked.length;) {
      seen = asked.length;
      await Promise.allSettled(asked);
      await new Promise(setImmediate);
    }
  };
  /** Lets time pass up to the next check, and this end: what happens then has to wait longest for another one. */
  const checkOnce = async () => {
    await answered();
    const before = asked.length;
    for (let waited = 0; asked.length === before && waited < longest; waited += 100) vi.advanceTimersByTime(100);
    expect(asked.length).toBeGreaterThan(before);
    await answered();
  };
  const open = async (userId: string, id = libraryId) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const access = { libraryId: id, userId, sessionId: sessionOf(userId), since: 0 };
    await live.open(response, { ...access, role: userId === owner || id === userId ? 'OWNER' : 'EDITOR' });
    return response;
  };
  return { live, answered, checkOnce, open };
}

const removal = { libraryId, actorId: owner, userId: member, role: null };

test.each<[string, () => unknown]>([
  ['a log-out', () => deleteSession(database, member, sessionOf(member))],
  ['a log-out everywhere', () => deleteSessions(database, member)],
  ['the age of the session', () => (now = new Date(now.getTime() + sessionLifetime + 1))],
  ['removal from the library', () => changeMember(database, removal)],
  ['another role', () => changeMember(database, { ...removal, role: 'READER' })],
  ['leaving the library', () => changeMember(database, { ...removal, actorId: member })],
  ['deletion of the library', () => setLibraryTrashed(database, libraryId, owner, now)],
  ['deletion of the account', () => deleteUser(database, member)],
])('%s closes the stream within five seconds', async (_, end) => {
  const { live, answered, checkOnce, open } = start();
  const stream = await open(member);
  await checkOnce();
  expect(stream.writableEnded).toBe(false);
  await end();
  vi.advanceTimersByTime(longest);
  await answered();
  expect(stream.writableEnded).toBe(true);
  live.close();
});

test('the end of a session closes all of its streams, and nobody else’s', async () => {
  const { live, answered, checkOnce, open } = start();
  const [shared, personal, others] = [await open(member), await open(member, member), await open(owner)];
  await checkOnce();
  await deleteSession(database, member, sessionOf(member));
  vi.advanceTimersByTime(longest);
  await answered();
  expect([shared, personal, others].map(({ writableEnded }) => writableEnded)).toEqual([true, true, false]);
  live.close();
});
