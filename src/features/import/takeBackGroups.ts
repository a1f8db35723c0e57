// Takes back what brought groups.
import { type Environment, graphql } from 'relay-runtime';
import type { takeBackGroupsMutation } from '#src/__generated__/takeBackGroupsMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';

/** Takes the steps back, the last first. Rejects with why, if the server refuses; trying again is harmless. */
export async function takeBackGroups(
  environment: Environment,
  steps: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const id of steps.toReversed()) {
    const outcome = await mutate<takeBackGroupsMutation>(
      environment,
      graphql`
        mutation takeBackGroupsMutation($input: UndoInput!) {
          undo(input: $input) {
            leftCount
          }
        }
      `,
      { input: { id } },
      { signal },
    );
    if (outcome.kind === 'refused') throw new Error(outcome.message);
  }
}
