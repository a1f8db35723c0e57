// Merges two edits of one list item by item: additions and removals by one side are applied, and only if both sides changed the same item does a person decide.

export type Side = 'mine' | 'theirs';

/** An item of either list, at its position in the merged list. */
export interface MergeLine<Item> {
  readonly item: Item;
  /** The same for the same item in another merge of these lists. */
  readonly id: string;
  /** The change of the item and its side; null if it is unchanged. */
  readonly change: { readonly sort: 'added' | 'removed'; readonly by: Side } | null;
  /** The item of the original list that this one replaced, if any. */
  readonly instead: Item | null;
  /** Whether the item is in the result; null if both sides changed it, so that a person has to decide. */
  readonly isIn: boolean | null;
}

/** The changes of one side. */
interface Edit {
  /** The id of the new item that replaced each removed one. */
  readonly replaced: ReadonlyMap<string, string>;
  /** The id of the original item that each new one replaced. */
  readonly origins: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A canonical form of a value: empty members and the order of members are ignored. */
function spelling(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelling).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const members = Object.keys(value)
    .filter((name) => value[name] != null)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${spelling(value[name])}`);
  return `{${members.join()}}`;
}

/** The identity that an item keeps when it is edited, if it has one: the name of an other field. */
function nameOf(item: unknown): string | null {
  return isRecord(item) && typeof item.name === 'string' && 'value' in item ? item.name : null;
}

/** The key that two possibly equal items share: the name of an other field, or the last name of a person. */
function kinOf(item: unknown): string | null {
  const name = nameOf(item);
  if (name !== null) return `name ${name}`;
  const person = isRecord(item) && isRecord(item.person) ? item.person : item;
  return isRecord(person) && typeof person.family === 'string' ? `family ${person.family.toLowerCase()}` : null;
}

/** The ids of a list's items; equal items are distinguished by their order. */
function identify<Item>(items: readonly Item[], known: Map<string, Item>): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = spelling(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    const id = count === 0 ? text : `${text}#${count}`;
    if (!known.has(id)) known.set(id, item);
    return id;
  });
}

/** The changes of one side: a removed item counts as replaced by a new one with the same name, or else at the same place. */
function editOf<Item>(base: readonly string[], ids: readonly string[], known: ReadonlyMap<string, Item>): Edit {
  const [before, now] = [new Set(base), new Set(ids)];
  const replaced = new Map<string, string>();
  const origins = new Map<string, string>();
  const pair = (old: string, fresh: string): void => {
    replaced.set(old, fresh);
    origins.set(fresh, old);
  };
  const gone = base.filter((id) => !now.has(id));
  const fresh = ids.filter((id) => !before.has(id));
  for (const id of gone) {
    const name = nameOf(known.get(id));
    const same =
      name === null ? undefined : fresh.find((each) => !origins.has(each) && nameOf(known.get(each)) === name);
    if (same !== undefined) pair(id, same);
  }
  // Between the same two unchanged neighbours, removed and new items are paired in order.
  const runs = (list: readonly string[], isLoose: (id: string) => boolean): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    let after = '';
    for (const id of list) {
      if (isLoose(id)) found.set(after, [...(found.get(after) ?? []), id]);
      else after = id;
    }
    return found;
  };
  const isUnnamed = (id: string) => nameOf(known.get(id)) === null;
  const came = runs(ids, (id) => !before.has(id));
  for (const [after, went] of runs(base, (id) => !now.has(id))) {
    const inPlace = (came.get(after) ?? []).filter(isUnnamed);
    went.filter(isUnnamed).forEach((id, index) => {
      const candidate = inPlace[index];
      if (candidate !== undefined) pair(id, candidate);
    });
  }
  return { replaced, origins, ids };
}

/** Whether the common items of both lists are in a different order. */
function isReordered(base: readonly string[], ids: readonly string[]): boolean {
  const [before, now] = [new Set(base), new Set(ids)];
  const left = base.filter((id) => now.has(id));
  return ids.filter((id) => before.has(id)).some((id, index) => id !== left[index]);
}

