// Adds trees of groups to a library, as an import does: existing groups are reused and get what is new.
import { identityInFile } from '#bibliography/groups/desktopGroups.ts';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { rememberStep } from '../library/undoSteps.ts';
import type { NewId } from '../edges.ts';
import { refreshMembership } from './content/matches.ts';
import { asMade, type GroupRow, ruleOf } from './groupRow.ts';
import { type Member, addMembers, checkDocuments, documentsOf } from './members.ts';
import { findRequest, rememberRequest, usedElsewhere } from './groupRequests.ts';
import { findGroups, readGroupTree } from './readGroups.ts';
import type { NewGroup } from './readGroupInput.ts';
import type { GroupTree } from './tree.ts';
import { type AddedGroupsStep, undoAddGroups } from './undoGroups.ts';
import {
  type GroupToInsert,
  checkCount,
  checkDepth,
  endOf,
  heightOf,
  insertGroups,
  requireParent,
  rowOf,
} from './writeGroups.ts';

/** The result of a request that adds groups. */
export interface AddedGroups {
  /** The added or existing group for each tree of the request, in its order. */
  readonly groups: readonly GroupRow[];
  readonly madeCount: number;
  readonly undo: string;
}

/** A tree to add, and the group to add it below; null for the top level. */
export interface TreeToAdd {
  readonly group: NewGroup;
  readonly parentId: string | null;
}

/** Groups below the same parent are considered equal if a file describes both in the same way, so that exported groups can be imported again. */
function identityOf(parentId: string | null, group: Parameters<typeof identityInFile>[0]): string {
  return JSON.stringify([parentId, identityInFile(group)]);
}

/** Matches the groups of a request with equal groups of the library, each of which is used only once. */
class Merge {
  readonly toInsert: GroupToInsert[] = [];
  readonly members: Member[] = [];
  readonly #tree: GroupTree<GroupRow>;
  readonly #newId: NewId;
  readonly #waiting = new Map<string, GroupRow[]>();
  readonly #ends = new Map<string | null, number>();

  constructor(tree: GroupTree<GroupRow>, newId: NewId) {
    this.#tree = tree;
    this.#newId = newId;
    for (const row of tree.below(null)) {
      const identity = identityOf(row.parent_id, { ...row, rule: ruleOf(row) });
      const same = this.#waiting.get(identity);
      if (same) same.push(row);
      else this.#waiting.set(identity, [row]);
    }
  }

  /** Adds a group with all its descendants, or reuses equal ones; returns all their rows, that of the group first. */
  add(group: NewGroup, parentId: string | null): [GroupRow, ...GroupRow[]] {
    const there = this.#waiting.get(identityOf(parentId, { ...group.frame, rule: group.rule }))?.shift();
    const row = there ?? this.#make(group, parentId);
    if (there) for (const documentId of group.documentIds) this.members.push({ groupId: row.id, documentId });
    return [row, ...group.children.flatMap((child) => this.add(child, row.id))];
  }

  #make(group: NewGroup, parentId: string | null): GroupRow {
    const position = this.#ends.get(parentId) ?? endOf(this.#tree, parentId);
    this.#ends.set(parentId, position + 1);
    const row = rowOf(group, this.#newId('grp'), parentId, position);
    this.toInsert.push({ row, rulePath: group.rulePath, documentIds: group.documentIds });
    return row;
  }
}

/** Trees of groups in a library, and what adding them changed. */
export interface AddedTrees {
  /** The added or existing group for each tree, in their order. */
  readonly groups: readonly GroupRow[];
  /** For each tree, the ids of its group and of all descendants that it describes. */
  readonly idsOfTrees: readonly (readonly string[])[];
  readonly step: AddedGroupsStep;
  /** The documents that were added to groups which already existed. */
  readonly touched: readonly string[];
}

/** Adds trees to a library, all or none, without storing a step. */
export async function addTrees(tx: LibraryWriter, newId: NewId, trees: readonly TreeToAdd[]): Promise<AddedTrees> {
  const tree = await readGroupTree(tx);
  const merge = new Merge(tree, newId);
  const groups: GroupRow[] = [];
  const idsOfTrees: string[][] = [];
  for (const [index, { group, parentId }] of trees.entries()) {
    const path = ['input', 'groups', String(index)];
    const parent = await requireParent(tx, parentId, [...path, 'parentId']);
    checkDepth(tree.depthOf(parent?.id ?? null), heightOf(group), [...path, 'parentId']);
    const rows = merge.add(group, parent?.id ?? null);
    groups.push(rows[0]);
    idsOfTrees.push(rows.map(({ id }) => id));
  }
  checkCount(tree.size + merge.toInsert.length, ['input', 'groups']);
  await checkDocuments(tx, [
    ...documentsOf(merge.members),
    ...merge.toInsert.flatMap(({ documentIds }) => [...documentIds]),
  ]);
  const added = await addMembers(tx, merge.members);
  await refreshMembership(tx, documentsOf(added));
  const addedToMade = await insertGroups(tx, merge.toInsert);
  const step: AddedGroupsStep = {
    made: merge.toInsert.map(({ row }) => asMade(row)),
    members: [...added, ...addedToMade],
  };
  return { groups, idsOfTrees, step, touched: documentsOf(added) };
}

/** Adds trees to a library as one step, all or none. */
export async function addGroups(tx: LibraryWriter, newId: NewId, trees: readonly TreeToAdd[]): Promise<AddedGroups> {
  const { groups, step, touched } = await addTrees(tx, newId, trees);
  const undo = await rememberStep(tx, newId, undoAddGroups.step(touched, step));
  return { groups, madeCount: step.made.length, undo };
}

/** The result of the earlier request with this key; null if there was none. Groups that were deleted since are left out. */
export async function findAddedGroups(library: LibraryReader, key: string): Promise<AddedGroups | null> {
  const request = await findRequest(library, key);
  if (!request) return null;
  const { groupIds, madeCount, undo } = request;
  if (undo === null) throw usedElsewhere(['input', 'key']);
  const byId = new Map((await findGroups(library, groupIds)).map((row) => [row.id, row]));
  return { groups: groupIds.flatMap((id) => byId.get(id) ?? []), madeCount, undo };
}

/** Stores the result of a request, so that a retry does nothing and gets the same answer. */
export function rememberAddedGroups(tx: LibraryWriter, key: string, { groups, madeCount, undo }: AddedGroups) {
  return rememberRequest(tx, key, { groupIds: groups.map(({ id }) => id), madeCount, undo });
}
