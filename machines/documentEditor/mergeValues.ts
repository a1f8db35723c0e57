// Merges two edits of one value: a part (a journal issue, a conference) member by member, a list item by item. Only what both sides
// changed is left for the person to decide.
import { isRecord } from '#bibliography/isRecord.ts';
import { isOrderDisputed, mergedItems, mergeLists } from '#bibliography/mergeLists.ts';
import { sameValue } from './fieldValue.ts';

/** One value edited in two places. */
export interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The values that were sent from here, the latest last. If `theirs` equals one of them, it is our own save. */
  readonly sent: readonly unknown[];
}

/** A path of member names to something within the value; empty for the value itself. */
export type MemberPath = readonly string[];

export interface Merge {
  /** The base of the merged value: theirs, except in what is disputed. */
  readonly base: unknown;
  /** The merged value; mine in what is disputed. */
  readonly value: unknown;
  /** Paths to what both sides changed differently. */
  readonly disputed: readonly MemberPath[];
}

type Part = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Null if nothing is left of the part. */
function partOf(members: readonly (readonly [string, unknown])[]): Part | null {
  const said = members.filter(([, value]) => value != null);
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** The value at the end of the path. */
export function memberAt(value: unknown, path: MemberPath): unknown {
  return path.reduce(memberOf, value);
}

/** The value with another member at the end of the path. */
export function withMember(value: unknown, [name, ...rest]: MemberPath, member: unknown): unknown {
  if (name === undefined) return member;
  const others = isRecord(value) ? value : {};
  return partOf(Object.entries({ ...others, [name]: withMember(others[name], rest, member) }));
}

/** The items of a list; empty for null, and null for anything else. */
export function itemsOf(value: unknown): readonly unknown[] | null {
  if (value == null) return [];
  return Array.isArray(value) ? value : null;
}

/**
 * The merged list; undefined if it is not a list, or if both sides changed the same item or the order. If one of our own saves may
 * have been stored, it cannot be told from the changes of others, so the person decides.
 */
function mergedList({ base, mine, theirs, sent }: Sides): unknown {
  const isClear = sent.slice(0, -1).every((earlier) => sameValue(earlier, mine));
  const [before, own, others] = [itemsOf(base), itemsOf(mine), itemsOf(theirs)] as const;
  if (!isClear || before === null || own === null || others === null || isOrderDisputed(before, own, others))
    return undefined;
  const items = mergedItems(mergeLists(before, own, others));
  return items?.length === 0 ? null : (items ?? undefined);
}

/** Whether `theirs` comes from somebody else: it is neither the base nor a value that was sent from here. */
export function isForeign({ base, mine, theirs, sent }: Sides): boolean {
  return ![base, mine, ...sent].some((known) => sameValue(known, theirs));
}

function mergeMember(sides: Sides): Merge {
  const { base, mine, theirs } = sides;
  if (!isForeign(sides)) return { base: theirs, value: mine, disputed: [] };
  if (sameValue(base, mine)) return { base: theirs, value: theirs, disputed: [] };
  return mergeValues(sides);
}

function mergeParts({ base, mine, theirs, sent }: Sides & { mine: Part; theirs: Part }): Merge {
  const names = [
    ...new Set([...Object.keys(mine), ...Object.keys(theirs), ...(isRecord(base) ? Object.keys(base) : [])]),
  ];
  const members = names.map((name) => {
    const of = (value: unknown) => memberOf(value, name);
    return { name, merge: mergeMember({ base: of(base), mine: of(mine), theirs: of(theirs), sent: sent.map(of) }) };
  });
  return {
    base: partOf(members.map(({ name, merge }) => [name, merge.base])),
    value: partOf(members.map(({ name, merge }) => [name, merge.value])),
    disputed: members.flatMap(({ name, merge }) => merge.disputed.map((path) => [name, ...path])),
  };
}

/** What `theirs` changed from the base: members of a part, else the whole value. */
export function differencesOf({ base, theirs }: Sides): readonly MemberPath[] {
  if (!isRecord(base) || !isRecord(theirs)) return [[]];
  const names = new Set([...Object.keys(base), ...Object.keys(theirs)]);
  return [...names].filter((name) => !sameValue(base[name], theirs[name])).map((name) => [name]);
}

/** Merges two edits of a value that both sides changed. */
export function mergeValues(sides: Sides): Merge {
  const { base, mine, theirs } = sides;
  if (isRecord(mine) && isRecord(theirs)) {
    const merge = mergeParts({ ...sides, mine, theirs });
    // If there was no part before, two different ones are two different things; a mix of both would be neither.
    if (isRecord(base) || merge.disputed.length === 0) return merge;
  }
  const list = mergedList(sides);
  return list === undefined ? { base, value: mine, disputed: [[]] } : { base: theirs, value: list, disputed: [] };
}