/** `spine` with the additional items of `other`: each at the place of the item it replaced, else after its predecessor in its own list. */
function woven(base: readonly string[], spine: Edit, other: Edit): string[] {
  const known = new Set([...base, ...other.ids]);
  const result = [...spine.ids];
  let previous: string | null = null;
  for (const id of other.ids) {
    if (!result.includes(id)) {
      const origin = other.origins.get(id) ?? '';
      const replaced = result.indexOf(spine.replaced.get(origin) ?? origin);
      let place = replaced + 1;
      if (replaced < 0) {
        place = previous === null ? 0 : result.indexOf(previous) + 1;
        // Items that only the spine has at this place come first.
        while (place < result.length && !known.has(result[place] ?? '')) place += 1;
      }
      result.splice(place, 0, id);
    }
    previous = id;
  }
  return result;
}

/** Whether both sides reordered their common items differently. */
export function isOrderDisputed(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): boolean {
  const [before, mineIds, theirIds] = [base, mine, theirs].map((list) => identify(list, new Map<string, unknown>()));
  if (!before || !mineIds || !theirIds) return false;
  return isReordered(before, mineIds) && isReordered(before, theirIds) && isReordered(mineIds, theirIds);
}

/**
 * Merges two edits of a list. The order is that of the side that changed it, or of the requested one. Removed items keep their place among the lines, so that a
 * person can restore them.
 */
export function mergeLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  orderOf: Side | null = null,
): readonly MergeLine<Item>[] {
  const items = new Map<string, Item>();
  const before = identify(base, items);
  const mineIds = identify(mine, items);
  const theirIds = identify(theirs, items);
  const edits = { mine: editOf(before, mineIds, items), theirs: editOf(before, theirIds, items) };
  const stood = new Set(before);
  const has = { mine: new Set(mineIds), theirs: new Set(theirIds) };
  const isTheirOrder =
    orderOf === null ? isReordered(before, theirIds) && !isReordered(before, mineIds) : orderOf === 'theirs';
  const order = isTheirOrder ? woven(before, edits.theirs, edits.mine) : woven(before, edits.mine, edits.theirs);

  const kinOfNew = (ids: readonly string[], others: ReadonlySet<string>) =>
    new Set(ids.flatMap((id) => (stood.has(id) || others.has(id) ? [] : (kinOf(items.get(id)) ?? []))));
  const kin = { mine: kinOfNew(mineIds, has.theirs), theirs: kinOfNew(theirIds, has.mine) };
  /** A new item is disputed if the other side removed or changed the item that it replaced, or added a possibly equal item. */
  const isDisputed = (id: string, by: Side): boolean => {
    const other = by === 'mine' ? 'theirs' : 'mine';
    if (kin[other].has(kinOf(items.get(id)) ?? '')) return true;
    const origin = edits[by].origins.get(id);
    return origin !== undefined && !has[other].has(origin) && edits[other].replaced.get(origin) !== id;
  };
  return order.flatMap((id): MergeLine<Item>[] => {
    const item = items.get(id);
    if (item === undefined) return [];
    const isInBoth = has.mine.has(id) && has.theirs.has(id);
    if (isInBoth) return [{ item, id, change: null, instead: null, isIn: true }];
    const side: Side = has.mine.has(id) ? 'mine' : 'theirs';
    if (stood.has(id)) {
      const by: Side = side === 'mine' ? 'theirs' : 'mine';
      return [{ item, id, change: { sort: 'removed', by }, instead: null, isIn: false }];
    }
    const origin = edits[side].origins.get(id);
    const instead = origin === undefined ? null : (items.get(origin) ?? null);
    return [{ item, id, change: { sort: 'added', by: side }, instead, isIn: isDisputed(id, side) ? null : true }];
  });
}

/** The merged list with the person's decisions; null while some are missing. */
export function mergedItems<Item>(
  lines: readonly MergeLine<Item>[],
  choices: Readonly<Record<string, boolean>> = {},
): readonly Item[] | null {
  const decided = lines.map(({ id, item, isIn }) => ({ item, isIn: choices[id] ?? isIn }));
  if (decided.some(({ isIn }) => isIn === null)) return null;
  return decided.flatMap(({ item, isIn }) => (isIn ? [item] : []));
}
