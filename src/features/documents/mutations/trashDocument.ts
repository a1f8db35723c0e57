// Moves a document to the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { MoveOutcome } from '#machines/documentPane/documentPaneTypes.ts';
import type { trashDocumentMutation } from '#src/__generated__/trashDocumentMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutate } from '#src/relay/mutate.ts';
import { removeFromList } from './listConnection.ts';

/** Where the document was shown: whose library, and in which list. */
export interface ListPlace {
  userId: string;
  listId: string;
}

/** Takes the document out of the list it stands in; the other lists and the counts are asked for again. */
export async function trashDocument(
  environment: Environment,
  id: string,
  { userId, listId }: ListPlace,
): Promise<MoveOutcome> {
  const outcome = await mutate<trashDocumentMutation>(
    environment,
    graphql`
      mutation trashDocumentMutation($input: DeleteUserDocumentsInput!) {
        deleteUserDocuments(input: $input) {
          count
        }
      }
    `,
    { input: { selection: { ids: [id] } } },
    {
      updater(store, data) {
        if (!data?.deleteUserDocuments) return;
        removeFromList(store, listId, id);
        invalidateLists(store, userId);
      },
    },
  );
  return outcome.kind === 'done' && outcome.data.deleteUserDocuments?.count !== 1
    ? { kind: 'refused', message: 'It is not in your library any more' }
    : outcome;
}
