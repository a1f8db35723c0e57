// Adds one document, by the mutation for many: it takes an idempotency key, so a repeated request adds the document only once.
import { type Environment, graphql } from 'relay-runtime';
import type { addDocumentMutation } from '#src/__generated__/addDocumentMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';

export interface AddDocumentOptions {
  signal: AbortSignal;
  /** The Relay connections that show it at the top: the whole library, newest change first. */
  connections: readonly string[];
}

/** Adds the document and shows it in the lists that certainly contain it; other lists are fetched again. */
export function addDocument(
  environment: Environment,
  input: addDocumentMutation['variables']['input'],
  { signal, connections }: AddDocumentOptions,
): Promise<MutationOutcome<addDocumentMutation['response']>> {
  return mutateLibrary<addDocumentMutation>(
    environment,
    graphql`
      mutation addDocumentMutation($input: AddUserDocumentsInput!, $connections: [ID!]!) {
        addUserDocuments(input: $input) {
          documents @prependNode(connections: $connections, edgeTypeName: "UserDocumentsEdge") {
            id
            revision
            ...DocumentRow_document
          }
          undo
        }
      }
    `,
    { input, connections: [...connections] },
    {
      signal,
      updater(store) {
        invalidateLists(store, environment);
      },
    },
  );
}
