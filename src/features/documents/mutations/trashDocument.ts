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

/** Why nothing was moved into the trash: somebody was faster. */
export const notInLibrary = 'It is not in your library any more';

/** Takes the document out of the list it stands in; the other lists and the counts are asked for again. */
export async function trashDocument(
  environment: Environment,
  id: string,
  { userId, listId }: { userId: string; listId: ListPlace['listId'] | null },
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
        if (listId !== null) removeFromList(store, listId, id);
        invalidateLists(store, userId);
      },
    },
  );
  return outcome.kind === 'done' && outcome.data.deleteUserDocuments?.count !== 1
    ? { kind: 'refused', message: notInLibrary }
    : outcome;
}
