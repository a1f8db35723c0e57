// The mutation `changeEmail`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { changeEmailMutation } from '#src/__generated__/changeEmailMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Requests a new address. The account keeps the current one until the new one is confirmed. */
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
              # eslint-disable-next-line relay/unused-fields -- drawn by the state of the address
              pendingEmail
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.changeEmail);
}
