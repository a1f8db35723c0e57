// Creates, changes and moves groups. All functions run under the library's lock, so that the tree cannot change between a check and the write.
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { GroupFrame, GroupRule } from '#bibliography/groups/groupRule.ts';
import { maximumGroupDepth, maximumGroups } from '#bibliography/groups/validateGroup.ts';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { badUserInput } from '../graphql/errors.ts';
import { readMadeId } from './content/made.ts';
import { dropUnusedFacets } from './content/facets.ts';
import { fillMatches, refreshMembership, refreshNames } from './content/matches.ts';
import { type GroupRow, type StoredRule, ruleOf } from './groupRow.ts';
import { type Member, addMembers, checkDocuments, documentsOf, keepOnlyMembers } from './members.ts';
import { isAutomatic } from './presentGroup.ts';
import { findGroup, readPlaces } from './readGroups.ts';
import { type GroupPatch, type NewGroup, tooDeep, tooManyGroups } from './readGroupInput.ts';
import { derivedSubgroup, unknownGroup } from './refusals.ts';
import type { GroupTree, TreeRow } from './tree.ts';

/** The rule without its kind. */
export function storedRule(rule: GroupRule): StoredRule {
  return Object.fromEntries(Object.entries(rule).filter(([name]) => name !== 'kind'));
}

/** The group with an id from the input; throws `NOT_FOUND`, or `BAD_USER_INPUT` for a derived subgroup. */
export async function requireGroup(tx: LibraryReader, id: string, path: readonly string[]): Promise<GroupRow> {
  const row = await findGroup(tx, id);
  if (row) return row;
  const made = readMadeId(id);
  const maker = made && (await findGroup(tx, made.automaticId));
  throw maker && isAutomatic(maker) ? derivedSubgroup(path) : unknownGroup();
}

/** The parent with an id from the input; null for the top level. */
export async function requireParent(
  tx: LibraryReader,
  id: string | null | undefined,
  path: readonly string[],
): Promise<GroupRow | null> {
  return id == null ? null : requireGroup(tx, id, path);
}

/** The position after the last subgroup of a group, or after the last group of the top level. */
export function endOf(places: GroupTree<TreeRow>, parentId: string | null): number {
  const last = places.childrenOf(parentId).at(-1);
  return last ? last.position + 1 : 0;
}

/** A group that is not stored yet. */
export interface GroupToInsert {
  readonly row: GroupRow;
  readonly rulePath: readonly string[];
  readonly documentIds: readonly string[];
}

/** The number of levels of a new group with its descendants. */
export function heightOf(group: NewGroup): number {
  return 1 + Math.max(0, ...group.children.map(heightOf));
}

/** Throws if groups would be nested too deeply. */
export function checkDepth(depth: number, height: number, path: readonly string[]): void {
  if (depth + height > maximumGroupDepth) throw badUserInput([{ path, message: tooDeep }]);
}

/** Throws if a library would have too many groups. */
export function checkCount(count: number, path: readonly string[]): void {
  if (count > maximumGroups) throw badUserInput([{ path, message: tooManyGroups }]);
}

/** The row of a new group. */
export function rowOf(group: NewGroup, id: string, parentId: string | null, position: number): GroupRow {
  const { frame, rule } = group;
  return {
    id,
    parent_id: parentId,
    position,
    kind: rule.kind,
    name: frame.name,
    display_name: frame.displayName,
    hierarchy: frame.hierarchy,
    color: frame.color,
    description: frame.description,
    icon: frame.icon,
    is_expanded: frame.isExpanded,
    rule: storedRule(rule),
    asked: 'together',
  };
}

/** The rows of whole subtrees, parents before children. */
export function planGroups(
  groups: readonly NewGroup[],
  newId: NewId,
  parentId: string | null,
  firstPosition: number,
): GroupToInsert[] {
  return groups.flatMap((group, index) => {
    const row = rowOf(group, newId('grp'), parentId, firstPosition + index);
    const { rulePath, documentIds } = group;
    return [{ row, rulePath, documentIds }, ...planGroups(group.children, newId, row.id, 0)];
  });
}

/** The most rows that one statement writes: some have thousands of cited keys. */
const chunkSize = 500;

