// Adds documents to a group that is filled by hand.
import { graphql } from 'relay-runtime';
import type { addDocumentsToGroupMutation } from '#src/__generated__/addDocumentsToGroupMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';

/** The API's input for a selection of documents. */
export type DocumentSelection = addDocumentsToGroupMutation['variables']['input']['selection'];

/** How many documents were changed, and the id of the step that undoes it; null if nothing was done. */
export type MembershipStep = { readonly count: number; readonly undo: string } | null | undefined;

/** Adds the documents; those that are already in the group don't count. All lists and counts are fetched again. */
export async function addDocumentsToGroup(
  { environment }: GroupChange,
  groupId: string,
  selection: DocumentSelection,
): Promise<MutationOutcome<MembershipStep>> {
  const outcome = await mutateLibrary<addDocumentsToGroupMutation>(
    environment,
    graphql`
      mutation addDocumentsToGroupMutation($input: AddDocumentsToGroupInput!) {
        addDocumentsToGroup(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { groupId, selection } },
    {
      updater(store, data) {
        if (data?.addDocumentsToGroup) invalidateLists(store, environment);
      },
    },
  );
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.addDocumentsToGroup } : outcome;
}
