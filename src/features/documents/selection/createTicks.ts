// Holds what is ticked in one list. Rows hear of it one by one, so that a tick draws its own row and not the sixty around it.
import { createListeners } from '#src/ui/createListeners.ts';
import { atRest, type Selection, type Ticking, withTicks } from './selection.ts';

export interface Ticks {
  read: () => Selection;
  readTicking: () => Ticking;
  /** Takes what comes of it. */
  change: (next: (before: Ticking) => Ticking) => void;
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
  const { hear, tell } = createListeners();
  const change: Ticks['change'] = (next) => {
    ticking = next(ticking);
    tell();
  };
  return {
    read: () => ticking.selection,
    readTicking: () => ticking,
    change,
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
