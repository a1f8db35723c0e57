// Which documents of a list are selected: none, some, or all but some. Pure; createTicks.ts holds the state.
import type { trashDocumentsMutation } from '#src/__generated__/trashDocumentsMutation.graphql.ts';
import type { ListVariables } from './libraryAddress.ts';

/** Those that are ticked; `some` holds at least one. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'allBut'; readonly ids: ReadonlySet<string> };

/** How the API is told which documents are meant. */
export type DocumentSelection = trashDocumentsMutation['variables']['input']['selection'];

export const nothing: Selection = { kind: 'none' };
/** Also what is not loaded yet. */
export const everything: Selection = { kind: 'allBut', ids: new Set() };

/** Whether the document is ticked. */
export function isTicked(selection: Selection, id: string): boolean {
  return selection.kind !== 'none' && selection.ids.has(id) === (selection.kind === 'some');
}

/** The same with these documents ticked, or not. */
export function withTicks(selection: Selection, ids: readonly string[], ticked: boolean): Selection {
  if (selection.kind === 'allBut') return { kind: 'allBut', ids: change(selection.ids, ids, !ticked) };
  const some = change(selection.kind === 'some' ? selection.ids : new Set(), ids, ticked);
  return some.size === 0 ? nothing : { kind: 'some', ids: some };
}

function change(before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const after = new Set(before);
  for (const id of ids) {
    if (isIn) after.add(id);
    else after.delete(id);
  }
  return after;
}

/** How many are ticked in a list of `total`; null while that is not known and matters. */
export function countOf(selection: Selection, total: number | null): number | null {
  if (selection.kind === 'none') return 0;
  if (selection.kind === 'some') return selection.ids.size;
  return total === null ? null : Math.max(0, total - selection.ids.size);
}

/** What the tick at the head of the list shows. */
export function headOf(selection: Selection, total: number | null): 'none' | 'some' | 'all' {
  if (selection.kind === 'none') return 'none';
  if (selection.kind === 'allBut' && selection.ids.size === 0) return 'all';
  const count = countOf(selection, total);
  return count === 0 ? 'none' : count !== null && count === total ? 'all' : 'some';
}

/** The ticked documents of the list with this filter, for the API; null when none is. */
export function toDocumentSelection(
  selection: Selection,
  filterBy: ListVariables['filterBy'],
): DocumentSelection | null {
  if (selection.kind === 'none') return null;
  const ids = [...selection.ids];
  if (selection.kind === 'some') return { ids };
  return { filterBy: filterBy ?? {}, ...(ids.length > 0 && { except: ids }) };
}

/** A row of the list: the document, and where it stands. */
export interface Row {
  readonly id: string;
  readonly index: number;
}

/** What is ticked, and from where a range goes on. */
export interface Ticking {
  readonly selection: Selection;
  /** The last document that was ticked by itself. */
  readonly anchor: string | null;
  /** The document to which the range from there was drawn. */
  readonly end: string | null;
  /** What was ticked before the range: it can be made smaller again. */
  readonly base: Selection;
}

export const atRest: Ticking = { selection: nothing, anchor: null, end: null, base: nothing };

/** A document is ticked, or not any more; the next range begins there. */
export function toggled({ selection }: Ticking, id: string): Ticking {
  return startedAt({ selection: withTicks(selection, [id], !isTicked(selection, id)) }, id);
}

/** The next range begins at this document. */
export function startedAt({ selection }: Pick<Ticking, 'selection'>, id: string): Ticking {
  return { selection, anchor: id, end: id, base: selection };
}

/** The range now goes from its beginning to the document `end`, by way of `ids`, both ends included. */
export function extended(ticking: Ticking, ids: readonly string[], end: string): Ticking {
  return { ...ticking, selection: withTicks(ticking.base, ids, true), end };
}
