// The title of the list: its group, its groups, or the trash.
import { useEffect, useState } from 'react';
import { groupIdsOf, type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import type { Groups } from '#src/features/groups/tree/useGroups.ts';
import { dashboardTexts } from './dashboardTexts.ts';

/** Returns the title; empty until the name of the group is known. */
export function useListTitle({ tree, environment }: Groups, search: LibrarySearch): string {
  const ids = groupIdsOf(search);
  const [fetched, setFetched] = useState<Readonly<Record<string, string>>>({});
  const unknown = tree ? ids.filter((id) => !tree.nodes.has(id)).join(',') : '';
  // Subgroups of an automatic group are in the tree only after that group was expanded.
  useEffect(() => {
    if (unknown === '') return;
    let isWanted = true;
    void import('#src/features/groups/data/fetchGroupName.ts').then(async ({ fetchGroupName }) => {
      for (const id of unknown.split(',')) {
        const name = await fetchGroupName(environment, id);
        if (isWanted) setFetched((before) => ({ ...before, [id]: name ?? dashboardTexts.list.group }));
      }
    });
    return () => {
      isWanted = false;
    };
  }, [environment, unknown]);

  if (search.group === TRASH) return dashboardTexts.list.trash;
  if (ids.length === 0) return dashboardTexts.list.allDocuments;
  if (ids.length > 2) return dashboardTexts.list.groups(ids.length);
  const names = ids.map((id) => tree?.nodes.get(id)?.name ?? fetched[id] ?? '');
  return names.includes('') ? '' : dashboardTexts.list.joined(names, search.match === 'all');
}
