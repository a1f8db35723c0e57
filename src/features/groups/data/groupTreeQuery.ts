// The query for all stored groups, for the tree and for every choice of groups.
import { graphql } from 'relay-runtime';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { type GroupRecord, readGroup } from './groupNode.ts';

export const groupTreeQuery = graphql`
  query groupTreeQuery($libraryId: ID) {
    library(id: $libraryId) {
      groupTree(includeMade: false) {
        ...groupNode_group
      }
    }
  }
`;

/** The groups in the answer, parents before children and siblings in order; groups that were deleted meanwhile are left out. */
export function groupsOf(answer: GroupTreeQuery['response']): GroupRecord[] {
  return answer.library?.groupTree.map(readGroup) ?? [];
}
