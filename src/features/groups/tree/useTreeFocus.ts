// The keyboard focus of the tree: one tab stop, which stays with its group while rows are scrolled, moved and removed.
import { useSelector } from '@xstate/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnRow, groupAt, groupNear, indexOfGroup } from './treeRows.ts';
import type { Groups } from './useGroups.ts';

export interface TreeFocus {
  /** The index of the tab stop. */
  tabStop: number;
  /** Focuses the group at this index. */
  focusRow: (index: number) => void;
  /** Tells whether the focus is in the tree. If the focused row is removed then, the row in its place gets the focus. */
  setHasFocus: (hasFocus: boolean) => void;
}

export interface TreeFocusInput {
  actor: Groups['actor'];
  rows: readonly DrawnRow[];
  chosen: ReadonlySet<string>;
  list: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
}

/** Follows the machine's focus, and moves it. */
export function useTreeFocus({ actor, rows, chosen, list, scrollTo }: TreeFocusInput): TreeFocus {
  const focusId = useSelector(actor, ({ context }) => context.focusId);
  // The focus stays with its group; if the group disappears, with its position.
  const [lastFocus, setLastFocus] = useState(0);
  const focused = focusId === null ? -1 : indexOfGroup(rows, focusId);
  if (focused >= 0 && focused !== lastFocus) setLastFocus(focused);
  const isLost = focusId !== null && focused < 0;
  const firstChosen = rows.findIndex((row) => 'node' in row && chosen.has(row.node.id));
  const tabStop = groupNear(
    rows,
    focused >= 0 ? focused : isLost ? Math.min(lastFocus, rows.length - 1) : Math.max(firstChosen, 0),
  );

  const focusRow = (index: number) => {
    const node = groupAt(rows, index);
    if (!node) return;
    actor.send({ type: 'focus.moved', id: node.id });
    scrollTo(index);
    wanted.current = node.id;
    land();
  };
  // A row that is scrolled to is rendered a moment later.
  const wanted = useRef<string | null>(null);
  const land = () => {
    if (wanted.current === null) return;
    const drawn = list.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const row = [...drawn].find(({ dataset }) => dataset.group === wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  };
  useLayoutEffect(land);

  // The focused row was removed: focus the row in its place.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isLost && hadFocus.current && document.activeElement === document.body) focusRow(tabStop);
  });

  // Moving a row in the DOM may lose its focus.
  const isStepping = useSelector(actor, (snapshot) => snapshot.matches({ work: 'stepping' }));
  const stepped = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    if (isStepping && focusId !== null) stepped.current ??= { id: focusId, index: focused };
    if (!stepped.current || indexOfGroup(rows, stepped.current.id) === stepped.current.index) return;
    if (document.activeElement === document.body) focusRow(indexOfGroup(rows, stepped.current.id));
    stepped.current = null;
  });

  return {
    tabStop,
    focusRow,
    setHasFocus: (hasFocus) => {
      hadFocus.current = hasFocus;
    },
  };
}
