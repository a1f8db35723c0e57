// Mutation.login
import { accountTexts } from '../accountTexts.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { checkLogin } from '../passwordTries.ts';
import { problemsPayload, userPayload } from '../problems.ts';
import { findUserByEmail } from '../users.ts';

/** Does not say which of the two was wrong, nor whether there is such an account: not in words, nor in time. */
const wrongLogin = { path: ['email', 'password'], message: accountTexts.wrongLogin };

export const login: NonNullable<MutationResolvers['login']> = async (
  _root,
  { input: { email, password } },
  context,
) => {
  const { accounts } = context;
  const user = await findUserByEmail(accounts.database, email);
  const right = await checkLogin(accounts, user, { email, password }, context);
  if (user === null || !right || !(await accounts.beginSession(user, context))) return problemsPayload([wrongLogin]);
  return userPayload(user);
};
