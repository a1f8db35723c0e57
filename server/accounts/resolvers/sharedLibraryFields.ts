// Resolves the libraries of a person, and the fields of a library that are not its content.
import type { LibraryResolvers, QueryResolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { requireSelf, requireViewer } from '../../graphql/requireViewer.ts';
import { apiIdOf } from '../../library/libraryId.ts';
import { personOf } from '../people.ts';
import { findInvitation, listInvitations } from '../sharing/invitations.ts';
import { presentInvitation } from '../sharing/presentInvitation.ts';
import { listMembers } from '../sharing/sharedLibraries.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';

export const library: NonNullable<QueryResolvers['library']> = (_root, { id }, context) => {
  requireViewer(context);
  return id == null ? { shared: null } : context.libraries.findSource(id);
};

export const libraries: NonNullable<UserResolvers['libraries']> = (source, _args, context) => {
  requireSelf(source, context);
  const visible = context.libraries.memberships.filter(({ trashed, role }) => trashed === null || role === 'OWNER');
  const personal = context.libraries.hasPersonal ? [{ shared: null }] : [];
  return [...personal, ...visible.map((shared) => ({ shared }))];
};

export const libraryFields: LibraryResolvers = {
  id: ({ shared }, _args, { libraries: { personalId } }) => apiIdOf(shared?.libraryId ?? personalId),
  name: ({ shared }) => shared?.name ?? sharingTexts.personalName,
  kind: ({ shared }) => (shared ? 'SHARED' : 'PERSONAL'),
  viewerRole: ({ shared }) => shared?.role ?? 'OWNER',
  trashed: ({ shared }) => shared?.trashed?.toISOString() ?? null,
  members: async ({ shared }, _args, context) => {
    const viewer = requireViewer(context);
    if (!shared) return [{ person: personOf(viewer, viewer), role: 'OWNER', added: null }];
    const members = await listMembers(context.accounts.database, shared.libraryId);
    return members.map(({ userId, email, role, added }) => ({
      person: personOf({ id: userId, email }, viewer),
      role,
      added: added.toISOString(),
    }));
  },
  invitations: async ({ shared }, _args, { accounts }) => {
    if (shared?.role !== 'OWNER') return [];
    return (await listInvitations(accounts.database, shared.libraryId, accounts.now())).map(presentInvitation);
  },
};

export const invitation: NonNullable<QueryResolvers['invitation']> = async (_root, { secret }, context) => {
  const { accounts, libraries: own } = context;
  requireViewer(context);
  const offered = await findInvitation(accounts.database, secret, accounts.now());
  if (!offered) return null;
  const { libraryId, libraryName, role, inviterEmail, expires } = offered;
  return {
    libraryName,
    role,
    invitedBy: inviterEmail,
    expires: expires.toISOString(),
    library: own.findSource(apiIdOf(libraryId)),
  };
};
