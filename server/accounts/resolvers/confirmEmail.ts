// Mutation.confirmEmail
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { accountTexts } from '../accountTexts.ts';
import { deleteConfirmations, takeConfirmation } from '../emailConfirmations.ts';
import { emailKey } from '../emailRule.ts';
import { emailChangedMail } from '../mails/emailChangedMail.ts';
import { deleteResets } from '../passwordResets.ts';
import { tokenProblem, userPayload } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { isTakenAddress, type StoredUser, updateEmail } from '../users.ts';

/** The address that the token confirms; null when the token is not good. Throws an error that `isTakenAddress` recognizes. */
function takeAddress(account: StoredUser, token: string, { accounts }: Context): Promise<string | null> {
  const now = accounts.now();
  return accounts.database.transaction(async (tx) => {
    const email = await takeConfirmation(tx, account.id, token, now);
    if (email === null) return null;
    await updateEmail(tx, account.id, email, now);
    await deleteConfirmations(tx, account.id);
    // A reset mail that went to the former address is of no use any more.
    if (email !== account.email) await deleteResets(tx, account.id);
    return email;
  });
}

export const confirmEmail: NonNullable<MutationResolvers['confirmEmail']> = async (
  _root,
  { input: { token } },
  context,
) => {
  const { accounts, client } = context;
  const account = await requireAccount(context);
  const reject = (message: string) => {
    accounts.audit({ event: 'confirmation-rejected', account: account.id }, client);
    return tokenProblem(message);
  };
  try {
    const email = await takeAddress(account, token, context);
    if (email === null) return reject(accountTexts.rejectedConfirmation);
    const event = email === account.email ? 'email-confirmed' : 'email-changed';
    accounts.audit({ event, account: account.id }, client);
    if (emailKey(email) !== emailKey(account.email)) {
      accounts.post(context, 'a mail to the former address', (publicUrl) => emailChangedMail(account, publicUrl));
    }
    return userPayload({ id: account.id, email });
  } catch (error) {
    // Somebody else has signed up with it since the mail was sent.
    if (isTakenAddress(error)) return reject(accountTexts.email.takenMeanwhile);
    throw error;
  }
};
