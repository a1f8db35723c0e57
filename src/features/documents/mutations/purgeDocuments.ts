// Deletes documents in the trash permanently, after a confirmation; this cannot be undone.
import { type Environment, graphql } from 'relay-runtime';
import type { purgeDocumentsMutation } from '#src/__generated__/purgeDocumentsMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import type { ActionTarget } from '../actionTarget.ts';
import { mutationTexts, nameOfMoved } from './mutationTexts.ts';

/** Resolves to whether they were deleted. Failures are shown in the dialog, where the person can retry. */
export async function purgeDocuments(environment: Environment, documents: ActionTarget): Promise<boolean> {
  const texts = mutationTexts.purge;
  const { reason } = await confirmDialog({
    title: texts.title(documents.name),
    message: texts.message,
    tone: 'danger',
    confirmLabel: texts.confirm,
    busyLabel: texts.busy,
    confirmAction: () => purge(environment, documents),
  });
  return reason === 'ok';
}

/** Rejects with a message for the person if nothing was deleted. */
async function purge(environment: Environment, documents: ActionTarget): Promise<void> {
  const outcome = await mutateLibrary<purgeDocumentsMutation>(
    environment,
    graphql`
      mutation purgeDocumentsMutation($input: PurgeUserDocumentsInput!) {
        purgeUserDocuments(input: $input) {
          count
        }
      }
    `,
    { input: { selection: documents.selection } },
    {
      updater(store, data) {
        if (data?.purgeUserDocuments) invalidateLists(store, environment);
      },
    },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const ended = outcome.data.purgeUserDocuments?.count ?? 0;
  if (ended === 0) throw new Error(mutationTexts.purge.noneInTrash);
  // Some may have left the trash meanwhile, so the report uses the server's count.
  toast({
    tone: 'success',
    message: mutationTexts.purge.done(nameOfMoved(ended, documents)),
  });
}
