// Selecting rows: by pointer, with Shift as a range, and by keyboard on the focused row.
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import type { LoadedRows } from './loadedRows.ts';
import type { ListVariables } from '#src/features/documents/libraryAddress.ts';
import type { Ticks } from './createTicks.ts';
import {
  countOf,
  everything,
  extended,
  isTicked,
  nothing,
  type Row,
  startedAt,
  toggled,
} from '#src/features/documents/selection.ts';

/** Whether this row is ticked; only that row is drawn again when it changes. */
export function useTicked(ticks: Ticks, id: string): boolean {
  return useSyncExternalStore(ticks.hear, () => isTicked(ticks.read(), id));
}

/** For the grid, whose rows and head have a box each. */
export interface TickEvents {
  onChange: (event: SyntheticEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Says whether the key was for the ticks. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/** The row that the keyboard is on. */
interface ActiveRow {
  readonly active: number;
  readonly focusRow: (index: number, cell?: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, J: 1, ArrowUp: -1, K: -1 };

/** Gives the handlers. The box of a row carries `data-tick` with its index. */
export function useTicks(
  ticks: Ticks,
  variables: ListVariables,
  total: number | null,
  { nodes, first, count }: LoadedRows,
  { active, focusRow }: ActiveRow,
): TickEvents {
  const environment = useRelayEnvironment();
  const rowAt = (index: number): Row | null => {
    const node = nodes[index - first];
    return node ? { id: node.id, index } : null;
  };

  const toggle = (index: number) => {
    const row = rowAt(index);
    if (!row) return;
    ticks.change((before) => toggled(before, row.id));
    if (countOf(ticks.read(), total) === 0) ticks.set(nothing);
  };
  const extend = (index: number) => {
    const { anchor } = ticks.readTicking();
    const row = rowAt(index);
    if (anchor === null || !row) {
      toggle(index);
      return;
    }
    const from = nodes.findIndex(({ id }) => id === anchor);
    const to = index - first;
    // It was let go of with what is between: wherever it stands now, for the list may have been sorted or renewed since.
    if (from < 0)
      ticks.extendWith(
        import('./loadRange.ts').then(({ loadRange }) => loadRange(environment, variables, anchor, row)),
        row.id,
      );
    else {
      const ids = nodes.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
      ticks.change((now) => extended(now, ids, row.id));
    }
  };

  const press = (index: number, isRange: boolean, cell?: string) => {
    (isRange ? extend : toggle)(index);
    focusRow(index, cell);
  };
  // X also from beside the list.
  useShortcuts({
    x: count > 0 ? () => press(active, false) : undefined,
  });

  return {
    onChange: ({ target, nativeEvent }) => {
      const tick = target instanceof HTMLElement ? target.dataset.tick : undefined;
      if (tick === undefined) return;
      // Keys go on in the row where the mouse was; a press of Space, a click without a count, stays in its box.
      const isByMouse = 'detail' in nativeEvent && nativeEvent.detail !== 0;
      press(Number(tick), 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true, isByMouse ? 'title' : undefined);
    },
    onClick: (event) => {
      // On a link the browser would open another window.
      const link = event.target instanceof Element && event.shiftKey ? event.target.closest('[data-row]') : null;
      if (!(link instanceof HTMLElement)) return;
      event.preventDefault();
      press(Number(link.dataset.row), true, 'title');
    },
    onKeyDown: ({ key, target, shiftKey, ctrlKey, metaKey, altKey, currentTarget }) => {
      if (altKey) return false;
      if (ctrlKey || metaKey) {
        if (key !== 'a' || shiftKey) return false;
        ticks.set(everything);
        return true;
      }
      const step = shiftKey ? steps[key] : undefined;
      if (step !== undefined) {
        const from = rowAt(active);
        const to = active + step;
        if (from && ticks.readTicking().end !== from.id) ticks.change((before) => startedAt(before, from.id));
        if (rowAt(to)) {
          focusRow(to);
          extend(to);
        }
        return true;
      }
      // Of a button in the head or a box these are its own.
      const isOnRow =
        target === currentTarget || (target instanceof Element && target.matches('[data-row], [role="gridcell"]'));
      if (isOnRow && (key === ' ' || key === 'x' || key === 'X')) {
        press(active, shiftKey);
        return true;
      }
      if (key === 'Escape' && ticks.read().kind !== 'none') {
        ticks.set(nothing);
        return true;
      }
      return false;
    },
  };
}
