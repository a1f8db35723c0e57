// Ends documents of the trash for good, after the person has said so; there is no way back, so none is offered.
import { type Environment, graphql } from 'relay-runtime';
import type { purgeDocumentsMutation } from '#src/__generated__/purgeDocumentsMutation.graphql.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { mutate } from '#src/relay/mutate.ts';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import type { Subject } from '../selection/subject.ts';

/** Resolves with whether they were ended. What goes wrong is said in the dialog, where it can be tried again. */
export async function purgeDocuments(environment: Environment, subject: Subject, userId: string): Promise<boolean> {
  const isOne = subject.count === 1;
  const { reason } = await confirmDialog({
    title: `Delete ${subject.name} for good?`,
    message: isOne
      ? 'Nothing of it is kept, and it cannot be brought back.'
      : 'Nothing of them is kept, and they cannot be brought back.',
    tone: 'danger',
    confirmLabel: 'Delete for good',
    busyLabel: 'Deleting…',
    confirmAction: () => purge(environment, subject, userId),
  });
  return reason === 'ok';
}

/** Rejects with words for the person when nothing was ended. */
async function purge(environment: Environment, { selection, count, name }: Subject, userId: string): Promise<void> {
  const outcome = await mutate<purgeDocumentsMutation>(
    environment,
    graphql`
      mutation purgeDocumentsMutation($input: PurgeUserDocumentsInput!) {
        purgeUserDocuments(input: $input) {
          count
        }
      }
    `,
    { input: { selection } },
    {
      updater(store, data) {
        if (data?.purgeUserDocuments) invalidateLists(store, userId);
      },
    },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const ended = outcome.data.purgeUserDocuments?.count ?? 0;
  if (ended === 0) throw new Error('They are not in the trash any more. Nothing was deleted.');
  // Some may have left the trash meanwhile: what is said is what was done.
  toast({
    tone: 'success',
    message: `${ended === 1 && count === 1 ? name : countedDocuments(ended)} deleted for good`,
  });
}
