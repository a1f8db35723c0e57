// The group whose documents are listed: its name for messages, and whether people fill it.
import { graphql } from 'relay-runtime';
import type { listedGroupQuery } from '#src/__generated__/listedGroupQuery.graphql.ts';
import { groupIdsOf, type LibrarySearch, TRASH } from '../search.ts';
import { useLiveQuery } from '../useLiveQuery.ts';

export interface ListedGroup {
  readonly id: string;
  readonly name: string;
  /** Documents can be put into it and taken out. */
  readonly isFilledByHand: boolean;
}

/** The one group of this address; null while it is not known, where there is none or several, and for the trash. */
export function useListedGroup(search: LibrarySearch, userId: string): ListedGroup | null {
  const [id, ...others] = groupIdsOf(search);
  const answer = useLiveQuery<listedGroupQuery>(
    graphql`
      query listedGroupQuery($id: ID!) {
        group(id: $id) {
          __typename
          id
          displayName
        }
      }
    `,
    id === undefined || id === TRASH || others.length > 0 ? null : { id },
    [userId],
  );
  const group = answer?.group;
  return group ? { id: group.id, name: group.displayName, isFilledByHand: group.__typename === 'ExplicitGroup' } : null;
}
