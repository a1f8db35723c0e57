// Moves the focus when an item of a list field was added or removed, so that it is never lost.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RowFocus {
  /** For the element that holds the rows, each marked `data-row`, with a `data-press-again` button that removes it; after them may come one that adds. */
  list: RefObject<HTMLDivElement | null>;
  /** The first box of the new row, once it is drawn. */
  focusAdded: () => void;
  /** What stands in the place of the row that was at `index`: the button that removes it, or, in an empty list, whatever there is. */
  focusAfterRemoval: (index: number) => void;
}

/** Takes the focus along, after the drawing that follows. */
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
