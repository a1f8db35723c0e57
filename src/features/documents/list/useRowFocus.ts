// Where the keyboard stands among the rows: one tab stop, moved by arrows and the like, also to rows that are yet to come.
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

export interface RowFocus {
  /** The row that Tab leads to. */
  active: number;
  setActive: (index: number) => void;
  /** Moves there, as soon as the row is there. */
  focusRow: (index: number) => void;
  /** Goes on the grid, which can take the focus itself. */
  events: { onKeyDown: (event: KeyboardEvent) => void; onBlur: (event: FocusEvent) => void };
}

/** The link of a row, if it is drawn. */
const linkOf = (grid: HTMLElement | null, index: number) =>
  grid?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null;

/** Follows and moves the focus within `grid`. */
export function useRowFocus(
  grid: RefObject<HTMLElement | null>,
  { nodes, first, count, reachesEnd }: Pick<ListPages, 'nodes' | 'first' | 'count' | 'reachesEnd'>,
  { start, end, scrollTo }: Pick<RowWindow, 'start' | 'end' | 'scrollTo'>,
): RowFocus {
  // When rows come or go above, the tab stop stays with its document; when that goes itself, with its place. There is always one.
  const [chosen, setChosen] = useState<{ index: number; id: string | undefined }>({ index: 0, id: undefined });
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
  const wanted = useRef<number | 'end'>(undefined);
  const land = (index: number) => {
    const link = linkOf(grid.current, index);
    // Until the row is there, keys come to the grid: what had the focus may be drawn no more.
    (link ?? grid.current)?.focus({ preventScroll: true });
    if (link && (wanted.current !== 'end' || reachesEnd)) wanted.current = undefined;
  };
  const arrive = useEffectEvent(() => {
    if (wanted.current === undefined) return;
    const index = wanted.current === 'end' ? count - 1 : wanted.current;
    if (index !== active) {
      setActive(index);
      scrollTo(index);
    }
    land(index);
  });
  useEffect(arrive);
  const focusRow = (target: number | 'end') => {
    const index = target === 'end' ? count - 1 : Math.min(Math.max(target, 0), count - 1);
    wanted.current = target === 'end' ? 'end' : index;
    setActive(index);
    scrollTo(index);
    land(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, end - start - 1);
    const targets: Readonly<Record<string, number | 'end'>> = {
      ArrowDown: active + 1,
      j: active + 1,
      ArrowUp: active - 1,
      k: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: 'end',
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusRow(target);
  };
  // Who went elsewhere meanwhile is not fetched back.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) wanted.current = undefined;
  };

  // From anywhere outside fields, J and K go into the list; in it they go on.
  const enter = count > 0 ? () => focusRow(active) : undefined;
  useShortcuts({ j: enter, k: enter });

  return { active, setActive, focusRow, events: { onKeyDown, onBlur } };
}
