// Takes back what brought groups.
import { type Environment, graphql } from 'relay-runtime';
import type { takeBackGroupsMutation } from '#src/__generated__/takeBackGroupsMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';

/** What was left of a step is named by ids, of groups and of documents. */
const isGroup = (id: string) => id.startsWith('grp_');

/**
 * Takes the steps back, the last first; the ids of the groups that were left, because they were changed or filled since; documents that stayed in
 * them are not counted. Rejects with why, if the server refuses; trying again is harmless.
 */
export async function takeBackGroups(
  environment: Environment,
  steps: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const id of steps.toReversed()) {
    const outcome = await mutate<takeBackGroupsMutation>(
      environment,
      graphql`
        mutation takeBackGroupsMutation($input: UndoInput!) {
          undo(input: $input) {
            left
          }
        }
      `,
      { input: { id } },
      { signal },
    );
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    left.push(...(outcome.data.undo?.left ?? []).filter(isGroup));
  }
  return left;
}
