// Demo libraries of any size get the requested number of groups, of every kind, with unique names.
import { expect, it } from 'vitest';
import type { CreateGroupInput } from '#server/__generated__/resolverTypes.ts';
import { specLimits } from '../librarySpec.ts';
import { createDemoGroups } from './demoGroups.ts';

const documents = Array.from({ length: 200 }, (_, index) => ({ id: `doc_${index}`, citationKeys: [`key${index}`] }));

function flat(groups: readonly CreateGroupInput[], depth = 1): { group: CreateGroupInput; depth: number }[] {
  return groups.flatMap((group) => [{ group, depth }, ...flat(group.children ?? [], depth + 1)]);
}

const sizes = [0, 1, 7, 16, 17, 18, 100, 500, specLimits.groups];

it.each(sizes)('creates %i groups with unique names', (count) => {
  const names = flat(createDemoGroups(count, documents)).map(({ group }) => group.name);
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
});

it('has every kind of group among the first', () => {
  const kinds = (count: number) =>
    new Set(flat(createDemoGroups(count, documents)).flatMap(({ group }) => Object.keys(group)));
  const all = [
    ...['explicitGroup', 'searchGroup', 'wordKeywordGroup', 'regexKeywordGroup', 'lastNameGroup', 'texGroup'],
    ...['automaticKeywordGroup', 'automaticPersonsGroup', 'desktopGroup'],
  ];
  for (const count of [16, 500]) expect([...kinds(count)]).toEqual(expect.arrayContaining(all));
});

it('names the groups of an archive level by level', () => {
  const groups = flat(createDemoGroups(specLimits.groups, documents));
  const below = (depth: number) => groups.filter((each) => each.depth === depth).map(({ group }) => group.name);
  expect(below(2)).toContain('Papers on physics');
  expect(below(3)).toContain('Entangled photons');
  expect(below(4)).toContain('Entangled photons, 1990s');
  expect(below(5)).toContain('Entangled photons, 1990s: methods');
});

it('creates the same groups each time, with existing documents', () => {
  expect(createDemoGroups(500, documents)).toEqual(createDemoGroups(500, documents));
  const ids = flat(createDemoGroups(500, documents)).flatMap(({ group }) => group.explicitGroup?.documentIds ?? []);
  expect(ids.filter((id) => !documents.some((document) => document.id === id))).toEqual([]);
  expect(flat(createDemoGroups(50, [])).flatMap(({ group }) => group.explicitGroup?.documentIds ?? [])).toEqual([]);
});
