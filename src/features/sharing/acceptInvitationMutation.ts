// The mutation `acceptInvitation`: makes the person a member of a shared library.
import { type Environment, graphql } from 'relay-runtime';
import type { AcceptanceOutcome } from '#machines/invitation/invitationTypes.ts';
import type { acceptInvitationMutation } from '#src/__generated__/acceptInvitationMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { invitationTexts } from './invitationTexts.ts';

/** Accepts the invitation of a link; rejects only if there was no answer. */
export async function acceptInvitation(
  environment: Environment,
  secret: string,
  signal: AbortSignal,
): Promise<AcceptanceOutcome> {
  const sent = await mutate<acceptInvitationMutation>(
    environment,
    graphql`
      mutation acceptInvitationMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          __typename
          ... on LibraryReturned {
            library {
              id
              name
            }
          }
          ... on TokenProblem {
            __typename
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input: { secret } },
    { signal },
  );
  if (sent.kind === 'refused') return { kind: 'refused', message: sent.message };
  const answer = sent.data.acceptInvitation;
  switch (answer?.__typename) {
    case 'LibraryReturned':
      return { kind: 'joined', library: answer.library };
    case 'TokenProblem':
      return { kind: 'ended' };
    case 'InputValidationProblem':
      return { kind: 'refused', message: answer.problems.map(({ message }) => message).join(' ') };
    default:
      return { kind: 'refused', message: invitationTexts.unknownAnswer };
  }
}