/** Stores groups with their documents, and returns the members that were added. */
export async function insertGroups(tx: LibraryWriter, groups: readonly GroupToInsert[]): Promise<Member[]> {
  for (let start = 0; start < groups.length; start += chunkSize) {
    const records = groups.slice(start, start + chunkSize).map(({ row }) => row);
    await tx.query(
      (libraryId) => sql`
        insert into groups (
          library_id, id, parent_id, position, kind, name, display_name, hierarchy, color, description, icon, is_expanded, rule)
        select ${libraryId}, id, parent_id, position, kind, name, display_name, hierarchy, color, description, icon, is_expanded, rule
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(
          id text, parent_id text, position integer, kind text, name text, display_name text, hierarchy text, color text,
          description text, icon text, is_expanded boolean, rule jsonb)`,
    );
  }
  const members = groups.flatMap(({ row, documentIds }) =>
    documentIds.map((documentId) => ({ groupId: row.id, documentId })),
  );
  const added = await addMembers(tx, members);
  await fillMatches(
    tx,
    groups.map(({ row, rulePath: path }) => ({ ...row, path })),
  );
  await refreshMembership(tx, documentsOf(added));
  return added;
}

/** Creates a group with all its descendants, after its siblings. */
export async function createGroup(
  tx: LibraryWriter,
  newId: NewId,
  group: NewGroup,
  parentId: string | null | undefined,
): Promise<GroupRow> {
  const parent = await requireParent(tx, parentId, ['input', 'parentId']);
  const places = await readPlaces(tx);
  checkDepth(places.depthOf(parent?.id ?? null), heightOf(group), ['input', 'parentId']);
  const [made, ...below] = planGroups([group], newId, parent?.id ?? null, endOf(places, parent?.id ?? null));
  if (!made) throw new Error('A new group must have a row.');
  const all = [made, ...below];
  checkCount(places.size + all.length, ['input']);
  await checkDocuments(
    tx,
    all.flatMap(({ documentIds }) => documentIds),
  );
  await insertGroups(tx, all);
  return made.row;
}

/** Stores this order of `siblings` below a group. */
async function writeOrder(tx: LibraryWriter, parentId: string | null, siblings: readonly TreeRow[]): Promise<void> {
  const moved = siblings
    .map((row, position) => ({ row, position }))
    .filter(({ row, position }) => row.position !== position || row.parent_id !== parentId);
  if (moved.length === 0) return;
  await tx.query(
    (libraryId) => sql`
      update groups set parent_id = ${parentId}, position = place.position
      from unnest(${moved.map(({ row }) => row.id)}::text[], ${moved.map(({ position }) => position)}::integer[])
        as place(id, position)
      where groups.library_id = ${libraryId} and groups.id = place.id`,
  );
}

/** The place to which a group is moved. */
export interface Destination {
  readonly parentId: string | null;
  /** The sibling before which the group is inserted; null for the end. */
  readonly before: string | null;
}

/** Moves a group with all its descendants. */
export async function moveGroup(tx: LibraryWriter, row: GroupRow, { parentId, before }: Destination): Promise<void> {
  const parent = await requireParent(tx, parentId, ['input', 'parentId']);
  const places = await readPlaces(tx);
  if (parent && places.isWithin(parent.id, row.id)) {
    throw badUserInput([{ path: ['input', 'parentId'], message: 'A group cannot be its own subgroup.' }]);
  }
  checkDepth(places.depthOf(parent?.id ?? null), places.heightOf(row.id), ['input', 'parentId']);
  const siblings = places.childrenOf(parent?.id ?? null).filter(({ id }) => id !== row.id);
  if (before === row.id) {
    throw badUserInput([{ path: ['input', 'before'], message: 'A group cannot be placed before itself.' }]);
  }
  if (before !== null) await requireGroup(tx, before, ['input', 'before']);
  const index = before === null ? siblings.length : siblings.findIndex(({ id }) => id === before);
  if (index < 0) {
    throw badUserInput([
      { path: ['input', 'before'], message: 'The group to place it before is not in that parent group.' },
    ]);
  }
  await writeOrder(tx, parent?.id ?? null, [...siblings.slice(0, index), row, ...siblings.slice(index)]);
}

