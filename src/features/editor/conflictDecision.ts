// The possible decisions about a field that was edited in two places, and the resulting value.
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { isOrderDisputed, mergedItems, type MergeLine, mergeLists, type Side } from '#bibliography/mergeLists.ts';
import { itemsOf } from '#machines/documentEditor/mergeValues.ts';
import { listOrNull, textOf } from '#src/features/documents/fieldValues.ts';

/** The three versions of a field, or of a member of a part. */
export interface ConflictSides {
  readonly description: FieldDescription | undefined;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Decision =
  | { readonly sort: 'side'; readonly side: Side }
  /** Both texts, one after the other. */
  | { readonly sort: 'both' }
  /** For lists: which items are kept, by the ids of their lines, and whose order is used. */
  | { readonly sort: 'items'; readonly items: Readonly<Record<string, boolean>>; readonly order: Side | null }
  /** The person edits their own value by hand; `former` is that value before editing. */
  | { readonly sort: 'written'; readonly former: unknown };

const nothingSaid = { sort: 'items', items: {}, order: null } as const;

/** The decisions about the items of a list; taking a whole side decides about every item. */
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

/** The merged items of a list; null for other fields. */
export function listsOf({ base, mine, theirs }: ConflictSides, decision: Decision | undefined): ConflictList | null {
  const [before, own, others] = [base, mine, theirs].map(itemsOf);
  if (!before || !own || !others || ![base, mine, theirs].some(Array.isArray)) return null;
  const order = decision?.sort === 'items' ? decision.order : decision?.sort === 'side' ? decision.side : null;
  return { lines: mergeLists(before, own, others, order), isOrderDisputed: isOrderDisputed(before, own, others) };
}

/** Whether the two texts can be joined. */
export function canKeepBoth({ description }: ConflictSides): boolean {
  return description?.editing === 'longText';
}

/** The resulting value of the field; null until everything in it is decided. */
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
