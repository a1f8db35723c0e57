// Selects rows by pointer, with Shift for ranges, and by keyboard on the active row.
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import type { LoadedRows } from './loadedRows.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
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

/** Whether this row is selected; renders only that row when it changes. */
export function useTicked(ticks: Ticks, id: string): boolean {
  return useSyncExternalStore(ticks.hear, () => isTicked(ticks.read(), id));
}

/** For the grid, whose rows and header have check boxes. */
export interface TickEvents {
  onChange: (event: SyntheticEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Returns whether the key was handled. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/** The active row. */
interface ActiveRow {
  readonly active: number;
  readonly focusRow: (index: number, cell?: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, J: 1, ArrowUp: -1, K: -1 };

/** Returns the handlers. A row's check box has `data-tick` with its index. */
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
    // The range was released with unknown rows between: the list may have been sorted or reloaded since.
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
  // X also works outside the list.
  useShortcuts({
    x: count > 0 ? () => press(active, false) : undefined,
  });

  return {
    onChange: ({ target, nativeEvent }) => {
      const tick = target instanceof HTMLElement ? target.dataset.tick : undefined;
      if (tick === undefined) return;
      // The clicked row becomes active; Space (a click with detail 0) keeps the focus in the check box.
      const isByMouse = 'detail' in nativeEvent && nativeEvent.detail !== 0;
      press(Number(tick), 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true, isByMouse ? 'title' : undefined);
    },
    onClick: (event) => {
      // On a link, this would open a new window.
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
      // In a header button or a check box, the key has its own function.
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
