// Takes back what an import did, step by step.
import { type Environment, graphql } from 'relay-runtime';
import type { takeBackStepsMutation } from '#src/__generated__/takeBackStepsMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';

/**
 * Takes the steps back, the last first, and answers what was left of them, by the ids of documents and groups, because it was changed or filled
 * since. Rejects with why, if the server refuses; trying again is harmless, and is answered the same.
 */
export async function takeBackSteps(
  environment: Environment,
  steps: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const left = new Set<string>();
  for (const id of steps.toReversed()) {
    const outcome = await mutate<takeBackStepsMutation>(
      environment,
      graphql`
        mutation takeBackStepsMutation($input: UndoInput!) {
          undo(input: $input) {
            left
          }
        }
      `,
      { input: { id } },
      { signal },
    );
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    for (const each of outcome.data.undo?.left ?? []) left.add(each);
  }
  return [...left];
}
