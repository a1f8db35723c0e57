// Tests the grouped list of machines and its filter.
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { sectionsOf } from './sections.ts';

const idsOf = (filter: string) => sectionsOf(filter).flatMap(({ entries }) => entries.map(({ id }) => id));

test('without a filter every machine and every heading is there once', () => {
  expect(idsOf('').sort()).toEqual(catalogue.map(({ id }) => id).sort());
  const names = sectionsOf('').map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('a filter searches the texts about a machine for every word', () => {
  expect(idsOf('group tree')).toContain('groupTree');
  expect(idsOf('  References import ')).toEqual(['import']);
  expect(idsOf('no such machine')).toEqual([]);
});
