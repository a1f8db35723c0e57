// Loads what a person is invited to, past the store: the answer is for one visit of the page, and others can end the invitation.
import { type Environment, graphql } from 'relay-runtime';
import type { LoadedInvitation } from '#machines/invitation/invitationTypes.ts';
import type { loadInvitationQuery } from '#src/__generated__/loadInvitationQuery.graphql.ts';
import { fetchPastStore } from '#src/relay/fetchPastStore.ts';
import { invitationTexts } from './invitationTexts.ts';
import { roleOf } from '#src/relay/roleOf.ts';

const query = graphql`
  query loadInvitationQuery($secret: String!) {
    invitation(secret: $secret) {
      libraryName
      role
      invitedBy {
        name
        email
      }
      expires
      library {
        id
        name
      }
    }
  }
`;

/** Loads the invitation of a link; rejects only if there was no answer. */
export async function loadInvitation(
  environment: Environment,
  secret: string,
  signal: AbortSignal,
): Promise<LoadedInvitation> {
  const { invitation } = await fetchPastStore<loadInvitationQuery>(environment, query, { secret }, signal);
  if (!invitation) return { kind: 'ended' };
  const { libraryName, role, invitedBy, expires, library } = invitation;
  if (library) return { kind: 'member', library: { id: library.id, name: library.name } };
  const { name, email } = invitedBy;
  const inviter = invitationTexts.inviter(name ?? null, email ?? null);
  return { kind: 'offered', offer: { libraryName, role: roleOf(role), invitedBy: inviter, expires } };
}
