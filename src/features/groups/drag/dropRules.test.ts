// Tests which drops are allowed: documents into groups filled by hand, groups anywhere except below themselves and automatic ones.
import { describe, expect, it, test } from 'vitest';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import type { DropZone } from '#machines/groupDrag/groupDragTypes.ts';
import type { GroupRecord } from '../data/groupNode.ts';
import { buildTree } from '../data/groupTree.ts';
import { placeAfterDrop, refusalOf, zoneAt } from './dropRules.ts';

function group(id: string, kind: GroupKind = 'explicit', parentId: string | null = null): GroupRecord {
  return {
    id,
    name: id,
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
  group('Chocolate'),
  group('Teaching'),
  group('Aristotle', 'explicit', 'Teaching'),
  group('Averroes', 'explicit', 'Teaching'),
  group('Keywords', 'automaticKeyword'),
  group('Kept', 'explicit', 'Keywords'),
  group('Kept too', 'explicit', 'Keywords'),
  group('To read', 'search'),
  group('Thesis', 'tex'),
  group('Old', 'desktop'),
]);
const documents = { kind: 'documents', id: 'document_1' } as const;
const carry = (id: string) => ({ kind: 'group', id }) as const;
const row = (id: string) => ({ id, name: id });

test.each([
  ['Chocolate', null],
  ['Keywords', '“Keywords” fills itself'],
  ['To read', '“To read” is filled by its search'],
  ['Thesis', '“Thesis” is filled by a LaTeX file'],
  ['Old', '“Old” is filled by JabRef'],
  ['primary', '“primary” fills itself'],
])('documents on %s: %s', (id, refusal) => {
  expect(refusalOf(tree, documents, row(id), 'into')).toBe(refusal);
});

test.each<[string, string, DropZone, string | null]>([
  ['Chocolate', 'Teaching', 'into', null],
  ['Chocolate', 'To read', 'into', null],
  ['Chocolate', 'Chocolate', 'before', 'You are dragging “Chocolate”'],
  ['Teaching', 'Aristotle', 'after', 'A group can’t be moved into itself'],
  ['Chocolate', 'Keywords', 'into', '“Keywords” creates its subgroups automatically'],
  ['Chocolate', 'Kept', 'before', '“Keywords” creates its subgroups automatically'],
  ['Kept', 'Keywords', 'into', null],
  ['Kept', 'Kept too', 'after', null],
  ['Chocolate', 'Keywords', 'after', null],
  ['Chocolate', 'primary', 'into', '“primary” was created automatically and can’t hold other groups'],
])('%s on %s, %s: %s', (id, target, zone, refusal) => {
  expect(refusalOf(tree, carry(id), row(target), zone)).toBe(refusal);
});

describe('the position after a drop', () => {
  it.each<[string, string, DropZone, boolean, ReturnType<typeof placeAfterDrop>]>([
    ['Chocolate', 'Teaching', 'into', false, { parentId: 'Teaching', before: null }],
    ['Old', 'Teaching', 'before', false, { parentId: null, before: 'Teaching' }],
    ['Old', 'Teaching', 'after', false, { parentId: null, before: 'Keywords' }],
    ['Old', 'Teaching', 'after', true, { parentId: 'Teaching', before: 'Aristotle' }],
    ['Averroes', 'Aristotle', 'before', false, { parentId: 'Teaching', before: 'Aristotle' }],
    ['Chocolate', 'Old', 'after', false, { parentId: null, before: null }],
    ['Chocolate', 'Keywords', 'after', true, { parentId: null, before: 'To read' }],
    ['Kept too', 'Keywords', 'after', true, { parentId: 'Keywords', before: 'Kept' }],
    // It is already in that position.
    ['Chocolate', 'Teaching', 'before', false, null],
    ['Averroes', 'Aristotle', 'after', false, null],
    ['Averroes', 'Teaching', 'into', false, null],
  ])('%s on %s, %s (open: %s)', (id, target, zone, isOpen, place) => {
    expect(placeAfterDrop(tree, id, target, zone, isOpen)).toEqual(place);
  });
});

test('a row has three drop zones for groups and one for documents', () => {
  expect([2, 14, 26].map((offset) => zoneAt('group', offset, 28))).toEqual(['before', 'into', 'after']);
  expect([2, 14, 26].map((offset) => zoneAt('documents', offset, 28))).toEqual(['into', 'into', 'into']);
});
