// Device logins: shows the program that waits with a code, and lets its user approve or deny it.
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { accountTexts } from '../accountTexts.ts';
import { listApiTokens, maximumApiTokens } from '../apiTokens/apiTokens.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { decideDeviceLogin as decide, findDeviceLogin } from '../deviceLogins/deviceLogins.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { problemsPayload, userPayload } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireAccount.ts';
import { requireSession } from '../../graphql/requireSession.ts';

/** Counts a try of a code, so that codes can't be guessed. */
const countDeviceCodeTry = (context: Context, account: string) =>
  context.accounts.countTry(rateLimitRules.deviceCodesOfAccount, account, context.client, account);

export const deviceLogin: NonNullable<QueryResolvers['deviceLogin']> = async (_root, { code }, context) => {
  const { accounts } = context;
  await countDeviceCodeTry(context, requireSession(context).id);
  const found = await findDeviceLogin(accounts.database, code, accounts.now());
  return (
    found && {
      clientName: found.clientName,
      scope: found.scope === 'read' ? 'READ' : 'WRITE',
      expires: found.expires.toISOString(),
    }
  );
};

const codeInvalid = { path: ['code'], message: accountTexts.apiTokens.codeInvalid };
const tooMany = { path: [], message: accountTexts.apiTokens.tooMany(maximumApiTokens) };

export const decideDeviceLogin: NonNullable<MutationResolvers['decideDeviceLogin']> = async (
  _root,
  { input: { code, approve, password } },
  context,
) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const now = accounts.now();
  // Refusing takes nothing away, so it needs no password.
  const problems = approve ? await confirmLogin(context, password) : [];
  if (problems.length > 0) return problemsPayload(problems);
  await countDeviceCodeTry(context, account.id);
  const present = (await listApiTokens(database, account.id)).filter(
    ({ expires }) => expires === null || expires > now,
  );
  if (approve && present.length >= maximumApiTokens) return problemsPayload([tooMany]);
  if (!(await decide(database, { userCode: code, userId: account.id, isApproved: approve }, now))) {
    return problemsPayload([codeInvalid]);
  }
  accounts.audit({ event: approve ? 'device-approved' : 'device-denied', account: account.id }, client);
  if (approve) {
    accounts.post(context, 'a mail about a new API token', (publicUrl) =>
      secondFactorMail(account, 'apiTokenCreated', publicUrl),
    );
  }
  return userPayload(account);
};
