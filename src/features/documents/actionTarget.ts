// The documents that an action applies to: the selected ones, or the row on which it was called.
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { documentTexts } from './documentTexts.ts';
import type { ListVariables } from './libraryAddress.ts';
import { countOf, type DocumentSelection, isTicked, type Selection, toDocumentSelection } from './selection.ts';

export interface ActionTarget {
  readonly selection: DocumentSelection;
  /** How many; null while that is not counted. */
  readonly count: number | null;
  /** In a sentence: “Mood state effects of chocolate”, 3 documents. */
  readonly name: string;
  /** Whether this document is one of them. */
  readonly has: (id: string) => boolean;
}

/** One document by itself. */
export function targetOfOne(id: string, title: string | null | undefined): ActionTarget {
  return {
    selection: { ids: [id] },
    count: 1,
    name: `“${title ?? documentTexts.untitled}”`,
    has: (each) => each === id,
  };
}

/** The ticked documents of a list; null when none is. */
export function targetOfTicked(
  selection: Selection,
  { filterBy }: Pick<ListVariables, 'filterBy'>,
  total: number | null,
): ActionTarget | null {
  const named = toDocumentSelection(selection, filterBy);
  const count = countOf(selection, total);
  if (named === null || count === 0) return null;
  return {
    selection: named,
    count,
    name: count === null ? documentTexts.selected : countedDocuments(count),
    has: (id) => isTicked(selection, id),
  };
}

/** What an action on a row is about: the ticked documents if it is one of them, else itself. */
export function targetOfRow(
  selection: Selection,
  variables: Pick<ListVariables, 'filterBy'>,
  total: number | null,
  { id, title }: { id: string; title: string | null | undefined },
): ActionTarget {
  const ticked = isTicked(selection, id) ? targetOfTicked(selection, variables, total) : null;
  return ticked ?? targetOfOne(id, title);
}

/** Says what goes with a row: the ticked documents if it is one of them. */
export type TargetOfRow = (id: string, title: string) => ActionTarget;
