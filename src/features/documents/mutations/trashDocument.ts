// Moves a document to the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { trashDocumentMutation } from '#src/__generated__/trashDocumentMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { removeFromList } from './listConnection.ts';
import { mutationTexts } from './mutationTexts.ts';

/** The list in which the document was shown. */
export interface ListPlace {
  listId: string;
}

/** Either the document was moved by a step that can be undone, or it was not moved. */
export type OneMoved =
  | { readonly kind: 'done'; readonly step: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Removes the document from its list; other lists and the counts are fetched again. */
export async function trashDocument(
  environment: Environment,
  id: string,
  { listId }: { listId: ListPlace['listId'] | null },
): Promise<OneMoved> {
  const outcome = await mutateLibrary<trashDocumentMutation>(
    environment,
    graphql`
      mutation trashDocumentMutation($input: DeleteUserDocumentsInput!) {
        deleteUserDocuments(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { selection: { ids: [id] } } },
    {
      updater(store, data) {
        if (!data?.deleteUserDocuments) return;
        if (listId !== null) removeFromList(store, listId, id);
        invalidateLists(store, environment);
      },
    },
  );
  if (outcome.kind === 'refused') return outcome;
  const moved = outcome.data.deleteUserDocuments;
  return moved?.count === 1
    ? { kind: 'done', step: moved.undo }
    : { kind: 'refused', message: mutationTexts.move.notInLibrary };
}
