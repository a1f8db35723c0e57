// The collapsed states of the chart, stored in the address, so that the view can be shared.
import { useCallback, useMemo } from 'react';
import type { Chart } from '../chart/chart.ts';
import { collapsibleStates, statesAround } from '../chart/collapseStates.ts';
import { readCollapsed, writeCollapsed } from './collapsedSearch.ts';
import type { ViewerSearch } from './mode.ts';

export interface CollapsedStates {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (state: string) => void;
  /** Collapses all states that can be collapsed; expands all if any is collapsed. */
  readonly toggleAll: () => void;
  /** Whether the chart has a state that can be collapsed. */
  readonly isPossible: boolean;
  /** The `collapsed` parameter with the ancestors of the state expanded as far as needed to show it. */
  readonly searchShowing: (state: string) => string | undefined;
}

/** Reads the collapsed states from the address and changes them there. */
export function useCollapsed(
  chart: Chart,
  { collapsed }: ViewerSearch,
  onSearch: (patch: Partial<ViewerSearch>) => void,
): CollapsedStates {
  const ids = useMemo(() => readCollapsed(chart, collapsed), [chart, collapsed]);
  const toggle = useCallback(
    (state: string) => {
      const others = new Set([...ids].filter((id) => id !== state));
      onSearch({ collapsed: writeCollapsed(chart, ids.has(state) ? others : new Set([...ids, state])) });
    },
    [chart, ids, onSearch],
  );
  const all = useMemo(() => collapsibleStates(chart), [chart]);
  return {
    ids,
    toggle,
    toggleAll: () => {
      onSearch({ collapsed: ids.size > 0 ? undefined : writeCollapsed(chart, new Set(all)) });
    },
    isPossible: all.length > 0,
    searchShowing: (state) => {
      const around = new Set(statesAround(chart, state));
      return writeCollapsed(chart, new Set([...ids].filter((id) => !around.has(id))));
    },
  };
}
