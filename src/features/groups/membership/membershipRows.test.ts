// Tests which groups the dialog lists, and what a press on a mixed check box does.
import { describe, expect, it, test } from 'vitest';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import type { GroupRecord } from '../data/groupNode.ts';
import { buildTree } from '../data/groupTree.ts';
import { boxOf, membershipRows, nextChoice } from './membershipRows.ts';

function group(name: string, kind: GroupKind = 'explicit', parentId: string | null = null): GroupRecord {
  return {
    id: name,
    name,
    kind,
    parentId,
    isMade: false,
    hasChildren: false,
    isExpanded: false,
    color: null,
    icon: null,
    hierarchy: 'independent',
    problem: null,
  };
}

const tree = buildTree([
  group('To read', 'search'),
  group('Read later', 'explicit', 'To read'),
  group('Mood', 'wordKeyword'),
  group('Thèse'),
  group('Reading', 'explicit', 'Thèse'),
  group('By keyword', 'wordKeyword', 'Thèse'),
]);

describe('the rows', () => {
  it('are the groups that are filled by hand, and their ancestors', () => {
    expect(membershipRows(tree, ' ').map(({ node, depth, isFilled }) => [node.name, depth, isFilled])).toEqual([
      ['To read', 0, false],
      ['Read later', 1, true],
      ['Thèse', 0, true],
      ['Reading', 1, true],
    ]);
  });

  it('are those that match a filter, with their paths', () => {
    expect(membershipRows(tree, ' READ ').map(({ node, depth, path }) => [node.name, depth, path])).toEqual([
      ['Read later', 0, ['To read']],
      ['Reading', 0, ['Thèse']],
    ]);
    expect(membershipRows(tree, 'these').map(({ node }) => node.name)).toEqual(['Thèse']);
    expect(membershipRows(tree, 'mood')).toEqual([]);
  });
});

test('start with new groups, which are filtered like the others', () => {
  const named = [
    { key: 'one', name: 'To read soon' },
    { key: 'two', name: 'Old' },
  ];
  expect(membershipRows(tree, 'read', named).map(({ node, isNew }) => [node.id, node.name, isNew])).toEqual([
    ['one', 'To read soon', true],
    ['Read later', 'Read later', false],
    ['Reading', 'Reading', false],
  ]);
});

test('show an existing group with the name of a new one once', () => {
  const named = [{ key: 'one', name: 'Thèse' }];
  expect(membershipRows(tree, 'thèse', named).map(({ node, newKey }) => [node.id, newKey])).toEqual([['Thèse', 'one']]);
  // A group elsewhere, or one with a rule, is a different group.
  const others = [
    { key: 'two', name: 'Reading' },
    { key: 'three', name: 'Mood' },
  ];
  expect(membershipRows(tree, '', others).filter(({ isNew }) => isNew)).toHaveLength(2);
});

test.each([
  [0, undefined, 'none'],
  [2, undefined, 'some'],
  [3, undefined, 'all'],
  [2, 'all', 'all'],
  [3, 'none', 'none'],
] as const)('a box of %i of three, chosen %s, shows %s', (share, choice, box) => {
  expect(boxOf(share, 3, choice)).toBe(box);
});

test.each([
  ['in all of them', 3, ['none', null]],
  ['in none of them', 0, ['all', null]],
  ['in some of them', 1, ['all', 'none', null]],
] as const)('pressing the box of a group that is %s', (_, share, choices) => {
  let choice: 'all' | 'none' | null = null;
  for (const next of choices) {
    choice = nextChoice(share, 3, choice ?? undefined);
    expect(choice).toBe(next);
  }
});
