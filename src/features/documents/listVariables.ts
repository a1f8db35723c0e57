// The variables of the list's query for an address of /dashboard.
import {
  formatSort,
  groupIdsOf,
  type LibrarySearch,
  orderFields,
  parseSort,
  type SortKey,
  TRASH,
} from './libraryAddress.ts';

export interface ListVariables {
  filterBy: { groupId?: string; groupIds?: string[]; groupMatch?: 'ALL'; query?: string; trashed?: true } | null;
  orderBy: { field: (typeof orderFields)[SortKey] | 'TRASHED'; direction: 'ASC' | 'DESC' } | null;
}

/** The variables of the list at an address. Empty members are left out and an empty filter is null, because Relay identifies connections by these values. */
export function listVariables({ group, match, q, sort }: LibrarySearch): ListVariables {
  const [groupId, ...others] = groupIdsOf(group === undefined ? {} : { group });
  const filterBy = {
    ...(group === TRASH ? { trashed: true as const } : {}),
    ...(groupId === undefined ? {} : others.length === 0 ? { groupId } : { groupIds: [groupId, ...others] }),
    ...(others.length > 0 && match === 'all' ? { groupMatch: 'ALL' as const } : {}),
    ...(q === undefined ? {} : { query: q }),
  };
  const order = parseSort(sort);
  const inTrash = group === TRASH;
  // Moving a document to the trash doesn't count as a modification, so the trash is sorted by the time of the move.
  const field = inTrash && order.key === 'modified' ? 'TRASHED' : orderFields[order.key];
  return {
    filterBy: Object.keys(filterBy).length === 0 ? null : filterBy,
    orderBy:
      formatSort(order) === undefined && !inTrash ? null : { field, direction: order.descending ? 'DESC' : 'ASC' },
  };
}
