// What stands around groups, asked for by many fields of one request at once: each batch is one or two statements, however many
// groups a request shows. Nothing is remembered from one batch to the next: a mutation may stand between.
import DataLoader from 'dataloader';
import type { LibraryReader } from '../database/library.ts';
import type { Context } from '../graphql/context.ts';
import { countGroups } from './content/countGroups.ts';
import { findMade, listMade } from './content/madeGroups.ts';
import type { GroupRow } from './groupRow.ts';
import {
  type MadeGroup,
  type PresentedGroup,
  isAutomatic,
  parentIdOf,
  presentGroup,
  presentMadeGroup,
} from './presentGroup.ts';
import { findGroups, listChildren } from './readGroups.ts';

/** The id of the automatic group that made a group, out of the id of what it made; null for any other. */
export function makerOf(id: string): string | null {
  const dot = id.indexOf('.');
  return dot < 0 ? null : id.slice(0, dot);
}

/** Appends to the list of a key. */
function appendTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Says of each of these groups what stands around it: `groups` are all below some groups, `top` is what those at the top have for
 * their parent.
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
    group.surroundings = { parent, children: children.get(group.id) ?? [] };
  }
}

/** What the automatic group `maker` made, parents before children, each with what stands around it. */
export function presentMadeBy(maker: PresentedGroup, made: readonly MadeGroup[]): PresentedGroup[] {
  const groups = made.map(presentMadeGroup);
  surround(groups, maker);
  return groups;
}

async function loadGroups(library: LibraryReader, ids: readonly string[]): Promise<(PresentedGroup | null)[]> {
  const stored = ids.filter((id) => makerOf(id) === null);
  const made = ids.filter((id) => makerOf(id) !== null);
  const rows = stored.length === 0 ? [] : await findGroups(library, [...new Set(stored)]);
  const values = made.length === 0 ? [] : await findMade(library, [...new Set(made)]);
  const groups = new Map(
    [...rows.map(presentGroup), ...values.map(presentMadeGroup)].map((group) => [group.id, group]),
  );
  return ids.map((id) => groups.get(id) ?? null);
}

async function loadChildren(library: LibraryReader, parents: readonly PresentedGroup[]): Promise<PresentedGroup[][]> {
  const stored = new Map<string, PresentedGroup>();
  /** Of those that are looked into, and of those whose subgroups are: what they make is listed whole. */
  const makers = new Map<string, GroupRow>();
  const unknownMakers = new Set<string>();
  for (const { id, source } of parents) {
    if (source.made) unknownMakers.add(makerOf(id) ?? id);
    else if (isAutomatic(source.row)) makers.set(id, source.row);
  }
  for (const parent of parents) if (!parent.source.made) stored.set(parent.id, parent);
  for (const id of makers.keys()) unknownMakers.delete(id);
  if (unknownMakers.size > 0) {
    for (const row of await findGroups(library, [...unknownMakers])) makers.set(row.id, row);
  }
  const children = new Map<string, PresentedGroup[]>();
  if (stored.size > 0) {
    for (const row of await listChildren(library, [...stored.keys()])) {
      if (row.parent_id !== null) appendTo(children, row.parent_id, presentGroup(row));
    }
  }
  if (makers.size > 0) {
    const made = await listMade(library, [...makers.values()]);
    for (const row of makers.values()) {
      for (const group of presentMadeBy(stored.get(row.id) ?? presentGroup(row), made.get(row.id) ?? [])) {
        const parentId = parentIdOf(group);
        if (parentId !== null) appendTo(children, parentId, group);
      }
    }
  }
  return parents.map(({ id }) => children.get(id) ?? []);
}

async function loadCounts(library: LibraryReader, ids: readonly string[]): Promise<number[]> {
  const counts = await countGroups(library, [...new Set(ids)]);
  return ids.map((id) => counts.get(id) ?? 0);
}

export class GroupLoads {
  readonly #groups: DataLoader<string, PresentedGroup | null>;
  readonly #children: DataLoader<PresentedGroup, PresentedGroup[]>;
  readonly #counts: DataLoader<string, number>;

  /** The library is asked for anew each time: a log-in in the same request changes it. */
  constructor(library: () => LibraryReader) {
    const options = { cache: false, maxBatchSize: 10_000 };
    this.#groups = new DataLoader((ids) => loadGroups(library(), ids), options);
    this.#children = new DataLoader((parents) => loadChildren(library(), parents), options);
    this.#counts = new DataLoader((ids) => loadCounts(library(), ids), options);
  }

  /** A group, whether somebody made it or an automatic group did; null when there is none. */
  find(id: string): Promise<PresentedGroup | null> {
    return this.#groups.load(id);
  }

  /** The subgroups, in their order; those that an automatic group makes come after those that were put below it. */
  childrenOf(group: PresentedGroup): Promise<PresentedGroup[]> | PresentedGroup[] {
    return group.surroundings?.children ?? this.#children.load(group);
  }

  async hasChildren(group: PresentedGroup): Promise<boolean> {
    return (await this.childrenOf(group)).length > 0;
  }

  parentOf(group: PresentedGroup): Promise<PresentedGroup | null> | PresentedGroup | null {
    if (group.surroundings) return group.surroundings.parent;
    const parentId = parentIdOf(group);
    return parentId === null ? null : this.find(parentId);
  }

  countOf({ id }: PresentedGroup): Promise<number> {
    return this.#counts.load(id);
  }
}

const loadsOf = new WeakMap<object, GroupLoads>();

/** The batches of a request. */
export function groupLoads(context: Pick<Context, 'library'>): GroupLoads {
  const known = loadsOf.get(context);
  if (known) return known;
  const loads = new GroupLoads(() => context.library);
  loadsOf.set(context, loads);
  return loads;
}
