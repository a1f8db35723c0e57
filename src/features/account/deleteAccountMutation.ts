// The mutation `deleteAccount`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import type { deleteAccountMutation } from '#src/__generated__/deleteAccountMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome, unknownAnswer } from './answers.ts';

/** Deletes the account and its library. */
export async function deleteAccount(
  environment: Environment,
  input: deleteAccountMutation['variables']['input'],
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const outcome = await mutate<deleteAccountMutation>(
    environment,
    graphql`
      mutation deleteAccountMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          __typename
          ... on AccountDeleted {
            result
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
  const answer = outcome.data.deleteAccount;
  if (answer?.__typename !== 'AccountDeleted') return rejectionOutcome(answer);
  return answer.result ? { kind: 'accepted', userId: null } : unknownAnswer;
}
