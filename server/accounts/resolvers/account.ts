// The account: who is logged in, what it shows, and its deletion.
import type {
  MutationResolvers,
  QueryResolvers,
  SoleOwnedLibraryResolvers,
  UserResolvers,
} from '../../__generated__/resolverTypes.ts';
import { findPendingEmail } from '../emailConfirmations.ts';
import { accountDeletedMail } from '../mails/accountDeletedMail.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { confirmPassword } from '../passwordTries.ts';
import { problemsPayload, userPayload, wrongPassword } from '../problems.ts';
import { personNameProblem } from '../nameRule.ts';
import { findPerson } from '../people.ts';
import { requireAccount } from '../requireAccount.ts';
import { requireSelf, requireViewer } from '../../graphql/requireViewer.ts';
import { requireSession } from '../../graphql/requireSession.ts';
import { countRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { findTotp } from '../secondFactor/totpFactors.ts';
import { listSessions } from '../sessions.ts';
import { listSoleOwned } from '../sharing/sharedLibraries.ts';
import { deleteUser, findName, findUserById, updateName } from '../users.ts';

export const me: NonNullable<QueryResolvers['me']> = (_root, _args, { viewer }) =>
  viewer && { id: viewer.id, email: viewer.email };

/** People can only find themselves; for anybody else's id the answer is the same as for an unknown one. */
export const user: NonNullable<QueryResolvers['user']> = (_root, { id }, { viewer }) =>
  viewer?.id === id ? { id: viewer.id, email: viewer.email } : null;

// Fields of User that belong to the account; those of the library are resolved with the library.
export const sessions: NonNullable<UserResolvers['sessions']> = async (source, _args, context) => {
  const { accounts } = context;
  requireSelf(source, context);
  const { sessionId } = requireSession(context);
  const list = await listSessions(accounts.database, source.id, accounts.now());
  return list.map((session) => ({
    id: session.id,
    created: session.created.toISOString(),
    lastActive: session.lastActive.toISOString(),
    userAgent: session.userAgent,
    current: session.id === sessionId,
  }));
};

export const name: NonNullable<UserResolvers['name']> = (source, _args, context) => {
  requireSelf(source, context);
  return findName(context.accounts.database, source.id);
};

export const emailConfirmed: NonNullable<UserResolvers['emailConfirmed']> = async (source, _args, context) => {
  requireSelf(source, context);
  const account = await findUserById(context.accounts.database, source.id);
  return account !== null && account.emailConfirmed !== null;
};

export const pendingEmail: NonNullable<UserResolvers['pendingEmail']> = async (source, _args, context) => {
  const { accounts } = context;
  requireSelf(source, context);
  return findPendingEmail(accounts.database, source.id, accounts.now());
};

export const totp: NonNullable<UserResolvers['totp']> = async (source, _args, context) => {
  const { database } = context.accounts;
  requireSelf(source, context);
  const factor = await findTotp(database, source.id);
  return (
    factor && {
      enabled: factor.enabled.toISOString(),
      recoveryCodesLeft: await countRecoveryCodes(database, source.id),
    }
  );
};

export const passkeys: NonNullable<UserResolvers['passkeys']> = async (source, _args, context) => {
  requireSelf(source, context);
  const list = await listPasskeys(context.accounts.database, source.id);
  return list.map(({ created, lastUsed, ...passkey }) => ({
    ...passkey,
    created: created.toISOString(),
    lastUsed: lastUsed?.toISOString() ?? null,
  }));
};

export const soleOwnedLibraries: NonNullable<UserResolvers['soleOwnedLibraries']> = async (source, _args, context) => {
  requireSelf(source, context);
  return listSoleOwned(context.accounts.database, source.id);
};

export const soleOwnedLibraryFields: SoleOwnedLibraryResolvers = {
  library: ({ libraryId }, _args, { libraries }) => libraries.sourceOf(libraryId),
  heir: ({ libraryId, heirId }, _args, context) => findPerson(context, { libraryId, userId: heirId }),
};

export const setName: NonNullable<MutationResolvers['setName']> = async (_root, { input }, context) => {
  const viewer = requireViewer(context);
  const given = input.name?.trim() ?? '';
  const message = given === '' ? null : personNameProblem(given);
  if (message !== null) return problemsPayload([{ path: ['name'], message }]);
  await updateName(context.accounts.database, viewer.id, given === '' ? null : given);
  return userPayload(viewer);
};

export const deleteAccount: NonNullable<MutationResolvers['deleteAccount']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  if (!(await confirmPassword(accounts, account, input.password, context))) {
    return problemsPayload([wrongPassword('password')]);
  }
  await accounts.countChange(account, context.client);
  await deleteUser(accounts.database, account.id);
  // The library can be large; anything that is left when the server ends is removed later.
  context.afterAnswer('remove the library of a deleted account', () => accounts.options.removeLibrary(account.id));
  context.setSession(null);
  accounts.audit({ event: 'account-deleted', account: account.id }, context.client);
  accounts.post(context, 'a mail about a deleted account', (publicUrl) => accountDeletedMail(account, publicUrl));
  return { __typename: 'AccountDeleted', result: true };
};
