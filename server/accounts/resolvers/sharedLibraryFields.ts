// Resolves the libraries of a person, and the fields of a library that are not its content.
import type { LibraryResolvers, QueryResolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { requireSelf, requireViewer } from '../../graphql/requireViewer.ts';
import { apiIdOf } from '../../library/libraryId.ts';
import { presentPerson } from '../people.ts';
import { findInvitation, listInvitations } from '../sharing/invitations.ts';
import { presentInvitation } from '../sharing/presentInvitation.ts';
import { listMembers, readEmailVisibility } from '../sharing/sharedLibraries.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';
import { findName } from '../users.ts';

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
    const { database } = context.accounts;
    if (!shared) {
      const { id, email } = viewer;
      const person = presentPerson({ id, email, name: await findName(database, id) }, viewer);
      return [{ person, role: 'OWNER', added: null }];
    }
    const members = await listMembers(database, shared.libraryId, viewer.id);
    return members.map(({ person, role, added }) => ({
      person: presentPerson(person, viewer),
      role,
      added: added.toISOString(),
    }));
  },
  emailsVisibleTo: ({ shared }, _args, { accounts }) =>
    shared ? readEmailVisibility(accounts.database, shared.libraryId) : 'OWNERS',
  invitations: async ({ shared }, _args, { accounts }) => {
    if (shared?.role !== 'OWNER') return [];
    return (await listInvitations(accounts.database, shared.libraryId, accounts.now())).map(presentInvitation);
  },
};

export const invitation: NonNullable<QueryResolvers['invitation']> = async (_root, { secret }, context) => {
  const { accounts, libraries: own } = context;
  const viewer = requireViewer(context);
  const offered = await findInvitation(accounts.database, secret, accounts.now());
  if (!offered) return null;
  const { libraryId, libraryName, role, inviterId, inviterName, inviterEmail, expires } = offered;
  return {
    libraryName,
    role,
    // The inviter's e-mail address tells invited people who invites them, even before they are members.
    invitedBy: presentPerson({ id: inviterId, name: inviterName, email: inviterEmail }, viewer),
    expires: expires.toISOString(),
    library: own.findSource(apiIdOf(libraryId)),
  };
};
