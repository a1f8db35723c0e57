// Mutation.removePasskey
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { deletePasskey } from '../passkeys/passkeys.ts';
import { problemsPayload, userPayload } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';

export const removePasskey: NonNullable<MutationResolvers['removePasskey']> = async (
  _root,
  { input: { id, password } },
  context,
) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const problems = await confirmLogin(context, password);
  if (problems.length > 0) return problemsPayload(problems);
  // Without a limit: an account has few, and an owner who finds passkeys of somebody else must be able to remove all.
  if (!(await deletePasskey(database, account.id, id))) return userPayload(account);
  accounts.audit({ event: 'passkey-removed', account: account.id }, client);
  accounts.post(context, 'a mail about a removed passkey', (publicUrl) =>
    secondFactorMail(account, 'passkeyRemoved', publicUrl),
  );
  return userPayload(account);
};
