// Restores an earlier revision of a document, and reports it.
import { type Environment, graphql } from 'relay-runtime';
import type { bringBackRevisionMutation } from '#src/__generated__/bringBackRevisionMutation.graphql.ts';
import { mutationTexts } from './mutationTexts.ts';
import { reversibleRevisions } from './reversibleRevisions.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { markEdited } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';

/** Rejects with a message for the person if it fails. */
export async function bringBackRevision(
  { environment }: { environment: Environment },
  id: string,
  revision: number,
): Promise<void> {
  const outcome = await mutateLibrary<bringBackRevisionMutation>(
    environment,
    graphql`
      mutation bringBackRevisionMutation($input: BringBackRevisionInput!) {
        bringBackRevision(input: $input) {
          id
          revision
          title
          ...DocumentPane_document
          ...DocumentRow_document
        }
      }
    `,
    { input: { id, revision } },
    { updater: markEdited },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const brought = outcome.data.bringBackRevision;
  if (!brought) throw new Error(mutationTexts.noAnswer);
  const what = mutationTexts.revision.changed(brought.title);
  tellChange(
    reversibleRevisions({ environment, id, revisions: [brought.revision], what }),
    mutationTexts.revision.done,
  );
}
