// Creating, renaming and deleting shared libraries, and changing their members.
import type { LibraryRole, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { badUserInput, forbidden, notFound } from '../../graphql/errors.ts';
import type { Membership } from '../../graphql/request.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { nameProblem } from '../nameRule.ts';
import { problemsPayload, userPayload } from '../problems.ts';
import {
  changeMember,
  insertSharedLibrary,
  maximumMemberships,
  renameSharedLibrary,
  setLibraryTrashed,
  updateEmailVisibility,
} from '../sharing/sharedLibraries.ts';
import { findMembership } from '../sharing/memberships.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';
import { requireMembership } from '../sharing/requireMembership.ts';

const problem = (name: string, message: string) => problemsPayload([{ path: [name], message }]);

/** `LibraryReturned` of the schema, with the viewer's membership as it is now. */
function returned(context: Context, membership: Membership) {
  context.libraries.setMembership(membership.libraryId, membership);
  return { __typename: 'LibraryReturned' as const, library: { shared: membership } };
}

export const createLibrary: NonNullable<MutationResolvers['createLibrary']> = async (_root, { input }, context) => {
  const { accounts, newId } = context;
  const viewer = requireViewer(context);
  const problems = keyProblems(input.key);
  if (problems.length > 0) throw badUserInput(problems);
  const name = input.name.trim();
  const message = nameProblem(name);
  if (message !== null) return problem('name', message);
  const { database } = accounts;
  const library = { id: newId('lib'), name, ownerId: viewer.id, key: input.key ?? null };
  const made = await insertSharedLibrary(database, library, accounts.now());
  if (made.outcome === 'tooMany') return problem('name', sharingTexts.tooManyLibraries(maximumMemberships));
  const { libraryId } = made;
  if (made.outcome === 'created') {
    accounts.audit({ event: 'library-created', account: viewer.id, library: libraryId }, context.client);
  }
  const membership = await findMembership(database, libraryId, viewer.id);
  if (!membership) throw notFound();
  return returned(context, membership);
};

export const renameLibrary: NonNullable<MutationResolvers['renameLibrary']> = async (_root, { input }, context) => {
  const membership = requireMembership(context, input.id, 'OWNER');
  const name = input.name.trim();
  const message = nameProblem(name);
  if (message !== null) return problem('name', message);
  const { id } = requireViewer(context);
  if (!(await renameSharedLibrary(context.accounts.database, membership.libraryId, id, name))) {
    throw forbidden(sharingTexts.notOwner);
  }
  return returned(context, { ...membership, name });
};

export const setEmailVisibility: NonNullable<MutationResolvers['setEmailVisibility']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const membership = requireMembership(context, input.id, 'OWNER');
  const { libraryId } = membership;
  const { visibleTo } = input;
  const account = requireViewer(context).id;
  if (!(await updateEmailVisibility(accounts.database, libraryId, account, visibleTo))) {
    throw forbidden(sharingTexts.notOwner);
  }
  accounts.audit({ event: 'email-visibility-set', account, library: libraryId, visibleTo }, client);
  return returned(context, membership);
};

/** Moves a library to the trash, or out of it. */
async function setTrashed(context: Context, membership: Membership, trashed: Date | null) {
  const { accounts, client } = context;
  const account = requireViewer(context).id;
  if (membership.trashed?.getTime() === trashed?.getTime()) return returned(context, membership);
  if (!(await setLibraryTrashed(accounts.database, membership.libraryId, account, trashed))) {
    throw forbidden(sharingTexts.notOwner);
  }
  const event = trashed === null ? ('library-restored' as const) : ('library-trashed' as const);
  accounts.audit({ event, account, library: membership.libraryId }, client);
  return returned(context, { ...membership, trashed });
}

export const deleteLibrary: NonNullable<MutationResolvers['deleteLibrary']> = (_root, { input }, context) => {
  const membership = requireMembership(context, input.id, 'OWNER');
  // A second request changes nothing, so that it does not stay in the trash for longer.
  return setTrashed(context, membership, membership.trashed ?? context.accounts.now());
};

export const restoreLibrary: NonNullable<MutationResolvers['restoreLibrary']> = async (_root, { input }, context) => {
  const membership = requireMembership(context, input.id, 'OWNER');
  return setTrashed(context, membership, null);
};

/** Changes a member, or ends a membership (null); a problem at `field` says why that is not possible. */
async function change(
  context: Context,
  { libraryId, userId, role }: { libraryId: string; userId: string; role: LibraryRole | null },
  field: string,
) {
  const { accounts, client } = context;
  const account = requireViewer(context).id;
  const done = await changeMember(accounts.database, { libraryId, actorId: account, userId, role });
  if (done === 'lastOwner') return problem(field, sharingTexts.lastOwner);
  if (done === 'notOwner') throw forbidden(sharingTexts.notOwner);
  if (done === 'notMember') return problem(field, sharingTexts.notMember);
  accounts.audit({ event: 'member-changed', account, library: libraryId, member: userId, role }, client);
  return null;
}

export const leaveLibrary: NonNullable<MutationResolvers['leaveLibrary']> = async (_root, { input }, context) => {
  const viewer = requireViewer(context);
  const { libraryId } = requireMembership(context, input.id, 'READER');
  const refused = await change(context, { libraryId, userId: viewer.id, role: null }, 'id');
  if (refused) return refused;
  context.libraries.setMembership(libraryId, null);
  return { ...userPayload(viewer), __typename: 'LibraryLeft' };
};

export const setMemberRole: NonNullable<MutationResolvers['setMemberRole']> = async (_root, { input }, context) => {
  const viewer = requireViewer(context);
  const { libraryId } = requireMembership(context, input.libraryId, 'OWNER');
  const refused = await change(context, { libraryId, userId: input.userId, role: input.role }, 'userId');
  if (refused) return refused;
  const membership = await findMembership(context.accounts.database, libraryId, viewer.id);
  if (!membership) throw notFound();
  return returned(context, membership);
};

export const removeMember: NonNullable<MutationResolvers['removeMember']> = async (_root, { input }, context) => {
  const membership = requireMembership(context, input.libraryId, 'OWNER');
  if (input.userId === requireViewer(context).id) throw forbidden(sharingTexts.leaveInstead);
  const { libraryId } = membership;
  const refused = await change(context, { libraryId, userId: input.userId, role: null }, 'userId');
  return refused ?? returned(context, membership);
};
