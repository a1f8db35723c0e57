// Holds the selection of one list. Each row subscribes by itself, so that selecting one does not redraw the others.
import { createListeners } from '#src/ui/createListeners.ts';
import { atRest, extended, type Selection, type Ticking, withTicks } from '#src/features/documents/selection.ts';

export interface Ticks {
  read: () => Selection;
  readTicking: () => Ticking;
  /** Takes what comes of it. */
  change: (next: (before: Ticking) => Ticking) => void;
  /** Draws the range to the document `end` once it is known what is in it; when something else is ticked first, that holds. */
  extendWith: (coming: Promise<readonly string[]>, end: string) => void;
  /** Whether a range is being drawn whose documents are not known yet. */
  isRangeComing: () => boolean;
  /** Does it once it is known what is ticked, at once as a rule; not at all where that could not be found out. */
  whenKnown: (act: () => void) => void;
  /** Ticks these and no others. */
  set: (selection: Selection) => void;
  /** These are not in the list any more; when all of what was ticked is gone, nothing is. */
  forget: (isGone: (id: string) => boolean) => void;
  /** This one is not in the list any more. */
  forgetOne: (id: string) => void;
  /** Hears of every change. Returns how to stop. */
  hear: (listener: () => void) => () => void;
}

/** Begins with nothing ticked. */
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
      // None of those that were left out: then it was the ticked ones, whichever they are.
      if (selection.kind === 'allBut' && gone.length === 0) change(() => atRest);
      else if (gone.length > 0)
        change(() => ({ ...atRest, selection: withTicks(selection, gone, selection.kind === 'allBut') }));
    },
    forgetOne: (id) => {
      const { selection } = ticking;
      // One of those that all are but: then it is left out no more.
      if (selection.kind !== 'none' && selection.ids.has(id))
        change(() => ({ ...atRest, selection: withTicks(selection, [id], selection.kind === 'allBut') }));
    },
    hear,
  };
}
