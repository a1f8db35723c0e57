// Merges two documents, and reports it with an offer to undo it.
import { type Environment, graphql } from 'relay-runtime';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { mergeChanges } from '#bibliography/duplicates/mergeDocuments.ts';
import type { Decided } from '#machines/duplicates/duplicatesTypes.ts';
import type { mergeDocumentsMutation } from '#src/__generated__/mergeDocumentsMutation.graphql.ts';
import { invalidateLists, markEdited } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { renewDocument } from '../renewDocument.ts';
import { mutationTexts } from './mutationTexts.ts';
import { reportDocumentMoved } from '../movedDocuments.ts';

/** A document in the version that the person compared. */
export interface Compared {
  readonly id: string;
  readonly revision: number;
  readonly draft: DocumentDraft;
}

/** Gives `kept` the values of `merged`, and moves the other document to the trash. Rejects if there was no answer. */
export async function mergeDocuments(
  { environment }: { environment: Environment },
  kept: Compared,
  otherId: string,
  merged: DocumentDraft,
): Promise<Decided> {
  const fields = { [merged.kind]: mergeChanges(kept.draft, merged) };
  const outcome = await mutateLibrary<mergeDocumentsMutation>(
    environment,
    graphql`
      mutation mergeDocumentsMutation($input: MergeUserDocumentsInput!) {
        mergeUserDocuments(input: $input) {
          count
          undo
        }
      }
    `,
    {
      input: {
        into: kept.id,
        from: [otherId],
        revision: kept.revision,
        ...fields,
      },
    },
    {
      updater(store, data) {
        if (!data?.mergeUserDocuments) return;
        invalidateLists(store, environment);
        markEdited(store);
      },
    },
  );
  if (outcome.kind === 'refused') {
    const isConflict = outcome.code === 'CONFLICT';
    return { kind: 'refused', message: isConflict ? mutationTexts.merge.conflict : outcome.message };
  }
  const done = outcome.data.mergeUserDocuments;
  if (!done) throw new Error(mutationTexts.noAnswer);
  reportDocumentMoved(otherId);
  renewDocument(environment, kept.id);
  const { title } = merged.fields;
  tellChange(
    reversibleSteps({
      environment,
      steps: [done.undo],
      what: mutationTexts.merge.changed(title),
      undone: mutationTexts.merge.undone(title),
      onReversed: () => {
        renewDocument(environment, kept.id);
      },
    }),
    mutationTexts.merge.done(title),
  );
  return { kind: 'done' };
}
