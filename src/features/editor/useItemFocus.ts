// Moves the focus when an item of a list field is added or removed, so that it is never lost.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RowFocus {
  /**
   * For the element that holds the rows. Each row is marked `data-row` and has a `data-press-again` button that removes it; a button that adds rows may follow.
   */
  list: RefObject<HTMLDivElement | null>;
  /** Focuses the first input of the new row, once it is rendered. */
  focusAdded: () => void;
  /** Focuses the remove button of the row that took the place of row `index`; in an empty list, the first control. */
  focusAfterRemoval: (index: number) => void;
}

/** Moves the focus after the next render. */
export function useItemFocus(): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ removed: number | null } | null>(null);
  useLayoutEffect(() => {
    if (!wanted || !list.current) return;
    const rows = [...list.current.querySelectorAll('[data-row]')];
    const { removed } = wanted;
    const row = removed === null ? rows.at(-1) : rows[Math.min(removed, rows.length - 1)];
    const wantedStop = removed !== null && rows.length > 0 ? '[data-press-again]' : 'input, button';
    (row ?? list.current).querySelector<HTMLElement>(wantedStop)?.focus();
  }, [wanted]);
  return {
    list,
    focusAdded: () => {
      setWanted({ removed: null });
    },
    focusAfterRemoval: (index) => {
      setWanted({ removed: index });
    },
  };
}
