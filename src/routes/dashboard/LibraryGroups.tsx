// The groups beside the list. The selection of groups is in the address.
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { groupIdsOf, groupSearch, type LibrarySearch } from '#src/features/documents/libraryAddress.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { pathTo } from '#src/features/groups/data/groupTree.ts';
import { knownTree } from '#src/features/groups/data/knownTree.ts';
import type { GroupSelection } from '#src/features/groups/data/groupSelection.ts';
import { GroupsPane } from '#src/features/groups/tree/GroupsPane.tsx';
import type { Groups } from '#src/features/groups/tree/useGroups.ts';

export interface LibraryGroupsProps {
  groups: Groups;
  search: LibrarySearch;
  /** Shown above the tree. */
  above: ReactNode;
  onChoose: (() => void) | undefined;
}

/** The selection that was left because one of its groups was being deleted. */
interface Left {
  readonly deletedId: string;
  readonly from: GroupSelection;
  /** The ids of the groups that were selected instead. */
  readonly to: string;
  /** Whether the address has this selection already. */
  arrived: boolean;
}

/** Renders the tree for this address. */
export function LibraryGroups({ groups, search, above, onChoose }: LibraryGroupsProps) {
  const go = useLibraryNavigation();
  const selection: GroupSelection = { ids: groupIdsOf(search), all: search.match === 'all' };
  const select = ({ ids, all }: GroupSelection, replace = false) => {
    // The search and the open document stay.
    go((before) => ({ ...without(without(before, 'group'), 'match'), ...groupSearch(ids, all) }), { replace });
  };

  // A group is deselected while it is being deleted, so that it is not requested any more and no history entry leads to it. If the group stays or is
  // restored, it is selected again, unless something else was selected meanwhile.
  const { actor, environment, tree } = groups;
  const deletedId = useSelector(actor, (snapshot) =>
    snapshot.matches({ work: 'deleting' }) ? snapshot.context.id : null,
  );
  const left = useRef<Left | null>(null);
  useEffect(() => {
    const now = selection.ids.join();
    const last = left.current;
    if (last) {
      if (now === last.to) last.arrived = true;
      else if (last.arrived) left.current = null;
    }
    if (deletedId !== null && tree && last?.deletedId !== deletedId) {
      const ids = selection.ids.filter((id) => !pathTo(tree, id).some((above) => above.id === deletedId));
      if (ids.length === selection.ids.length) return;
      left.current = { deletedId, from: selection, to: ids.join(), arrived: false };
      select({ ...selection, ids }, true);
    } else if (
      deletedId === null &&
      left.current?.arrived &&
      knownTree(environment).nodes.has(left.current.deletedId)
    ) {
      select(left.current.from, true);
      left.current = null;
    }
  });

  // A selected group that disappears from the tree is deselected.
  const before = useRef(tree);
  useEffect(() => {
    const old = before.current;
    before.current = tree;
    const rest = selection.ids.filter((id) => !old?.nodes.has(id) || tree?.nodes.has(id));
    if (rest.length < selection.ids.length) select({ ...selection, ids: rest }, true);
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
