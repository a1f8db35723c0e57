// Tests when streams are told of people, and what happens to them while the database does not answer.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Sql } from 'sql-template-tag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProcessBus } from './liveBus.ts';
import type { Presence } from './liveMessages.ts';
import { LiveStreams } from './liveStreams.ts';
import { PresenceList } from './presenceList.ts';

const libraryId = 'lib_1';
const shown: Omit<Presence, 'userId'> = {
  ...{ libraryId, tab: 'one', sessionId: 'session of user_ada', documentId: null, field: null },
  ...{ name: 'ada@example.org', nameForOwners: 'ada@example.org' },
};

/** Streams on a database in which everybody is an editor, and answers may be replaced. */
function setUp() {
  const names = { name: shown.name, nameForOwners: shown.nameForOwners };
  const answer = {
    query: (statement: Sql): Promise<unknown[]> => {
      if (statement.text.includes('from libraries')) return Promise.resolve([]);
      const [, people] = statement.values;
      const rows = Array.isArray(people) ? people : [];
      return Promise.resolve(rows.map(() => (statement.text.includes('users u') ? { ...names } : { role: 'editor' })));
    },
  };
  const database = {
    query: <Row>(statement: Sql) => answer.query(statement) as Promise<Row[]>,
    transaction: () => Promise.reject(new Error('Nothing is written.')),
    close: () => Promise.resolve(),
  };
  const bus = new ProcessBus();
  const start = () => new LiveStreams({ database, bus, clock: { now: () => new Date() } });
  const live = start();
  const open = async (userId: string, process = live) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const texts: unknown[] = [];
    vi.spyOn(response, 'write').mockImplementation((text: unknown) => texts.push(text) > 0);
    await process.open(response, { libraryId, userId, sessionId: `session of ${userId}`, role: 'EDITOR', since: 0 });
    texts.length = 0;
    return { response, texts };
  };
  return { live, start, open, names, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a change of the library reads nobody who is there', async () => {
  const { live, open } = setUp();
  const { texts } = await open('user_bob');
  live.report({ ...shown, userId: 'user_ada' });
  await vi.advanceTimersByTimeAsync(100);
  expect(texts).toEqual([expect.stringContaining('"id":"user_ada"')]);
  const list = vi.spyOn(PresenceList.prototype, 'of');
  live.changed(libraryId, new Date(5));
  await vi.advanceTimersByTimeAsync(100);
  expect(texts.slice(1)).toEqual([expect.stringContaining('event: changed')]);
  expect(list).not.toHaveBeenCalled();
  live.close();
});

test('everybody is told of all others, once for all tabs that show the same', async () => {
  const { live, open } = setUp();
  const [ada, bob] = [await open('user_ada'), await open('user_bob')];
  for (const [userId, tab] of [
    ['user_ada', 'one'],
    ['user_ada', 'two'],
    ['user_bob', 'one'],
  ] as const)
    live.report({ ...shown, userId, tab });
  await vi.advanceTimersByTimeAsync(100);
  const item = (id: string) => JSON.stringify({ id, name: shown.name, documentId: null, field: null });
  expect(ada.texts).toEqual([`event: present\ndata: {"people":[${item('user_bob')}]}\n\n`]);
  expect(bob.texts).toEqual([`event: present\ndata: {"people":[${item('user_ada')}]}\n\n`]);
  live.close();
});

test('the tabs of a browser that was killed are gone at once', async () => {
  const { live, open } = setUp();
  const [ada, bob] = [await open('user_ada'), await open('user_bob')];
  live.report({ ...shown, userId: 'user_ada' });
  live.report({ ...shown, userId: 'user_ada', tab: 'two', documentId: 'doc_1' });
  live.report({ ...shown, userId: 'user_eve', sessionId: 'session of user_eve' });
  await vi.advanceTimersByTimeAsync(100);
  ada.response.emit('close');
  await vi.advanceTimersByTimeAsync(100);
  expect(bob.texts).toHaveLength(2);
  expect(bob.texts[1]).not.toContain('user_ada');
  expect(bob.texts[1]).toContain('user_eve');
  live.close();
});

test.each(['the same', 'another'])('a browser that has connected to %s process already stays', async (which) => {
  const { live, start, open } = setUp();
  const other = start();
  const [first, bob] = [await open('user_ada'), await open('user_bob')];
  live.report({ ...shown, userId: 'user_ada' });
  await open('user_ada', which === 'another' ? other : live);
  await vi.advanceTimersByTimeAsync(100);
  first.response.emit('close');
  await vi.advanceTimersByTimeAsync(100);
  expect(bob.texts).toEqual([expect.stringContaining('user_ada')]);
  live.close();
  other.close();
});

test('a tab that has crashed is gone in time, also if another tab of its browser connects again and again', async () => {
  const { live, start, open } = setUp();
  const other = start();
  const bob = await open('user_bob');
  await open('user_ada', other);
  live.report({ ...shown, userId: 'user_ada' });
  const seen = () => bob.texts.filter((text) => String(text).startsWith('event: present'));
  for (let turn = 1; turn <= 6; turn += 1) {
    const { response } = await open('user_ada');
    await vi.advanceTimersByTimeAsync(10_000);
    response.emit('close');
  }
  expect(seen()).toEqual([expect.stringContaining('user_ada')]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(seen().slice(1)).toEqual([expect.not.stringContaining('user_ada')]);
  live.close();
  other.close();
});

test('an address that was hidden disappears with the next check', async () => {
  const { live, open, names } = setUp();
  const { texts } = await open('user_bob');
  live.report({ ...shown, userId: 'user_ada' });
  await vi.advanceTimersByTimeAsync(100);
  names.name = null;
  await vi.advanceTimersByTimeAsync(4_100);
  expect(texts.slice(1)).toEqual([expect.stringContaining('"name":null')]);
  live.close();
});

test.each([
  ['fails', () => Promise.reject(new Error('Unreachable'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('while the database %s, streams get heartbeats, and end after a while', async (_, query) => {
  const { live, open, answer } = setUp();
  const { response, texts } = await open('user_bob');
  await vi.advanceTimersByTimeAsync(4_000);
  answer.query = query;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(texts).toEqual([':\n\n']);
  expect(response.writableEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(response.writableEnded).toBe(true);
  live.close();
});

test('a database that answers again in time ends no stream', async () => {
  const { live, open, answer } = setUp();
  const { response } = await open('user_bob');
  const { query } = answer;
  for (let outage = 0; outage < 3; outage += 1) {
    answer.query = () => Promise.reject(new Error('Unreachable'));
    await vi.advanceTimersByTimeAsync(12_000);
    answer.query = query;
    await vi.advanceTimersByTimeAsync(4_000);
  }
  expect(response.writableEnded).toBe(false);
  live.close();
});
