// Sends one batch of a file.
import { type Environment, graphql } from 'relay-runtime';
import type { addDocumentsMutation } from '#src/__generated__/addDocumentsMutation.graphql.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';

/** Adds the documents, all or none. Sent again with the same key it adds nothing twice. */
export function addDocuments(
  environment: Environment,
  input: addDocumentsMutation['variables']['input'],
  signal: AbortSignal,
): Promise<MutationOutcome<addDocumentsMutation['response']>> {
  return mutateLibrary<addDocumentsMutation>(
    environment,
    graphql`
      mutation addDocumentsMutation($input: AddUserDocumentsInput!) {
        addUserDocuments(input: $input) {
          documents {
            id
          }
          addedCount
          filledCount
          addedPartCount
          undo
        }
      }
    `,
    { input },
    { signal },
  );
}
