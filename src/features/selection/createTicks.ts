// Holds the selection of one list. Each row subscribes on its own, so that selecting one doesn't render the others.
import { createListeners } from '#src/ui/createListeners.ts';
import { atRest, extended, type Selection, type Ticking, withTicks } from '#src/features/documents/selection.ts';

export interface Ticks {
  read: () => Selection;
  readTicking: () => Ticking;
  /** Replaces the selection. */
  change: (next: (before: Ticking) => Ticking) => void;
  /** Selects the range up to the document `end` once its documents are known, unless something else is selected first. */
  extendWith: (coming: Promise<readonly string[]>, end: string) => void;
  /** Whether a range is selected whose documents aren't known yet. */
  isRangeComing: () => boolean;
  /** Runs the action once the selection is known, usually at once; not if it cannot be determined. */
  whenKnown: (act: () => void) => void;
  /** Selects these documents only. */
  set: (selection: Selection) => void;
  /** Removes documents that left the list; if all selected ones did, nothing is selected. */
  forget: (isGone: (id: string) => boolean) => void;
  /** Removes one document that left the list. */
  forgetOne: (id: string) => void;
  /** Adds a listener. Returns a function that removes it. */
  hear: (listener: () => void) => () => void;
}

/** Starts with an empty selection. */
export function createTicks(): Ticks {
  let ticking = atRest;
  let range: Promise<void> | null = null;
  const { hear, tell } = createListeners();
  const change: Ticks['change'] = (next) => {
    ticking = next(ticking);
    tell();
  };
  return {
    read: () => ticking.selection,
    readTicking: () => ticking,
    change,
    extendWith: (coming, end) => {
      const before = ticking;
      const own = coming
        .then((ids) => {
          if (ticking === before) ticking = extended(before, ids, end);
        })
        .finally(() => {
          if (range === own) range = null;
          tell();
        });
      range = own;
      tell();
      own.catch(() => undefined);
    },
    isRangeComing: () => range !== null,
    whenKnown: (act) => {
      if (range === null) act();
      else range.then(act, () => undefined);
    },
    set: (selection) => {
      change(() => ({ ...atRest, selection, base: selection }));
    },
    forget: (isGone) => {
      const { selection } = ticking;
      if (selection.kind === 'none') return;
      const gone = [...selection.ids].filter(isGone);
      // None of them was excluded, so these were the selected ones.
      if (selection.kind === 'allBut' && gone.length === 0) change(() => atRest);
      else if (gone.length > 0)
        change(() => ({ ...atRest, selection: withTicks(selection, gone, selection.kind === 'allBut') }));
    },
    forgetOne: (id) => {
      const { selection } = ticking;
      // It was excluded from a selection of all, and no longer needs to be.
      if (selection.kind !== 'none' && selection.ids.has(id))
        change(() => ({ ...atRest, selection: withTicks(selection, [id], selection.kind === 'allBut') }));
    },
    hear,
  };
}