const desktopRefusal =
  'Only the desktop app can fill and edit this group. Here it can be moved, expanded, collapsed and deleted.';

/** Throws for changes to a group that only the desktop app fills: only its place, and whether it is expanded, may change. */
function checkDesktopPatch(row: GroupRow, { frame, rule }: GroupPatch): void {
  const stored = frameOf(row);
  const changed = Object.entries(frame).filter(
    ([name, value]) => name !== 'isExpanded' && value !== stored[name as keyof typeof stored],
  );
  const problems = changed.map(([name]) => ({
    path: ['input', name === 'hierarchy' ? 'hierarchyType' : name],
    message: desktopRefusal,
  }));
  if (rule) problems.push({ path: ['input'], message: desktopRefusal });
  if (problems.length > 0) throw badUserInput(problems);
}

/** The group's properties that do not depend on its kind. */
export function frameOf(row: GroupRow): GroupFrame {
  return {
    name: row.name,
    displayName: row.display_name,
    hierarchy: row.hierarchy,
    color: row.color,
    description: row.description,
    icon: row.icon,
    isExpanded: row.is_expanded,
  };
}

/** The rule of a group after a change; a TeX group whose paths change keeps its cited keys. */
function newRule(stored: GroupRule, { rule, keepsCitedKeys }: GroupPatch): GroupRule {
  if (keepsCitedKeys && rule?.kind === 'tex' && stored.kind === 'tex') return { ...rule, citedKeys: stored.citedKeys };
  return rule ?? stored;
}

/** Changes a group. A rule of another kind changes the kind of the group, and its documents added by hand stay stored. */
export async function updateGroup(tx: LibraryWriter, newId: NewId, id: string, patch: GroupPatch): Promise<GroupRow> {
  const row = await requireGroup(tx, id, ['input', 'id']);
  if (row.kind === 'desktop') checkDesktopPatch(row, patch);
  const documentIds = patch.members?.documentIds ?? [];
  await checkDocuments(tx, documentIds);

  const frame = { ...frameOf(row), ...patch.frame };
  const rule = newRule(ruleOf(row), patch);
  await tx.query(
    (libraryId) => sql`
      update groups set
        kind = ${rule.kind}, name = ${frame.name}, display_name = ${frame.displayName}, hierarchy = ${frame.hierarchy},
        color = ${frame.color}, description = ${frame.description}, icon = ${frame.icon},
        is_expanded = ${frame.isExpanded}, rule = ${JSON.stringify(storedRule(rule))}::jsonb
      where library_id = ${libraryId} and id = ${id}`,
  );
  if (patch.members) {
    const added = documentIds.map((documentId) => ({ groupId: id, documentId }));
    const removed = patch.members.keep ? [] : await keepOnlyMembers(tx, id, documentIds);
    await refreshMembership(tx, [...new Set([...removed, ...documentsOf(await addMembers(tx, added))])]);
  }
  if (patch.parentId !== undefined && patch.parentId !== row.parent_id) {
    await moveGroup(tx, row, { parentId: patch.parentId, before: null });
  }
  await makeBelow(tx, newId, id, patch.children);
  const updated = await findGroup(tx, id);
  if (!updated) throw new Error('The changed group no longer exists.');
  // Saving a rule that was given up because it is slow evaluates it again.
  if (!isDeepStrictEqual(rule, ruleOf(row)) || (patch.rule && row.asked === 'never')) {
    await fillMatches(tx, [{ ...updated, path: patch.rulePath }]);
    await dropUnusedFacets(tx, [row]);
  }
  if (updated.name !== row.name || updated.kind !== row.kind) await refreshNames(tx, [id]);
  return updated;
}

/** Creates subgroups after the existing ones. */
async function makeBelow(tx: LibraryWriter, newId: NewId, id: string, children: readonly NewGroup[]): Promise<void> {
  if (children.length === 0) return;
  const places = await readPlaces(tx);
  checkDepth(places.depthOf(id), Math.max(...children.map(heightOf)), ['input', 'children']);
  const groups = planGroups(children, newId, id, endOf(places, id));
  checkCount(places.size + groups.length, ['input', 'children']);
  await checkDocuments(
    tx,
    groups.flatMap(({ documentIds }) => documentIds),
  );
  await insertGroups(tx, groups);
}
