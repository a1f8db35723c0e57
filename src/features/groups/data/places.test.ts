// Tests where a group can be placed, and where one step moves it.
import { expect, test } from 'vitest';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import type { GroupRecord } from './groupNode.ts';
import { buildTree } from './groupTree.ts';
import { ordersIn, parentsFor, placeBeside, refusalOfParent } from './places.ts';

function group(id: string, parentId: string | null = null, kind: GroupKind = 'explicit', isMade = false): GroupRecord {
  const plain = {
    hasChildren: false,
    isExpanded: false,
    color: null,
    icon: null,
    problem: null,
    hierarchy: 'independent',
  } as const;
  return { id, name: id, kind, parentId, isMade, ...plain };
}

const tree = buildTree(
  [group('A'), group('A1', 'A'), group('B', null, 'automaticKeyword'), group('B1', 'B'), group('B2', 'B'), group('C')],
  new Map([['B', [group('made', 'B', 'wordKeyword', true)]]]),
);

test('a group can be placed below every stored group except automatic ones and itself', () => {
  expect(parentsFor(tree, 'A').map(({ label }) => label)).toEqual(['B › B1', 'B › B2', 'C']);
  expect(parentsFor(tree, null).map(({ value }) => value)).toEqual(['A', 'A1', 'B1', 'B2', 'C']);
});

test('a child of an automatic group can stay there', () => {
  expect(parentsFor(tree, 'B1').map(({ value }) => value)).toEqual(['A', 'A1', 'B', 'B2', 'C']);
});

test.each([
  ['A', 'B', '“B” creates its subgroups automatically'],
  ['B1', 'B', null],
  ['A', 'made', '“made” was created automatically and can’t hold other groups'],
  ['A', 'A1', 'A group can’t be moved into itself'],
  ['A1', 'A', null],
])('%s below %s: %s', (id, parent, refusal) => {
  expect(refusalOfParent(tree, id, { id: parent, name: parent })).toBe(refusal);
});

test('a group can be placed before each of its future siblings, or last', () => {
  const labels = (id: string, parentId: string | null) => ordersIn(tree, id, parentId).map(({ label }) => label);
  expect(labels('A', null)).toEqual(['Before “B”', 'Before “C”', 'Last']);
  expect(labels('A', 'B')).toEqual(['Before “B1”', 'Before “B2”', 'Last']);
  expect(labels('A', 'C')).toEqual(['Last']);
});

test.each([
  ['B', -1, { parentId: null, before: 'A' }],
  ['A', 1, { parentId: null, before: 'C' }],
  ['B', 1, { parentId: null, before: null }],
  ['B1', 1, { parentId: 'B', before: null }],
  ['A', -1, undefined],
  ['C', 1, undefined],
  ['B2', 1, undefined],
  ['gone', 1, undefined],
] as const)('%s by %i', (id, by, place) => {
  expect(placeBeside(tree, id, by)?.place).toEqual(place);
});
