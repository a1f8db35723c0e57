// Removes documents from a group that is filled by hand; they stay in the library.
import { graphql } from 'relay-runtime';
import type { removeDocumentsFromGroupMutation } from '#src/__generated__/removeDocumentsFromGroupMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import type { DocumentSelection, MembershipStep } from './addDocumentsToGroup.ts';

/** Removes the documents; those that are not in the group don't count. All lists and counts are fetched again. */
export async function removeDocumentsFromGroup(
  { environment }: GroupChange,
  groupId: string,
  selection: DocumentSelection,
): Promise<MutationOutcome<MembershipStep>> {
  const outcome = await mutateLibrary<removeDocumentsFromGroupMutation>(
    environment,
    graphql`
      mutation removeDocumentsFromGroupMutation($input: RemoveDocumentsFromGroupInput!) {
        removeDocumentsFromGroup(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { groupId, selection } },
    {
      updater(store, data) {
        if (data?.removeDocumentsFromGroup) invalidateLists(store, environment);
      },
    },
  );
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.removeDocumentsFromGroup } : outcome;
}
