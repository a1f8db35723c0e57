// Makes the same change to many documents, and reports it with an offer to undo it.
import { graphql } from 'relay-runtime';
import type { editDocumentsMutation } from '#src/__generated__/editDocumentsMutation.graphql.ts';
import { invalidateLists, markEdited } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { renewDocument } from '../renewDocument.ts';
import type { LibraryPage } from '../libraryPage.ts';
import type { ActionTarget } from '../actionTarget.ts';
import { mutationTexts } from './mutationTexts.ts';

export type DocumentsEdit = Omit<editDocumentsMutation['variables']['input'], 'selection'>;

/** Rejects with a message for the person if it fails. `done` begins the report: "Note set in". */
export async function editDocuments(
  library: LibraryPage,
  { selection }: ActionTarget,
  edit: DocumentsEdit,
  done: string,
): Promise<void> {
  const outcome = await mutateLibrary<editDocumentsMutation>(
    library.environment,
    graphql`
      mutation editDocumentsMutation($input: EditUserDocumentsInput!) {
        editUserDocuments(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { selection, ...edit } },
    {
      updater(store, data) {
        if (!data?.editUserDocuments) return;
        invalidateLists(store, library.environment);
        markEdited(store);
      },
    },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const edited = outcome.data.editUserDocuments;
  if (!edited) throw new Error(mutationTexts.noAnswer);
  tellOfEdit(library, edited, done);
}

/** Reports how many documents were edited, and offers to undo it. If one of them is open, it is fetched again. */
export function tellOfEdit(
  library: LibraryPage,
  edited: { readonly count: number; readonly undo: string },
  done: string,
): void {
  const { environment } = library;
  const renewOpen = () => {
    if (library.openId !== undefined) renewDocument(environment, library.openId);
  };
  renewOpen();
  if (edited.count === 0) {
    toast({ tone: 'info', message: mutationTexts.edit.nothingToChange });
    return;
  }
  tellChange(
    reversibleSteps({
      environment,
      steps: [edited.undo],
      what: mutationTexts.edit.done(done, edited.count),
      onReversed: renewOpen,
    }),
  );
}
