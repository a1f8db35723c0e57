// Reads the groups that are copied to another library, as trees to add there.
import sql from 'sql-template-tag';
import type { TreeToAdd } from '../groups/addGroups.ts';
import { fingerprintOfAll, type GroupRow, ruleOf } from '../groups/groupRow.ts';
import type { NewGroup } from '../groups/readGroupInput.ts';
import { frameOf, requireGroup } from '../groups/writeGroups.ts';
import { readGroupTree } from '../groups/readGroups.ts';
import type { GroupTree } from '../groups/tree.ts';
import type { LibraryReader } from '../library/library.ts';
import type { CopiedGroup } from './copiedStep.ts';

/** The groups of the source to copy: the topmost ones, and which of the groups below them. */
export interface GroupsToCopy {
  readonly tops: readonly GroupRow[];
  /** All of them by id, with `tops`. */
  readonly ids: ReadonlySet<string>;
  readonly tree: GroupTree<GroupRow>;
}

/** The named groups with everything below them. A group that is below another one is copied only once. */
export async function readNamedGroups(source: LibraryReader, named: readonly string[]): Promise<GroupsToCopy> {
  const tree = await readGroupTree(source);
  const rows = new Map<string, GroupRow>();
  for (const [index, id] of named.entries())
    rows.set(id, tree.find(id) ?? (await requireGroup(source, id, ['input', 'groupIds', String(index)])));
  const isBelowNamed = (row: GroupRow) => {
    for (let above = tree.parentOf(row); above; above = tree.parentOf(above)) if (rows.has(above.id)) return true;
    return false;
  };
  const tops = [...rows.values()].filter((row) => !isBelowNamed(row));
  const ids = new Set(tops.flatMap(({ id }) => [id, ...tree.below(id).map((below) => below.id)]));
  return { tops, ids, tree };
}

/** The most documents that one statement asks about. */
const chunkSize = 2_000;

/** For the ids of groups, the documents among these that are in them by hand. */
async function readMembers(
  source: LibraryReader,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const members = new Map<string, string[]>();
  for (let start = 0; start < documentIds.length; start += chunkSize) {
    const chunk = documentIds.slice(start, start + chunkSize);
    const rows = await source.query<{ group_id: string; document_id: string }>(
      (libraryId) => sql`
        select m.group_id, m.document_id from group_members m
        join groups g on g.library_id = ${libraryId} and g.id = m.group_id
        where m.library_id = ${libraryId} and m.document_id = any(${chunk}::text[])
          and g.kind = 'explicit' and g.deleted_at is null
        order by m.group_id, m.document_id`,
    );
    for (const { group_id, document_id } of rows) {
      const own = members.get(group_id);
      if (own) own.push(document_id);
      else members.set(group_id, [document_id]);
    }
  }
  return members;
}

/** The groups that documents are in by hand, with the groups above them. */
export async function readGroupsAround(source: LibraryReader, documentIds: readonly string[]): Promise<GroupsToCopy> {
  const [tree, members] = [await readGroupTree(source), await readMembers(source, documentIds)];
  const ids = new Set<string>();
  for (const id of members.keys())
    for (let row = tree.find(id); row && !ids.has(row.id); row = tree.parentOf(row)) ids.add(row.id);
  return { tops: tree.childrenOf(null).filter(({ id }) => ids.has(id)), ids, tree };
}

/** The trees to add to the target, with those of these documents that are in their groups by hand, by the ids of the source. */
export async function readTrees(
  source: LibraryReader,
  { tops, ids, tree }: GroupsToCopy,
  documentIds: readonly string[],
): Promise<TreeToAdd[]> {
  const members = await readMembers(source, documentIds);
  const groupOf = (row: GroupRow): NewGroup => ({
    frame: frameOf(row),
    rule: ruleOf(row),
    rulePath: ['input', 'groupIds'],
    documentIds: members.get(row.id) ?? [],
    children: tree.childrenOf(row.id).flatMap((child) => (ids.has(child.id) ? [groupOf(child)] : [])),
  });
  return tops.map((row) => ({ group: groupOf(row), parentId: null }));
}

/** The topmost groups as a move has to know them, with the groups of the target that each tree became. */
export function asCopied(
  { tops, tree }: GroupsToCopy,
  idsOfTrees: readonly (readonly string[])[],
): readonly CopiedGroup[] {
  return tops.map((row, index) => ({
    id: row.id,
    fingerprint: fingerprintOfAll([row, ...tree.below(row.id)]),
    targetIds: idsOfTrees[index] ?? [],
  }));
}

/** A tree with the documents of the target in place of those of the source. */
export function inTarget(tree: TreeToAdd, targetIds: ReadonlyMap<string, string>): TreeToAdd {
  const groupIn = (group: NewGroup): NewGroup => ({
    ...group,
    documentIds: [...new Set(group.documentIds.flatMap((id) => targetIds.get(id) ?? []))],
    children: group.children.map(groupIn),
  });
  return { ...tree, group: groupIn(tree.group) };
}
