// The mutation `createApiToken`. Loaded with the form of a token.
import { type Environment, graphql } from 'relay-runtime';
import type { TokenFormOutcome, TokenValues } from '#machines/tokenForm/tokenFormTypes.ts';
import type { createApiTokenMutation } from '#src/__generated__/createApiTokenMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { unknownAnswer } from './answers.ts';

/** What became of the form. The secret is beside the outcome, because it must not get into the machine. */
export interface CreatedApiToken {
  readonly outcome: TokenFormOutcome;
  readonly secret?: string;
}

/** Creates a token. */
export async function createApiToken(
  environment: Environment,
  { password, ...values }: TokenValues,
  signal: AbortSignal,
): Promise<CreatedApiToken> {
  const input = { ...values, password: password === '' ? null : password };
  const sent = await mutate<createApiTokenMutation>(
    environment,
    graphql`
      mutation createApiTokenMutation($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          __typename
          ... on ApiTokenCreated {
            secret
            user {
              # eslint-disable-next-line relay/unused-fields -- tells Relay whose tokens these are
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the section of the tokens
              apiTokens {
                id
                name
                scope
                libraryId
                created
                expires
                lastUsed
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
  if (sent.kind === 'refused') return { outcome: sent };
  const answer = sent.data.createApiToken;
  if (answer?.__typename === 'ApiTokenCreated') return { outcome: { kind: 'created' }, secret: answer.secret };
  if (answer?.__typename !== 'InputValidationProblem') return { outcome: unknownAnswer };
  return { outcome: { kind: 'problems', problems: answer.problems } };
}
