// The mutation `changeOwnPassword`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { changeOwnPasswordMutation } from '#src/__generated__/changeOwnPasswordMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Sets a new password. Every other session ends; the answer contains the remaining ones. */
export async function changeOwnPassword(
  environment: Environment,
  input: changeOwnPasswordMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<changeOwnPasswordMutation>(
    environment,
    graphql`
      mutation changeOwnPasswordMutation($input: ChangeOwnPasswordInput!) {
        changeOwnPassword(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the list of sessions
              sessions {
                id
              }
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.changeOwnPassword);
}
