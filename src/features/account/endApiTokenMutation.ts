// The mutation `endApiToken`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { endApiTokenMutation } from '#src/__generated__/endApiTokenMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { unknownAnswer } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Ends an API token. */
export async function endApiToken(
  environment: Environment,
  input: endApiTokenMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<endApiTokenMutation>(
    environment,
    graphql`
      mutation endApiTokenMutation($input: EndApiTokenInput!) {
        endApiToken(input: $input) {
          user {
            id
            # eslint-disable-next-line relay/unused-fields -- drawn by the section of the tokens
            apiTokens {
              id
            }
          }
        }
      }
    `,
    { input },
    { signal },
  );
  if (outcome.kind === 'refused') return outcome;
  const user = outcome.data.endApiToken?.user;
  return user ? { kind: 'accepted', userId: user.id } : unknownAnswer;
}
