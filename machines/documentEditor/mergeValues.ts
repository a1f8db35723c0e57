// Two edits of one value: a part (a journal's issue, a conference) merges member by member, a list item by item; a person is asked only
// about what both sides changed.
import { isRecord } from '#bibliography/isRecord.ts';
import { isOrderDisputed, mergedItems, mergeLists } from '#bibliography/mergeLists.ts';
import { sameValue } from './fieldValue.ts';

/** What became of a value in two places. */
export interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What was sent of mine, the last at the end: where theirs says the same, it is mine that was stored. */
  readonly sent: readonly unknown[];
}

/** The way from a value to something within it, by the names of members; empty for the value itself. */
export type MemberPath = readonly string[];

export interface Merge {
  /** What the outcome is based on: theirs in all that is settled. */
  readonly base: unknown;
  /** What both sides come to; in all that is disputed it is mine. */
  readonly value: unknown;
  /** What both sides changed, each otherwise. */
  readonly disputed: readonly MemberPath[];
}

type Part = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Null for a part of which nothing is left. */
function partOf(members: readonly (readonly [string, unknown])[]): Part | null {
  const said = members.filter(([, value]) => value != null);
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** What stands at the end of the way. */
export function memberAt(value: unknown, path: MemberPath): unknown {
  return path.reduce(memberOf, value);
}

/** The value with another member at the end of the way. */
export function withMember(value: unknown, [name, ...rest]: MemberPath, member: unknown): unknown {
  if (name === undefined) return member;
  const others = isRecord(value) ? value : {};
  return partOf(Object.entries({ ...others, [name]: withMember(others[name], rest, member) }));
}

/** The items of a list, none for nothing; null for what is no list. */
export function itemsOf(value: unknown): readonly unknown[] | null {
  if (value == null) return [];
  return Array.isArray(value) ? value : null;
}

/**
 * The list that both edits come to by themselves; undefined where it is none, or where both sides changed the same item or the order. A save of our
 * own that may have been stored is not told from what others did: then a person has to look at it.
 */
function mergedList({ base, mine, theirs, sent }: Sides): unknown {
  const isClear = sent.slice(0, -1).every((earlier) => sameValue(earlier, mine));
  const [before, own, others] = [itemsOf(base), itemsOf(mine), itemsOf(theirs)] as const;
  if (!isClear || before === null || own === null || others === null || isOrderDisputed(before, own, others))
    return undefined;
  const items = mergedItems(mergeLists(before, own, others));
  return items?.length === 0 ? null : (items ?? undefined);
}

/** Whether theirs is of somebody else: not what both began with, and no value of our own. */
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

/** What theirs made otherwise than the base: the members of a part, else all of it. */
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
    // Where there was none, two that disagree are two different things: half of each would be neither.
    if (isRecord(base) || merge.disputed.length === 0) return merge;
  }
  const list = mergedList(sides);
  return list === undefined ? { base, value: mine, disputed: [[]] } : { base: theirs, value: list, disputed: [] };
}
