import { expect, test } from 'vitest';
import { nextCopyAttempt } from './copyAttempt.ts';

test('only an attempt to copy the same values has the same key', () => {
  const document = { kind: 'thesis', fields: { title: 'Tides' } } as const;
  const first = nextCopyAttempt(null, document);
  expect(nextCopyAttempt(first, { kind: 'thesis', fields: { title: 'Tides' } }).key).toBe(first.key);
  for (const other of [
    { kind: 'thesis', fields: { title: 'Tides, and more' } },
    { kind: 'other', fields: { title: 'Tides' } },
    { ...document, hidden: [{ kind: 'journalArticle', name: 'volume', value: '3' }] },
  ] as const)
    expect(nextCopyAttempt(first, other).key).not.toBe(first.key);
});
