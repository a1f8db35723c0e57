// The documents that an action applies to: the selected ones, or the row on which the action was started.
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { documentTexts } from './documentTexts.ts';
import type { ListVariables } from './listVariables.ts';
import { countOf, type DocumentSelection, isTicked, type Selection, toDocumentSelection } from './selection.ts';

export interface ActionTarget {
  readonly selection: DocumentSelection;
  /** The number of documents; null until it is known. */
  readonly count: number | null;
  /** The documents as part of a sentence: “Mood state effects of chocolate”, 3 documents. */
  readonly name: string;
  /** Whether the target includes this document. */
  readonly has: (id: string) => boolean;
}

/** The target for a single document. */
export function targetOfOne(id: string, title: string | null | undefined): ActionTarget {
  return {
    selection: { ids: [id] },
    count: 1,
    name: `“${title ?? documentTexts.untitled}”`,
    has: (each) => each === id,
  };
}

/** The target for the selected documents of a list; null if none is selected. */
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

/** The target for an action on a row: all selected documents if the row is one of them, else only the row. */
export function targetOfRow(
  selection: Selection,
  variables: Pick<ListVariables, 'filterBy'>,
  total: number | null,
  { id, title }: { id: string; title: string | null | undefined },
): ActionTarget {
  const ticked = isTicked(selection, id) ? targetOfTicked(selection, variables, total) : null;
  return ticked ?? targetOfOne(id, title);
}

/** Returns the target for an action on a row: all selected documents if the row is one of them. */
export type TargetOfRow = (id: string, title: string) => ActionTarget;
