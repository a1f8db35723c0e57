// Tests when libraries are derived again: after a change of the version, and when something is added to what is derived.
import { expect, test } from 'vitest';
import type { DerivedColumn } from '../library.ts';
import { createDerivedRegistry, registryVersion } from './derivedRegistry.ts';
import { defineDerived } from './defineDerived.ts';

const column = (name: string): DerivedColumn => ({ name, type: 'text', of: () => null });
const facets = defineDerived({ name: 'facets', insert: () => Promise.resolve() });
const keys = defineDerived({ name: 'keys', insert: () => Promise.resolve() });

const registry = { version: 9, columns: [column('title')], rows: [facets] };
const adopting = ['other.url', 'thesis.isbn'];
const storedVersion = (changes: Partial<typeof registry> = {}, fields: readonly string[] = adopting) =>
  createDerivedRegistry({ ...registry, ...changes }, fields).storedVersion;

test.each([
  ['a column', storedVersion({ columns: [column('title'), column('author')] })],
  ['rows', storedVersion({ rows: [facets, keys] })],
  ['a field that adopts', storedVersion({}, [...adopting, 'other.doi'])],
  ['a new version', storedVersion({ version: 10 })],
])('%s makes another stored version', (_, changed) => {
  expect(changed).not.toBe(storedVersion());
});

test('the order of columns, rows and fields does not', () => {
  const whole = { columns: [column('title'), column('author')], rows: [facets, keys] };
  const turned = { columns: whole.columns.toReversed(), rows: whole.rows.toReversed() };
  expect(storedVersion(turned, adopting.toReversed())).toBe(storedVersion(whole));
});

test('rows of a later version than the registry are refused', () => {
  expect(() => storedVersion({ rows: [{ ...facets, version: 10 }] })).toThrow('to that of: facets');
});

test('a stored version fits into 32 bits, and tells that of the registry', () => {
  expect(storedVersion({ version: 2000 })).toBeLessThan(2 ** 31);
  expect(registryVersion(storedVersion())).toBe(9);
});

test('earlier libraries stored the version of the registry as it is', () => {
  expect(registryVersion(8)).toBe(8);
  expect(registryVersion(0)).toBe(0);
});
