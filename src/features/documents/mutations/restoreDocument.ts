// Restores a document from the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { restoreDocumentMutation } from '#src/__generated__/restoreDocumentMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { removeFromList } from './listConnection.ts';
import { mutationTexts } from './mutationTexts.ts';
import type { ListPlace, OneMoved } from './trashDocument.ts';

/** `listId` is the list of the trash, if that list is shown. */
export async function restoreDocument(
  environment: Environment,
  id: string,
  { listId }: { listId: ListPlace['listId'] | null },
): Promise<OneMoved> {
  const outcome = await mutateLibrary<restoreDocumentMutation>(
    environment,
    graphql`
      mutation restoreDocumentMutation($input: RestoreUserDocumentsInput!) {
        restoreUserDocuments(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { selection: { ids: [id] } } },
    {
      updater(store, data) {
        if (!data?.restoreUserDocuments) return;
        if (listId !== null) removeFromList(store, listId, id);
        invalidateLists(store, environment);
      },
    },
  );
  if (outcome.kind === 'refused') return outcome;
  const moved = outcome.data.restoreUserDocuments;
  return moved?.count === 1
    ? { kind: 'done', step: moved.undo }
    : { kind: 'refused', message: mutationTexts.move.notInTrash };
}
