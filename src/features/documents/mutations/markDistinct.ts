// Marks two documents as different, so that they are not shown as duplicates again, and offers to undo that.
import { type Environment, graphql } from 'relay-runtime';
import type { Decided } from '#machines/duplicates/duplicatesTypes.ts';
import type { markDistinctMutation } from '#src/__generated__/markDistinctMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { mutationTexts } from './mutationTexts.ts';

/** Rejects if there was no answer. */
export async function markDistinct(
  { environment }: { environment: Environment },
  ids: readonly string[],
): Promise<Decided> {
  const outcome = await mutateLibrary<markDistinctMutation>(
    environment,
    graphql`
      mutation markDistinctMutation($input: KeepUserDocumentsApartInput!) {
        keepUserDocumentsApart(input: $input) {
          undo
        }
      }
    `,
    { input: { ids } },
  );
  if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
  const done = outcome.data.keepUserDocumentsApart;
  if (!done) throw new Error(mutationTexts.noAnswer);
  const { changed: what, undone, done: message } = mutationTexts.keepBoth;
  tellChange(reversibleSteps({ environment, steps: [done.undo], what, undone }), message);
  return { kind: 'done' };
}
