// The mutation `changePassword`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import type { changePasswordMutation } from '#src/__generated__/changePasswordMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';

/** Sets a new password with the token of a mail. Every session of the account ends. */
export async function changePassword(
  environment: Environment,
  input: changePasswordMutation['variables']['input'],
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const outcome = await mutate<changePasswordMutation>(
    environment,
    graphql`
      mutation changePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
            }
          }
          ... on TokenProblem {
            message
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
  const answer = outcome.data.changePassword;
  return answer?.__typename === 'UserReturned'
    ? { kind: 'accepted', userId: answer.user.id }
    : rejectionOutcome(answer);
}
