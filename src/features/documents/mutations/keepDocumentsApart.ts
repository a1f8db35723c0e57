// Has it remembered that two documents are different, and says so; it can be taken back from the message.
import { type Environment, graphql } from 'relay-runtime';
import type { Decided } from '#machines/duplicates/duplicatesTypes.ts';
import type { keepDocumentsApartMutation } from '#src/__generated__/keepDocumentsApartMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { mutationTexts } from './mutationTexts.ts';

/** They are not shown together again. Rejects when there was no answer. */
export async function keepDocumentsApart(
  { environment, userId }: { environment: Environment; userId: string },
  ids: readonly string[],
): Promise<Decided> {
  const outcome = await mutate<keepDocumentsApartMutation>(
    environment,
    graphql`
      mutation keepDocumentsApartMutation($input: KeepUserDocumentsApartInput!) {
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
  tellChange(reversibleSteps({ environment, userId, steps: [done.undo], what, undone }), message);
  return { kind: 'done' };
}
