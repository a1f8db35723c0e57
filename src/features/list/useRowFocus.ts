// The keyboard focus of the grid: one tab stop, moved between cells by arrow keys and others, even to rows that aren't loaded yet.
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import type { ListPages } from './useListPages.ts';
import type { RowWindow } from './useRowWindow.ts';

/** The header row, above row 0. */
const HEADS_ROW = -1;

export interface RowFocus {
  /** The row in the tab order, or the last one if the header row is. */
  active: number;
  /** The active cell of that row, or of the headers. */
  cell: string;
  inHeads: boolean;
  setActive: (index: number) => void;
  /** Moves to a row as soon as it is loaded; to the named cell, or else the active column. */
  focusRow: (index: number, cell?: string) => void;
  /** For the grid element, which is focusable itself. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** The cells of a row, if it is rendered; without those hidden visually in a narrow list. */
function cellsOf(grid: HTMLElement | null, index: number): HTMLElement[] {
  const row = grid?.querySelector(`[role="row"][aria-rowindex="${index + 2}"]`);
  return [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(({ offsetWidth }) => offsetWidth !== 1);
}

/** The focusable element of a cell: a control in it, or itself. */
const targetIn = (cell: HTMLElement | undefined) => cell?.querySelector<HTMLElement>('a, button, input') ?? cell;

/** Tracks and moves the focus within `grid`. */
export function useRowFocus(
  grid: RefObject<HTMLElement | null>,
  { nodes, first, count, reachesEnd }: Pick<ListPages, 'nodes' | 'first' | 'count' | 'reachesEnd'>,
  { start, end, scrollTo }: Pick<RowWindow, 'start' | 'end' | 'scrollTo'>,
  /** While a document is open, J and K move from its row even if the focus is outside the list, and call `onStep`. */
  open?: { onStep: () => void },
): RowFocus {
  // When rows are added or removed above, the tab stop stays with its document; if that is removed, with its position. There is always one.
  const [chosen, setChosen] = useState<{ index: number; id: string | undefined }>({ index: 0, id: undefined });
  const [{ cell, inHeads }, setCell] = useState({ cell: 'title', inHeads: false });
  const place = chosen.id === undefined ? -1 : nodes.findIndex(({ id }) => id === chosen.id);
  const active = Math.max(0, Math.min(place < 0 ? chosen.index : first + place, count - 1));
  const setActive = useCallback(
    (index: number) => {
      setChosen({ index, id: nodes[index - first]?.id });
    },
    [nodes, first],
  );

  // A move to an unloaded row is completed when it loads. "End" means the actual end: until rows are counted again, for example after an import, the list may
  // be longer than it knows.
  const wanted = useRef<{ row: number | 'end'; cell: string }>(undefined);
  /** A row without this column uses its title instead; headers without columns their first cell. */
  const land = (index: number, name = cell) => {
    const cells = cellsOf(grid.current, index);
    const target = targetIn(
      name === 'first'
        ? cells[0]
        : name === 'last'
          ? cells.at(-1)
          : (cells.find(({ dataset }) => dataset.cell === name) ??
            cells.find(({ dataset }) => dataset.cell === 'title') ??
            cells[0]),
    );
    // Until the row is rendered, the grid gets the keys, since the focused element may be removed.
    (target ?? grid.current)?.focus({ preventScroll: true });
    const box = target?.closest('[data-rows]');
    // Horizontally; vertically the list was already scrolled to the row.
    if (target && box && box.scrollWidth > box.clientWidth)
      target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    if (target && (wanted.current?.row !== 'end' || reachesEnd)) wanted.current = undefined;
  };
  const arrive = useEffectEvent(() => {
    if (wanted.current === undefined) return;
    const { row, cell: name } = wanted.current;
    const index = row === 'end' ? count - 1 : row;
    if (index !== active) {
      setActive(index);
      scrollTo(index);
    }
    land(index, name);
  });
  useEffect(arrive);
  // If the row with the focus is removed, the row in its place gets the focus. If all are removed: the search box if the person is already back in it,
  // otherwise the list's title.
  const standing = useRef<Element>(undefined);
  const wasStale = useRef(false);
  const stay = useEffectEvent(() => {
    if (standing.current?.isConnected !== false || document.activeElement !== document.body) return;
    if (grid.current) land(active);
    else document.querySelector<HTMLElement>(wasStale.current ? '[role="search"] input' : '#list-title')?.focus();
  });
  useEffect(stay);
  const goTo = (target: number | 'end', name = cell) => {
    const index = target === 'end' ? count - 1 : Math.min(Math.max(target, 0), count - 1);
    wanted.current = { row: target === 'end' ? 'end' : index, cell: name };
    setActive(index);
    scrollTo(index);
    land(index, name);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey || event.shiftKey) return;
    const row = inHeads ? HEADS_ROW : active;
    const page = Math.max(1, end - start - 1);
    const aside = (by: number) => () => {
      const cells = cellsOf(grid.current, row);
      const from = cells.findIndex(({ dataset }) => dataset.cell === cell);
      targetIn(cells[Math.max(0, Math.min(cells.length - 1, from + by))])?.focus({ preventScroll: true });
    };
    const moves: Readonly<Record<string, () => void>> = event.ctrlKey
      ? {
          Home: () => {
            goTo(0, 'first');
          },
          End: () => {
            goTo('end', 'last');
          },
        }
      : {
          ArrowDown: () => {
            goTo(inHeads ? start : active + 1);
          },
          j: () => {
            open?.onStep();
            goTo(inHeads ? start : active + 1);
          },
          ArrowUp: () => {
            if (row <= 0) land(HEADS_ROW);
            else goTo(active - 1);
          },
          k: () => {
            open?.onStep();
            goTo(active - 1);
          },
          PageDown: () => {
            goTo(active + page);
          },
          PageUp: () => {
            goTo(active - page);
          },
          ArrowLeft: aside(-1),
          ArrowRight: aside(1),
          Home: () => {
            land(row, 'first');
          },
          End: () => {
            land(row, 'last');
          },
          // Only events on cells without controls get here.
          Enter: () => {
            document.activeElement?.parentElement?.querySelector<HTMLElement>('[data-row]')?.click();
          },
        };
    const move = moves[event.key];
    if (!move || (event.key === 'Enter' && !document.activeElement?.matches('[role="gridcell"]'))) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    standing.current = target;
    wasStale.current = currentTarget.matches('[data-state="refreshing"]');
    const held = target.closest<HTMLElement>('[data-cell]');
    const index = Number(held?.closest('[role="row"]')?.getAttribute('aria-rowindex') ?? Number.NaN) - 2;
    if (Number.isNaN(index)) return;
    const name = held?.dataset.cell ?? 'title';
    setCell((before) =>
      before.cell === name && before.inHeads === (index === HEADS_ROW)
        ? before
        : { cell: name, inHeads: index === HEADS_ROW },
    );
    if (index !== HEADS_ROW) setActive(index);
  };
  // The focus is not taken back if it has moved elsewhere meanwhile.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      standing.current = wanted.current = undefined;
  };

  // Outside fields, J and K move into the list; inside they move on.
  const enter = (by: number) => {
    if (count === 0) return;
    open?.onStep();
    goTo(open ? active + by : active);
  };
  useShortcuts({
    j: () => {
      enter(1);
    },
    k: () => {
      enter(-1);
    },
  });

  return { active, cell, inHeads, setActive, focusRow: goTo, events: { onKeyDown, onFocus, onBlur } };
}
