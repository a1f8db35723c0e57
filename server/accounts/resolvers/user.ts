// The fields of User that are the account's; those of the library stand with the library.
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { findPendingEmail } from '../emailConfirmations.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { requireSelf } from '../requireViewer.ts';
import { countRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { findTotp } from '../secondFactor/totpFactors.ts';
import { listSessions } from '../sessions.ts';
import { findUserById } from '../users.ts';

export const sessions: NonNullable<UserResolvers['sessions']> = async (source, _args, context) => {
  const { accounts } = context;
  const { sessionId } = requireSelf(source, context);
  const list = await listSessions(accounts.database, source.id, accounts.now());
  return list.map((session) => ({
    id: session.id,
    created: session.created.toISOString(),
    lastActive: session.lastActive.toISOString(),
    userAgent: session.userAgent,
    current: session.id === sessionId,
  }));
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
