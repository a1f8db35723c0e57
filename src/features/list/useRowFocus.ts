// Where the keyboard stands in the grid: one tab stop, moved from cell to cell by arrows and the like, also to rows that are yet to come.
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

/** The row of the heads, above row 0. */
const HEADS_ROW = -1;

export interface RowFocus {
  /** The row that Tab leads to, or last led to when the keyboard is in the heads. */
  active: number;
  /** The cell of that row, or of the heads. */
  cell: string;
  inHeads: boolean;
  setActive: (index: number) => void;
  /** Moves there, as soon as the row is there; to the cell of that name, or the one where the keyboard is. */
  focusRow: (index: number, cell?: string) => void;
  /** Goes on the grid, which can take the focus itself. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** The cells of a row, if it is drawn; without those that are there to be heard only, where the list is narrow. */
function cellsOf(grid: HTMLElement | null, index: number): HTMLElement[] {
  const row = grid?.querySelector(`[role="row"][aria-rowindex="${index + 2}"]`);
  return [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(({ offsetWidth }) => offsetWidth !== 1);
}

/** What takes the focus in a cell: what it holds to be used, or itself. */
const targetIn = (cell: HTMLElement | undefined) => cell?.querySelector<HTMLElement>('a, button, input') ?? cell;

/** Follows and moves the focus within `grid`. */
export function useRowFocus(
  grid: RefObject<HTMLElement | null>,
  { nodes, first, count, reachesEnd }: Pick<ListPages, 'nodes' | 'first' | 'count' | 'reachesEnd'>,
  { start, end, scrollTo }: Pick<RowWindow, 'start' | 'end' | 'scrollTo'>,
  /** While a document is open, J and K go on from its row also from beside the list, and `onStep` hears of them. */
  open?: { onStep: () => void },
): RowFocus {
  // When rows come or go above, the tab stop stays with its document; when that goes itself, with its place. There is always one.
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

  // A move to a row that is not there yet is finished when it comes. The end is wherever it turns out to be: until all rows are
  // counted again, after an import say, the list is longer than it knows.
  const wanted = useRef<{ row: number | 'end'; cell: string }>(undefined);
  /** In a row the title stands for a cell that it has not; in heads that show no columns, their first cell. */
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
    // Until the row is there, keys come to the grid: what had the focus may be drawn no more.
    (target ?? grid.current)?.focus({ preventScroll: true });
    const box = target?.closest('[data-rows]');
    // Sideways; up and down it was scrolled to its row.
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
  // A row that goes with the focus in it gives it to the row in its place. Where all go: who was quicker than the answer of a search is
  // back in its box, everybody else at the title of the list.
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
          // Of the cells only those of a row that hold nothing to be used come here with it.
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
  // Who went elsewhere meanwhile is not fetched back.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      standing.current = wanted.current = undefined;
  };

  // From anywhere outside fields, J and K go into the list; in it they go on.
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
