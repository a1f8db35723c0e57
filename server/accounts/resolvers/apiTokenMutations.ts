// API tokens: listing, creating and ending them.
import type { MutationResolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import type { InputProblem } from '../../graphql/errors.ts';
import { requireSelf } from '../../graphql/requireViewer.ts';
import { requireSession } from '../../graphql/requireSession.ts';
import { accountTexts } from '../accountTexts.ts';
import { deleteApiToken, insertApiToken, listApiTokens, maximumApiTokens } from '../apiTokens/apiTokens.ts';
import { presentApiToken, readTokenInput } from '../apiTokens/tokenInput.ts';
import { newTokenSecret } from '../apiTokens/tokenSecret.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { problemsPayload } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireAccount.ts';

export const apiTokens: NonNullable<UserResolvers['apiTokens']> = async (source, _args, context) => {
  requireSelf(source, context);
  requireSession(context);
  return (await listApiTokens(context.accounts.database, source.id)).map(presentApiToken);
};

const tooMany: InputProblem = { path: [], message: accountTexts.apiTokens.tooMany(maximumApiTokens) };

export const createApiToken: NonNullable<MutationResolvers['createApiToken']> = async (_root, { input }, context) => {
  const { accounts, client } = context;
  const account = await requireAccount(context);
  const now = accounts.now();
  const { token: wanted, problems } = readTokenInput(input, context.libraries, now);
  if (problems.length > 0) return problemsPayload(problems);
  const unconfirmed = await confirmLogin(context, input.password);
  if (unconfirmed.length > 0) return problemsPayload(unconfirmed);
  await accounts.countTry(rateLimitRules.apiTokensOfAccount, account.id, client, account.id);
  const token = { ...wanted, id: accounts.options.newId('tok') };
  const secret = newTokenSecret(accounts.options.random);
  if (!(await insertApiToken(accounts.database, { ...token, userId: account.id, secret }, now))) {
    return problemsPayload([tooMany]);
  }
  accounts.audit({ event: 'api-token-created', account: account.id, token: token.id }, client);
  accounts.post(context, 'a mail about a new API token', (publicUrl) =>
    secondFactorMail(account, 'apiTokenCreated', publicUrl),
  );
  return {
    __typename: 'ApiTokenCreated',
    secret,
    apiToken: presentApiToken({ ...token, created: now, lastUsed: null }),
    user: { id: account.id, email: account.email },
  };
};

/** Needs no password, because it only removes access. A person who finds a secret published must be able to end it at once. */
export const endApiToken: NonNullable<MutationResolvers['endApiToken']> = async (_root, { input: { id } }, context) => {
  const { accounts, client } = context;
  const viewer = requireSession(context);
  if (await deleteApiToken(accounts.database, viewer.id, id)) {
    accounts.audit({ event: 'api-token-ended', account: viewer.id, token: id }, client);
  }
  return { user: { id: viewer.id, email: viewer.email } };
};
