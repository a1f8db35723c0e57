// Tests how messages to other processes are divided, what becomes of texts that cannot be read, and what is logged without a connection.
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { type LiveMessage, readMessages } from './liveMessages.ts';
import { payloadsOf, PostgresBus } from './postgresBus.ts';

const changed = (index: number): LiveMessage => ({
  kind: 'changed',
  libraryId: `lib_${'ä'.repeat(80)}${index}`,
  at: index,
});

test('messages are divided so that PostgreSQL takes each text, and none is lost', () => {
  const messages = Array.from({ length: 300 }, (_, index) => changed(index));
  const payloads = payloadsOf(messages);
  expect(payloads.length).toBeGreaterThan(1);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(payloads.flatMap(readMessages)).toEqual(messages);
  expect(payloadsOf([])).toEqual([]);
});

test.each(['', '{}', 'null', '[{"kind":"unknown"}]', '[{"kind":"changed"}]'])(
  'a text of another version has no messages: %s',
  (text) => {
    expect(readMessages(text)).toEqual([]);
  },
);

test('a message of a later version takes no others with it, and one of an earlier version needs no session', () => {
  const presence = { libraryId: 'lib_1', userId: 'user_ada', tab: 'one', name: 'Ada', nameForOwners: 'Ada' };
  const present = { kind: 'present', presence: { ...presence, documentId: null, field: null } };
  const text = JSON.stringify([changed(1), { kind: 'unknown' }, null, { kind: 'changed' }, present, changed(2)]);
  const read = { ...present, presence: { ...present.presence, sessionId: '' } };
  expect(readMessages(text)).toEqual([changed(1), read, changed(2)]);
});

const refuse = () => {
  throw new Error('Refused');
};

test('a connection that never succeeds is logged once', async () => {
  const warn = vi.fn();
  const connect = vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(refuse);
  const bus = new PostgresBus('postgres://127.0.0.1/none', warn);
  await vi.waitFor(() => expect(connect.mock.calls.length).toBeGreaterThan(1), 5_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no connection for live changes'));
  await bus.close();
  connect.mockRestore();
});
