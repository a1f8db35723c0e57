// Two edits of one list, item by item: what only one side added is in, what only one side removed is out, and asked is only where
// both changed the same item.

export type Side = 'mine' | 'theirs';

/** One item of either list, in the place that it has in both together. */
export interface MergeLine<Item> {
  readonly item: Item;
  /** The same for the same item in another merge of these lists. */
  readonly id: string;
  /** What became of it since both began, and by whom; null where it stayed as it was. */
  readonly change: { readonly sort: 'added' | 'removed'; readonly by: Side } | null;
  /** What this item stands for now, where it was put in the place of another. */
  readonly instead: Item | null;
  /** Whether it is in the outcome; null where both changed the same item, so that a person has to say. */
  readonly isIn: boolean | null;
}

/** What a side made of the list. */
interface Edit {
  /** By id of an item of before: by which item it was replaced. */
  readonly replaced: ReadonlyMap<string, string>;
  /** By id of a new item: which one it was put in the place of. */
  readonly origins: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value says, in one spelling: members that say nothing and the order of members do not count. */
function spelling(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelling).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const members = Object.keys(value)
    .filter((name) => value[name] != null)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${spelling(value[name])}`);
  return `{${members.join()}}`;
}

/** What stays the same when an item is edited, where it has such a thing: a field that is kept under its own name. */
function nameOf(item: unknown): string | null {
  return isRecord(item) && typeof item.name === 'string' && 'value' in item ? item.name : null;
}

/** What two items that are perhaps the same have in common: the name of a field that is kept, the last name of a person. */
function kinOf(item: unknown): string | null {
  const name = nameOf(item);
  if (name !== null) return `name ${name}`;
  const person = isRecord(item) && isRecord(item.person) ? item.person : item;
  return isRecord(person) && typeof person.family === 'string' ? `family ${person.family.toLowerCase()}` : null;
}

/** The ids of a list's items: equal items are told apart by which of them comes first. */
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

/** What a side made of the list: an item was replaced if it is gone and another one has its name, or else its place. */
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
  // Between the same two neighbours that stayed, the first that went is the first that came, and so on.
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

/** Whether the items that both lists have stand in another order in them. */
function isReordered(base: readonly string[], ids: readonly string[]): boolean {
  const [before, now] = [new Set(base), new Set(ids)];
  const left = base.filter((id) => now.has(id));
  return ids.filter((id) => before.has(id)).some((id, index) => id !== left[index]);
}

/** `spine` with the items of `other` that it lacks: each where the item was that it replaced, else behind what it stands behind in its own list. */
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
        // What the spine alone has put there goes first.
        while (place < result.length && !known.has(result[place] ?? '')) place += 1;
      }
      result.splice(place, 0, id);
    }
    previous = id;
  }
  return result;
}

/** Whether both sides sorted what both have, each otherwise. */
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
 * Merges two edits of a list. The order is that of the side that changed it, or of the one that is asked for; what is out keeps its
 * place among the lines, so that a person can take it in again.
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
  /**
   * A new item is disputed where the other side took away, or made something else of, what it was put in the place of, and where the other
   * side added what is perhaps the same.
   */
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

/** The list that the lines come to, with what a person said about them; null while they have to say something yet. */
export function mergedItems<Item>(
  lines: readonly MergeLine<Item>[],
  choices: Readonly<Record<string, boolean>> = {},
): readonly Item[] | null {
  const decided = lines.map(({ id, item, isIn }) => ({ item, isIn: choices[id] ?? isIn }));
  if (decided.some(({ isIn }) => isIn === null)) return null;
  return decided.flatMap(({ item, isIn }) => (isIn ? [item] : []));
}
