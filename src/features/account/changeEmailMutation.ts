// The mutation `changeEmail`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { changeEmailMutation } from '#src/__generated__/changeEmailMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Gives the account another address. The sessions stay. */
export async function changeEmail(
  environment: Environment,
  input: changeEmailMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<changeEmailMutation>(
    environment,
    graphql`
      mutation changeEmailMutation($input: ChangeEmailInput!) {
        changeEmail(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              email
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
  const answer = outcome.data.changeEmail;
  return answer?.__typename === 'UserReturned'
    ? { kind: 'accepted', userId: answer.user.id, user: answer.user }
    : rejectionOutcome(answer);
}
