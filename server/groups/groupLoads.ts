// Loads the data around groups (parents, subgroups, counts) in batches: each batch is one or two statements, however many groups a request
// shows. Batches do not share results, because a mutation may run between them.
import DataLoader from 'dataloader';
import type { ReadableLibrary } from '../library/library.ts';
import type { Context } from '../graphql/context.ts';
import { countGroups } from './content/groupCounts.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import { type MadeGroup, findMade, listMade, listMadeChildren, readMadeId } from './content/made.ts';
import type { GroupRow } from './groupRow.ts';
import { type PresentedGroup, isAutomatic, parentIdOf, presentGroup, presentMadeGroup } from './presentGroup.ts';
import { findGroups, listChildren } from './readGroups.ts';
import { type CitingGroup, listMissingKeysOf, listUncitedKeysOf } from './texKeys.ts';

/** Appends a value to the list that a map holds for the key. */
function appendTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Sets the surroundings of each of these groups. `groups` must contain all their descendants; `top` is the parent of those whose parent is
 * not among them.
 */
export function surround(groups: readonly PresentedGroup[], top: PresentedGroup | null): void {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const children = new Map<string, PresentedGroup[]>();
  for (const group of groups) {
    const parentId = parentIdOf(group);
    if (parentId !== null) appendTo(children, parentId, group);
  }
  for (const group of groups) {
    const parentId = parentIdOf(group);
    const parent = (parentId === null ? null : byId.get(parentId)) ?? top;
    const below = children.get(group.id) ?? [];
    // The list of derived subgroups may be cut off, so it doesn't tell whether there are children.
    const hasChildren = group.source.made ? group.source.group.hasChildren : below.length > 0;
    group.surroundings = { parent, hasChildren, children: below };
  }
}

/** The derived subgroups of the automatic group `maker`, parents before children, with their surroundings. */
export function presentMadeBy(maker: PresentedGroup, made: readonly MadeGroup[]): PresentedGroup[] {
  const groups = made.map(presentMadeGroup);
  surround(groups, maker);
  return groups;
}

