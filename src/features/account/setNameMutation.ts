// The mutation `setName`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { setNameMutation } from '#src/__generated__/setNameMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Sets the name that members of shared libraries see; an empty one removes it. */
export async function setName(
  environment: Environment,
  input: setNameMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<setNameMutation>(
    environment,
    graphql`
      mutation setNameMutation($input: SetNameInput!) {
        setName(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the section of the name
              name
            }
          }
          ... on InputValidationProblem {
            problems {
              path
              message
            }
          }
        }
      }
    `,
    { input },
    { signal },
  );
  if (outcome.kind === 'refused') return outcome;
  const answer = outcome.data.setName;
  return answer?.__typename === 'UserReturned'
    ? { kind: 'accepted', userId: answer.user.id }
    : rejectionOutcome(answer);
}
