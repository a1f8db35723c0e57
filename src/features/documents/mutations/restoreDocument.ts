// Takes a document out of the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { restoreDocumentMutation } from '#src/__generated__/restoreDocumentMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutate, type MutationOutcome } from '#src/relay/mutate.ts';
import { removeFromList } from './listConnection.ts';
import type { ListPlace } from './trashDocument.ts';

/** Puts the document back into the library. `listId` is the list of the trash, if it is that one that is shown. */
export function restoreDocument(
  environment: Environment,
  id: string,
  { userId, listId }: { userId: string; listId: ListPlace['listId'] | null },
): Promise<MutationOutcome<restoreDocumentMutation['response']>> {
  return mutate<restoreDocumentMutation>(
    environment,
    graphql`
      mutation restoreDocumentMutation($input: RestoreUserDocumentsInput!) {
        restoreUserDocuments(input: $input) {
          count
        }
      }
    `,
    { input: { selection: { ids: [id] } } },
    {
      updater(store, data) {
        if (data?.restoreUserDocuments?.count !== 1) return;
        if (listId !== null) removeFromList(store, listId, id);
        invalidateLists(store, userId);
      },
    },
  );
}
