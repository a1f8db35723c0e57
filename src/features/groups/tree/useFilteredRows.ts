// The rows of the tree that match the filter. The filter's code loads with the first letter.
import { useEffect, useMemo, useState } from 'react';
import type { filterTree as FilterTree } from '../data/filterTree.ts';
import type { DerivedSubgroupsState } from './createDerivedSubgroups.ts';
import { type DrawnRow, drawnRows } from './treeRows.ts';
import { type Groups, hasDerivedSubgroups } from './useGroups.ts';

export interface FilteredRows {
  rows: readonly DrawnRow[];
  /** The number of matching groups; null without a filter. */
  found: number | null;
  /** Derived subgroups that are still loading, or failed to load, and so are not filtered yet. */
  rest: 'coming' | 'failed' | null;
}

/** Returns the rows; empty without a tree. */
export function useFilteredRows(
  { tree, wantAllDerived }: Groups,
  derived: DerivedSubgroupsState | null,
  filter: string,
): FilteredRows {
  const [filtering, setFiltering] = useState<typeof FilterTree | null>(null);
  const isFiltered = filter.trim() !== '';
  useEffect(() => {
    if (!isFiltered) return;
    void import('../data/filterTree.ts').then(({ filterTree }) => {
      setFiltering(() => filterTree);
    });
  }, [isFiltered]);
  const all = derived?.all ?? 'unasked';
  const isShort = isFiltered && tree !== null && all !== 'there' && [...tree.nodes.values()].some(hasDerivedSubgroups);
  useEffect(() => {
    if (isShort && all === 'unasked') wantAllDerived();
  }, [isShort, all, wantAllDerived]);
  const filtered = useMemo(
    () => (isFiltered && tree && filtering ? filtering(tree, filter) : null),
    [isFiltered, tree, filtering, filter],
  );
  const rows = useMemo(() => (tree ? drawnRows(tree, derived, filtered) : []), [tree, derived, filtered]);
  return { rows, found: filtered?.count ?? null, rest: isShort ? (all === 'failed' ? 'failed' : 'coming') : null };
}
