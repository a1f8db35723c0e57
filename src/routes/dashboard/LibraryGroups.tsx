// The groups beside the list: what is chosen among them is the address, and the address is what is chosen.
import { type ReactNode, useEffect, useRef } from 'react';
import { groupIdsOf, groupSearch, type LibrarySearch } from '#src/features/documents/search.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { type GroupSelection, GroupsPane } from '#src/features/groups/tree/GroupsPane.tsx';
import type { Groups } from '#src/features/groups/tree/useGroups.ts';

export interface LibraryGroupsProps {
  groups: Groups;
  search: LibrarySearch;
  /** Stands above the tree. */
  above: ReactNode;
  onChoose: (() => void) | undefined;
}

/** Draws the tree for this address. */
export function LibraryGroups({ groups, search, above, onChoose }: LibraryGroupsProps) {
  const go = useLibraryNavigation();
  const selection: GroupSelection = { ids: groupIdsOf(search), all: search.match === 'all' };
  const select = ({ ids, all }: GroupSelection) => {
    go(({ sort }) => ({ ...(sort === undefined ? {} : { sort }), ...groupSearch(ids, all) }));
  };

  // A group that was there and is gone is not looked at any longer.
  const { tree } = groups;
  const before = useRef(tree);
  useEffect(() => {
    const old = before.current;
    before.current = tree;
    const left = selection.ids.filter((id) => !old?.nodes.has(id) || tree?.nodes.has(id));
    if (left.length < selection.ids.length) select({ ...selection, ids: left });
  });

  return (
    <GroupsPane
      groups={groups}
      selection={selection}
      onSelect={(next) => {
        select(next);
        if (next.ids.length === 1) onChoose?.();
      }}
    >
      {above}
    </GroupsPane>
  );
}
