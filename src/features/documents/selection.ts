// Which documents of a list are selected: none, some, or all but some. Pure functions; createTicks.ts holds the state.
import type { trashDocumentsMutation } from '#src/__generated__/trashDocumentsMutation.graphql.ts';
import type { ListVariables } from './listVariables.ts';

/** The selected documents; `some` has at least one id. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'allBut'; readonly ids: ReadonlySet<string> };

/** The API's input for a selection. */
export type DocumentSelection = trashDocumentsMutation['variables']['input']['selection'];

export const nothing: Selection = { kind: 'none' };
/** Includes documents that are not loaded yet. */
export const everything: Selection = { kind: 'allBut', ids: new Set() };

/** Whether the document is selected. */
export function isTicked(selection: Selection, id: string): boolean {
  return selection.kind !== 'none' && selection.ids.has(id) === (selection.kind === 'some');
}

/** The selection with these documents selected or deselected. */
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

/** The number of selected documents in a list of `total`; null if it depends on a total that is not known. */
export function countOf(selection: Selection, total: number | null): number | null {
  if (selection.kind === 'none') return 0;
  if (selection.kind === 'some') return selection.ids.size;
  return total === null ? null : Math.max(0, total - selection.ids.size);
}

/** The state of the checkbox in the list's header. */
export function headOf(selection: Selection, total: number | null): 'none' | 'some' | 'all' {
  if (selection.kind === 'none') return 'none';
  if (selection.kind === 'allBut' && selection.ids.size === 0) return 'all';
  const count = countOf(selection, total);
  return count === 0 ? 'none' : count !== null && count === total ? 'all' : 'some';
}

/** The API's input for the selected documents of the list with this filter; null if none is selected. */
export function toDocumentSelection(
  selection: Selection,
  filterBy: ListVariables['filterBy'],
): DocumentSelection | null {
  if (selection.kind === 'none') return null;
  const ids = [...selection.ids];
  if (selection.kind === 'some') return { ids };
  return { filterBy: filterBy ?? {}, ...(ids.length > 0 && { except: ids }) };
}

/** A row of the list: the document and its index. */
export interface Row {
  readonly id: string;
  readonly index: number;
}

/** The selection, and the range that Shift extends. */
export interface Ticking {
  readonly selection: Selection;
  /** The document that was last toggled by itself, where a range starts. */
  readonly anchor: string | null;
  /** The other end of the current range. */
  readonly end: string | null;
  /** The selection before the range, so that the range can be shrunk again. */
  readonly base: Selection;
}

export const atRest: Ticking = { selection: nothing, anchor: null, end: null, base: nothing };

/** Toggles a document; the next range starts there. */
export function toggled({ selection }: Ticking, id: string): Ticking {
  return startedAt({ selection: withTicks(selection, [id], !isTicked(selection, id)) }, id);
}

/** Makes the next range start at this document. */
export function startedAt({ selection }: Pick<Ticking, 'selection'>, id: string): Ticking {
  return { selection, anchor: id, end: id, base: selection };
}

/** Sets the range from its start to the document `end`; `ids` are the documents in between, both ends included. */
export function extended(ticking: Ticking, ids: readonly string[], end: string): Ticking {
  return { ...ticking, selection: withTicks(ticking.base, ids, true), end };
}
