// Moves documents that an import added to the trash.
import { type Environment, graphql } from 'relay-runtime';
import type { takeBackDocumentsMutation } from '#src/__generated__/takeBackDocumentsMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';

const AT_ONCE = 500;

/** Rejects with why, if the server refuses; what was moved before stays moved, and trying again is harmless. */
export async function takeBackDocuments(
  environment: Environment,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const outcome = await mutate<takeBackDocumentsMutation>(
      environment,
      graphql`
        mutation takeBackDocumentsMutation($input: DeleteUserDocumentsInput!) {
          deleteUserDocuments(input: $input) {
            count
          }
        }
      `,
      { input: { selection: { ids: ids.slice(start, start + AT_ONCE) } } },
      { signal },
    );
    if (outcome.kind === 'refused') throw new Error(outcome.message);
  }
}
