// The possible decisions about a field that was edited in two places, and the value that each gives it.
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { isOrderDisputed, mergedItems, type MergeLine, mergeLists, type Side } from '#bibliography/mergeLists.ts';
import { itemsOf } from '#machines/documentEditor/mergeValues.ts';
import { listOrNull, textOf } from '#src/features/documents/fieldValues.ts';

/** The three sides of a field, or of a member of the part that it holds. */
export interface ConflictSides {
  readonly description: FieldDescription | undefined;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Decision =
  | { readonly sort: 'side'; readonly side: Side }
  /** One after the other. */
  | { readonly sort: 'both' }
  /** Of a list: which items are in, by the ids of their lines, and in whose order they stand. */
  | { readonly sort: 'items'; readonly items: Readonly<Record<string, boolean>>; readonly order: Side | null }
  /** One's own is mended by hand, and is what it becomes; `former` is what it was before. */
  | { readonly sort: 'written'; readonly former: unknown };

const nothingSaid = { sort: 'items', items: {}, order: null } as const;

/** What was said about the items of a list; whoever takes a whole side says it about each. */
export function itemsSaid(
  lines: readonly MergeLine<unknown>[],
  decision: Decision | undefined,
): Extract<Decision, { sort: 'items' }> {
  if (decision?.sort === 'items') return decision;
  if (decision?.sort !== 'side') return nothingSaid;
  const { side } = decision;
  const has = ({ change }: MergeLine<unknown>) => change === null || (change.sort === 'added') === (change.by === side);
  return { sort: 'items', items: Object.fromEntries(lines.map((line) => [line.id, has(line)])), order: side };
}

export interface ConflictList {
  readonly lines: readonly MergeLine<unknown>[];
  readonly isOrderDisputed: boolean;
}

/** The field item by item; null where it is no list. */
export function listsOf({ base, mine, theirs }: ConflictSides, decision: Decision | undefined): ConflictList | null {
  const [before, own, others] = [base, mine, theirs].map(itemsOf);
  if (!before || !own || !others || ![base, mine, theirs].some(Array.isArray)) return null;
  const order = decision?.sort === 'items' ? decision.order : decision?.sort === 'side' ? decision.side : null;
  return { lines: mergeLists(before, own, others, order), isOrderDisputed: isOrderDisputed(before, own, others) };
}

/** Whether one text after the other makes sense. */
export function canKeepBoth({ description }: ConflictSides): boolean {
  return description?.editing === 'longText';
}

/** What the field becomes; null while there is something left to say. */
export function outcomeOf(field: ConflictSides, decision: Decision | undefined): { readonly value: unknown } | null {
  const { mine, theirs } = field;
  if (decision?.sort === 'written') return { value: mine };
  if (decision?.sort === 'side') return { value: decision.side === 'mine' ? mine : theirs };
  if (decision?.sort === 'both') return { value: [textOf(mine), textOf(theirs)].filter(Boolean).join('\n\n') };
  const list = listsOf(field, decision);
  if (!list) return null;
  const { items, order } = itemsSaid(list.lines, decision);
  const merged = list.isOrderDisputed && order === null ? null : mergedItems(list.lines, items);
  return merged && { value: listOrNull(merged) };
}
