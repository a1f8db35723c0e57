// The mutation `login`. Loaded when a form is sent, so that the form itself shows before Relay is there.
import { type Environment, graphql } from 'relay-runtime';
import type { loginMutation } from '#src/__generated__/loginMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Logs in. */
export async function login(
  environment: Environment,
  input: loginMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<loginMutation>(
    environment,
    graphql`
      mutation loginMutation($input: LoginInput!) {
        login(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              email
            }
          }
          ... on SecondFactorRequired {
            challengeToken
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
  const answer = outcome.data.login;
  if (answer?.__typename !== 'SecondFactorRequired') return userOutcome(answer);
  const { challengeToken } = answer;
  return { kind: 'continued', form: 'confirmSecondFactor', values: { challengeToken, oneTimeCode: '' } };
}
