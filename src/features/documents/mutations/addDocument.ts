// Adds one document. It goes through the call for many because that one takes a key: sent twice, it is added once.
import { type Environment, graphql } from 'relay-runtime';
import type { addDocumentMutation } from '#src/__generated__/addDocumentMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutate, type MutationOutcome } from '#src/relay/mutate.ts';

export interface AddDocumentOptions {
  signal: AbortSignal;
  userId: string;
  /** The lists that show it at the top: the whole library, newest change first. */
  connections: readonly string[];
}

/** Adds the document and shows it in the lists it certainly belongs to; the others are asked for again. */
export function addDocument(
  environment: Environment,
  input: addDocumentMutation['variables']['input'],
  { signal, userId, connections }: AddDocumentOptions,
): Promise<MutationOutcome<addDocumentMutation['response']>> {
  return mutate<addDocumentMutation>(
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
        invalidateLists(store, userId);
      },
    },
  );
}
