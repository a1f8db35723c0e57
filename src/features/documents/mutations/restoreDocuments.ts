// Restores many documents from the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { restoreDocumentsMutation } from '#src/__generated__/restoreDocumentsMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';
import type { DocumentSelection } from '../selection.ts';
import type { ManyMoved } from './trashDocuments.ts';

/** Restores the documents; all lists and counts are fetched again. */
export async function restoreDocuments(
  environment: Environment,
  selection: DocumentSelection,
): Promise<MutationOutcome<ManyMoved>> {
  const outcome = await mutateLibrary<restoreDocumentsMutation>(
    environment,
    graphql`
      mutation restoreDocumentsMutation($input: RestoreUserDocumentsInput!) {
        restoreUserDocuments(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { selection } },
    {
      updater(store, data) {
        if (data?.restoreUserDocuments) invalidateLists(store, environment);
      },
    },
  );
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.restoreUserDocuments } : outcome;
}
