// Generates citation keys for many documents, and reports it with an offer to undo it.
import { graphql } from 'relay-runtime';
import type { makeCitationKeysMutation } from '#src/__generated__/makeCitationKeysMutation.graphql.ts';
import { invalidateLists, markEdited } from '#src/relay/invalidateLists.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import type { LibraryPage } from '../libraryPage.ts';
import type { ActionTarget } from '../actionTarget.ts';
import { tellOfEdit } from './editDocuments.ts';
import { mutationTexts } from './mutationTexts.ts';

/** Rejects with a message for the person if it fails. */
export async function makeCitationKeys(
  library: LibraryPage,
  { selection }: ActionTarget,
  onlyMissing: boolean,
): Promise<void> {
  const outcome = await mutateLibrary<makeCitationKeysMutation>(
    library.environment,
    graphql`
      mutation makeCitationKeysMutation($input: MakeCitationKeysInput!) {
        makeCitationKeys(input: $input) {
          count
          undo
        }
      }
    `,
    { input: { selection, onlyMissing } },
    {
      updater(store, data) {
        if (!data?.makeCitationKeys) return;
        invalidateLists(store, library.environment);
        markEdited(store);
      },
    },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const made = outcome.data.makeCitationKeys;
  if (!made) throw new Error(mutationTexts.noAnswer);
  tellOfEdit(library, made, mutationTexts.keys.made(made.count));
}
