// Mutation.sendEmailConfirmation
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { findPendingEmail } from '../emailConfirmations.ts';
import { emailKey } from '../emailRule.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireViewer.ts';

export const sendEmailConfirmation: NonNullable<MutationResolvers['sendEmailConfirmation']> = async (
  _root,
  _args,
  context,
) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  const pending = await findPendingEmail(accounts.database, account.id, accounts.now());
  const email = pending ?? (account.emailConfirmed === null ? account.email : null);
  if (email === null) return { result: false };
  await accounts.countTry(rateLimitRules.changesOfClient, context.client.address, context.client, account.id);
  await accounts.countTry(rateLimitRules.confirmationsOfAddress, emailKey(email), context.client, account.id);
  await accounts.askToConfirm(context, { id: account.id, email });
  return { result: true };
};
