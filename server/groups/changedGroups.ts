// Records the changes of existing groups, and undoes them: each property that was not changed since gets its earlier value.
import { isDeepStrictEqual } from 'node:util';
import type { GroupFrame, GroupRule } from '#bibliography/groups/groupRule.ts';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { type GroupRow, ruleOf } from './groupRow.ts';
import { findGroup, readPlaces } from './readGroups.ts';
import { type Destination, frameOf, moveGroup, updateGroup } from './writeGroups.ts';

/** The parts of a group that are undone separately. Whether it is expanded is not part of the change. */
interface GroupParts extends Omit<GroupFrame, 'isExpanded'> {
  readonly rule: GroupRule;
  readonly place: Destination;
}

/** A changed group, with the earlier and the new values. */
export interface ChangedGroup {
  readonly id: string;
  readonly before: Partial<GroupParts>;
  readonly after: Partial<GroupParts>;
}

/** The result of undoing changes: groups that are completely restored, the others, and the changes that the undo made. */
export interface RevertedChanges {
  readonly restored: readonly string[];
  readonly left: readonly string[];
  readonly changed: readonly ChangedGroup[];
}

async function placeOf(library: LibraryReader, { id, parent_id }: GroupRow): Promise<Destination> {
  const siblings = (await readPlaces(library)).childrenOf(parent_id);
  const index = siblings.findIndex((sibling) => sibling.id === id);
  return { parentId: parent_id, before: siblings[index + 1]?.id ?? null };
}

async function partsOf(library: LibraryReader, row: GroupRow): Promise<GroupParts> {
  const { name, displayName, hierarchy, color, description, icon } = frameOf(row);
  const frame = { name, displayName, hierarchy, color, description, icon };
  return { ...frame, rule: ruleOf(row), place: await placeOf(library, row) };
}

/** Whether a part is unchanged. The position among siblings is ignored, because it changes whenever a sibling is added or removed. */
function isSame(name: keyof GroupParts, one: Partial<GroupParts>, other: Partial<GroupParts>): boolean {
  return name === 'place' ? one.place?.parentId === other.place?.parentId : isDeepStrictEqual(one[name], other[name]);
}

const namesOf = (parts: Partial<GroupParts>) => Object.keys(parts) as (keyof GroupParts)[];

function pick(parts: GroupParts, names: readonly (keyof GroupParts)[]): Partial<GroupParts> {
  return Object.fromEntries(names.map((name) => [name, parts[name]]));
}

/** Changes an existing group, and returns what changed; null if nothing did or the group no longer exists. */
export async function watchChange(
  tx: LibraryWriter,
  id: string,
  change: () => Promise<void>,
): Promise<ChangedGroup | null> {
  const before = await findGroup(tx, id);
  const was = before && (await partsOf(tx, before));
  await change();
  const after = await findGroup(tx, id);
  if (!was || !after) return null;
  const is = await partsOf(tx, after);
  const names = namesOf(is).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  return names.length === 0 ? null : { id, before: pick(was, names), after: pick(is, names) };
}

/** Sets these parts of a group. It is placed before its former next sibling or, if that is gone, at the end. */
async function giveParts(tx: LibraryWriter, newId: NewId, id: string, parts: Partial<GroupParts>): Promise<void> {
  const { place, rule = null, ...frame } = parts;
  await updateGroup(tx, newId, id, {
    frame,
    rule,
    parentId: undefined,
    keepsCitedKeys: false,
    rulePath: ['input', 'id'],
    members: null,
    children: [],
  });
  const row = place && (await findGroup(tx, id));
  if (!row) return;
  const siblings = (await readPlaces(tx)).childrenOf(place.parentId);
  await moveGroup(tx, row, {
    parentId: place.parentId,
    before: siblings.some((sibling) => sibling.id === place.before) ? place.before : null,
  });
}

/** Whether the group can be placed there: the parent exists and is not a descendant of the group. */
async function canStand(tx: LibraryReader, id: string, { parentId }: Destination): Promise<boolean> {
  if (parentId === null) return true;
  const places = await readPlaces(tx);
  return places.find(parentId) !== null && !places.isWithin(parentId, id);
}

/** Undoes the changes, the last one first. */
export async function revertChanges(
  tx: LibraryWriter,
  newId: NewId,
  changes: readonly ChangedGroup[],
): Promise<RevertedChanges> {
  const restored: string[] = [];
  const left: string[] = [];
  const changed: ChangedGroup[] = [];
  for (const { id, before, after } of changes.toReversed()) {
    const row = await findGroup(tx, id);
    if (!row) {
      left.push(id);
      continue;
    }
    const current = await partsOf(tx, row);
    const hasPlace = before.place === undefined || (await canStand(tx, id, before.place));
    const isOwn = (name: keyof GroupParts) => isSame(name, current, after) && (name !== 'place' || hasPlace);
    const names = namesOf(before);
    const own = names.filter(isOwn);
    const given = Object.fromEntries(own.map((name) => [name, before[name]]));
    const undone = await watchChange(tx, id, () => giveParts(tx, newId, id, given));
    if (undone) changed.push(undone);
    (names.every((name) => isOwn(name) || isSame(name, current, before)) ? restored : left).push(id);
  }
  return { restored, left, changed };
}
