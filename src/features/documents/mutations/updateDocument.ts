// Changes a document. Its row and its pane update through the store; the row keeps its place in the list, so that nothing jumps.
import { type Environment, graphql } from 'relay-runtime';
import type { updateDocumentMutation } from '#src/__generated__/updateDocumentMutation.graphql.ts';
import { markEdited } from '#src/relay/invalidateLists.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';

/** Sends the changed fields. `beforeShown` gets the saved document before the answer reaches the store. */
export function updateDocument(
  environment: Environment,
  input: updateDocumentMutation['variables']['input'],
  signal: AbortSignal,
  beforeShown?: (typename: string) => void,
): Promise<MutationOutcome<updateDocumentMutation['response']>> {
  return mutateLibrary<updateDocumentMutation>(
    environment,
    graphql`
      mutation updateDocumentMutation($input: UpdateUserDocumentInput!) {
        updateUserDocument(input: $input) {
          __typename
          id
          revision
          madeRevisions
          ...DocumentPane_document
          ...DocumentRow_document
        }
      }
    `,
    { input },
    {
      signal,
      updater(store, data) {
        const typename = data?.updateUserDocument?.__typename;
        if (typename !== undefined) beforeShown?.(typename);
        markEdited(store);
      },
    },
  );
}
