// Ending and accepting invitations to shared libraries.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { forbidden, notFound } from '../../graphql/errors.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { problemsPayload, tokenProblem } from '../problems.ts';
import { acceptInvitation as accept, endInvitation as end } from '../sharing/invitations.ts';
import { requireMembership } from '../sharing/requireMembership.ts';
import { findMembership } from '../sharing/memberships.ts';
import { maximumMembers, maximumMemberships } from '../sharing/sharedLibraries.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';

export const endInvitation: NonNullable<MutationResolvers['endInvitation']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const { libraryId } = requireMembership(context, input.libraryId, 'OWNER');
  const account = requireViewer(context).id;
  const ending = await end(accounts.database, { libraryId, id: input.id, ownerId: account }, accounts.now());
  if (ending === 'notOwner') throw forbidden(sharingTexts.notOwner);
  if (ending === 'ended') {
    accounts.audit({ event: 'invitation-ended', account, library: libraryId }, context.client);
  }
  return { __typename: 'LibraryReturned', library: context.libraries.sourceOf(libraryId) };
};

export const acceptInvitation: NonNullable<MutationResolvers['acceptInvitation']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const viewer = requireViewer(context);
  const accepted = await accept(accounts.database, input.secret, viewer.id, accounts.now());
  if (accepted.outcome === 'ended') return tokenProblem(sharingTexts.ended);
  const path = ['secret'];
  if (accepted.outcome === 'tooManyLibraries') {
    return problemsPayload([{ path, message: sharingTexts.tooManyLibraries(maximumMemberships) }]);
  }
  if (accepted.outcome === 'tooManyMembers') {
    return problemsPayload([{ path, message: sharingTexts.tooManyMembers(maximumMembers) }]);
  }
  const { libraryId } = accepted;
  const membership = await findMembership(accounts.database, libraryId, viewer.id);
  if (!membership) throw notFound();
  if (accepted.outcome === 'joined') {
    accounts.audit({ event: 'library-joined', account: viewer.id, library: libraryId, role: membership.role }, client);
  }
  context.libraries.setMembership(libraryId, membership);
  return { __typename: 'LibraryReturned', library: { shared: membership } };
};
