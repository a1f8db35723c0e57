// Moves many documents to the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { trashDocumentsMutation } from '#src/__generated__/trashDocumentsMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';
import type { DocumentSelection } from '../selection.ts';

/** How many were moved, and the id of the step that undoes it; null if the library has not changed. */
export type ManyMoved = { readonly count: number; readonly undo: string } | null | undefined;

/** Moves the documents to the trash; all lists and counts are fetched again. */
export async function trashDocuments(
  environment: Environment,
  selection: DocumentSelection,
): Promise<MutationOutcome<ManyMoved>> {
  const outcome = await mutateLibrary<trashDocumentsMutation>(
    environment,
    graphql`
      mutation trashDocumentsMutation($input: DeleteUserDocumentsInput!) {
        deleteUserDocuments(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { selection } },
    {
      updater(store, data) {
        if (data?.deleteUserDocuments) invalidateLists(store, environment);
      },
    },
  );
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.deleteUserDocuments } : outcome;
}
