// Which states of the chart are collapsed: kept in the address, so that the view can be shared.
import { useCallback, useMemo } from 'react';
import type { Chart } from '../chart/chart.ts';
import { collapsibleStates, statesAround } from '../chart/collapseStates.ts';
import { readCollapsed, writeCollapsed } from './collapsedSearch.ts';
import type { ViewerSearch } from './mode.ts';

export interface CollapsedStates {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (state: string) => void;
  /** Collapses every state that can be; expands all where one is collapsed. */
  readonly toggleAll: () => void;
  /** Whether the chart has a state that can be collapsed. */
  readonly isPossible: boolean;
  /** `collapsed` of the address, in which the state of that id and all around it are expanded as far as it takes to see it. */
  readonly searchShowing: (state: string) => string | undefined;
}

/** Reads them from the address and changes them there. */
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
