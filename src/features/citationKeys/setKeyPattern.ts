// Sets the library's pattern of citation keys.
import { type Environment, graphql } from 'relay-runtime';
import type { setKeyPatternMutation } from '#src/__generated__/setKeyPatternMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';

/** Null resets to the pattern of an imported file, or the default. Rejects with a message for the person. */
export async function setKeyPattern(environment: Environment, pattern: string | null): Promise<void> {
  const outcome = await mutateLibrary<setKeyPatternMutation>(
    environment,
    graphql`
      mutation setKeyPatternMutation($input: SetCitationKeyPatternInput!) {
        setCitationKeyPattern(input: $input) {
          library {
            id
            citationKeyPattern {
              pattern
              origin
            }
          }
        }
      }
    `,
    { input: { pattern } },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
}
