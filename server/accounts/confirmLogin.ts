// Asks for the password before actions that a stranger at an open browser must not be able to take.
import sql from 'sql-template-tag';
import type { Context } from '../graphql/context.ts';
import type { InputProblem } from '../graphql/errors.ts';
import { accountTexts } from './accountTexts.ts';
import { confirmPassword } from './passwordTries.ts';
import { wrongPassword } from './problems.ts';
import { requireAccount } from './requireAccount.ts';
import { requireSession } from '../graphql/requireSession.ts';
import { recentMinutes } from './sessions.ts';

/** Whether the session of the request began a few minutes ago. A start in the future, from before the clock was set back, does not count. */
async function isRecentLogin(context: Context): Promise<boolean> {
  const { accounts } = context;
  const now = accounts.now();
  const earliest = new Date(now.getTime() - recentMinutes * 60 * 1000);
  const rows = await accounts.database.query(sql`
    select 1 from sessions
    where id = ${requireSession(context).sessionId} and created > ${earliest} and created <= ${now}`);
  return rows.length === 1;
}

/** The problems that stop the action: none after a recent log-in, or with the right password. */
export async function confirmLogin(context: Context, password: string | null | undefined): Promise<InputProblem[]> {
  if (await isRecentLogin(context)) return [];
  if (password === null || password === undefined || password === '') {
    return [{ path: ['password'], message: accountTexts.password.needed(recentMinutes) }];
  }
  const account = await requireAccount(context);
  return (await confirmPassword(context.accounts, account, password, context)) ? [] : [wrongPassword('password')];
}