async function loadGroups(library: ReadableLibrary, ids: readonly string[]): Promise<(PresentedGroup | null)[]> {
  const distinct = [...new Set(ids)];
  const groups: PresentedGroup[] = (await findGroups(library, distinct)).map(presentGroup);
  const made = distinct.filter((id) => readMadeId(id) !== null);
  if (made.length > 0) {
    await ensureDerived(library);
    groups.push(...(await findMade(library, made)).map(presentMadeGroup));
  }
  const byId = new Map(groups.map((group) => [group.id, group]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Loads the children of stored groups: first the stored ones, then the derived subgroups of automatic groups. */
async function loadStoredChildren(
  library: ReadableLibrary,
  parents: ReadonlyMap<string, GroupRow>,
  children: Map<string, PresentedGroup[]>,
): Promise<void> {
  for (const row of await listChildren(library, [...parents.keys()])) {
    if (row.parent_id !== null) appendTo(children, row.parent_id, presentGroup(row));
  }
  const automatic = [...parents.values()].filter(isAutomatic);
  if (automatic.length === 0) return;
  await ensureDerived(library);
  const made = await listMade(library, automatic);
  for (const row of automatic) {
    for (const group of presentMadeBy(presentGroup(row), made.get(row.id) ?? [])) {
      if (parentIdOf(group) === row.id) appendTo(children, row.id, group);
    }
  }
}

/** Loads the children of derived subgroups that were requested individually: the next level of hierarchical keywords. */
async function loadMadeChildren(
  library: ReadableLibrary,
  parents: ReadonlyMap<string, MadeGroup>,
  children: Map<string, PresentedGroup[]>,
): Promise<void> {
  const withChildren = [...parents.values()].filter(({ hasChildren }) => hasChildren);
  if (withChildren.length === 0) return;
  const makers = await findGroups(library, [...new Set(withChildren.map(({ automaticId }) => automaticId))]);
  for (const { id, automaticId } of withChildren) {
    const maker = makers.find((row) => row.id === automaticId);
    if (!maker) continue;
    for (const group of await listMadeChildren(library, maker, readMadeId(id)?.value)) {
      appendTo(children, id, presentMadeGroup(group));
    }
  }
}

async function loadChildren(library: ReadableLibrary, parents: readonly PresentedGroup[]): Promise<PresentedGroup[][]> {
  const stored = new Map<string, GroupRow>();
  const made = new Map<string, MadeGroup>();
  for (const { id, source } of parents) {
    if (source.made) made.set(id, source.group);
    else stored.set(id, source.row);
  }
  const children = new Map<string, PresentedGroup[]>();
  if (stored.size > 0) await loadStoredChildren(library, stored, children);
  await loadMadeChildren(library, made, children);
  return parents.map(({ id }) => children.get(id) ?? []);
}

async function loadCounts(library: ReadableLibrary, ids: readonly string[]): Promise<number[]> {
  await ensureDerived(library);
  const counts = await countGroups(library, [...new Set(ids)]);
  return ids.map((id) => counts.get(id) ?? 0);
}

async function loadMissingKeys(library: ReadableLibrary, groups: readonly CitingGroup[]): Promise<string[][]> {
  await ensureDerived(library);
  return listMissingKeysOf(library, groups);
}

async function loadUncitedKeys(library: ReadableLibrary, groups: readonly CitingGroup[]): Promise<string[][]> {
  await ensureDerived(library);
  return listUncitedKeysOf(library, groups);
}

export class GroupLoads {
  readonly #groups: DataLoader<string, PresentedGroup | null>;
  readonly #children: DataLoader<PresentedGroup, PresentedGroup[]>;
  readonly #counts: DataLoader<string, number>;
  readonly #missingKeys: DataLoader<CitingGroup, string[]>;
  readonly #uncitedKeys: DataLoader<CitingGroup, string[]>;

  constructor(context: Pick<Context, 'libraries'>) {
    const options = { cache: false, maxBatchSize: 10_000 };
    // The libraries are read from the context at each load, because a log-in within the request changes them.
    const loader = <Key, Value>(
      idOf: (key: Key) => string,
      load: (library: ReadableLibrary, keys: readonly Key[]) => Promise<readonly Value[]>,
    ) => new DataLoader<Key, Value>((keys) => context.libraries.loadByLibrary(keys, idOf, load), options);
    this.#groups = loader((id) => id, loadGroups);
    this.#children = loader(({ id }) => id, loadChildren);
    this.#counts = loader((id) => id, loadCounts);
    this.#missingKeys = loader(({ id }) => id, loadMissingKeys);
    this.#uncitedKeys = loader(({ id }) => id, loadUncitedKeys);
  }

  /** The stored group or derived subgroup with this id; null if there is none. */
  find(id: string): Promise<PresentedGroup | null> {
    return this.#groups.load(id);
  }

  /** The sorted subgroups: stored ones first, then derived ones. */
  childrenOf(group: PresentedGroup): Promise<PresentedGroup[]> | PresentedGroup[] {
    return group.surroundings?.children ?? this.#children.load(group);
  }

  /** Returns a plain value if it is known, because promises for thousands of groups would take most of the time. */
  hasChildren(group: PresentedGroup): Promise<boolean> | boolean {
    if (group.surroundings) return group.surroundings.hasChildren;
    if (group.source.made) return group.source.group.hasChildren;
    return this.#children.load(group).then((children) => children.length > 0);
  }

  parentOf(group: PresentedGroup): Promise<PresentedGroup | null> | PresentedGroup | null {
    if (group.surroundings) return group.surroundings.parent;
    const parentId = parentIdOf(group);
    return parentId === null ? null : this.find(parentId);
  }

  countOf({ id }: PresentedGroup): Promise<number> {
    return this.#counts.load(id);
  }

  missingKeysOf(group: CitingGroup): Promise<string[]> {
    return this.#missingKeys.load(group);
  }

  uncitedKeysOf(group: CitingGroup): Promise<string[]> {
    return this.#uncitedKeys.load(group);
  }
}

const loadsOf = new WeakMap<object, GroupLoads>();

/** The loader of a request. */
export function groupLoads(context: Pick<Context, 'libraries'>): GroupLoads {
  const known = loadsOf.get(context);
  if (known) return known;
  const loads = new GroupLoads(context);
  loadsOf.set(context, loads);
  return loads;
}
