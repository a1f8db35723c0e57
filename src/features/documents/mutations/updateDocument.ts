// Changes a document; its row and its pane follow by its id. Its place in the list stays: nothing moves that was not moved.
import { type Environment, graphql } from 'relay-runtime';
import type { updateDocumentMutation } from '#src/__generated__/updateDocumentMutation.graphql.ts';
import { markEdited } from '#src/relay/invalidateLists.ts';
import { mutate, type MutationOutcome } from '#src/relay/mutate.ts';

/** Sends the changed fields. `beforeShown` is told what the document is by now, before anything of the answer is shown. */
export function updateDocument(
  environment: Environment,
  input: updateDocumentMutation['variables']['input'],
  signal: AbortSignal,
  beforeShown?: (typename: string) => void,
): Promise<MutationOutcome<updateDocumentMutation['response']>> {
  return mutate<updateDocumentMutation>(
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
