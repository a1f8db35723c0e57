// Tests how messages to other processes are divided, and what becomes of texts that cannot be read.
import { expect, test } from 'vitest';
import { type LiveMessage, readMessages } from './liveMessages.ts';
import { payloadsOf } from './postgresBus.ts';

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
