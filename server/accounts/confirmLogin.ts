// Asks for the password before something that a person who found an open browser should not be able to do.
import sql from 'sql-template-tag';
import type { Context } from '../graphql/context.ts';
import type { InputProblem } from '../graphql/errors.ts';
import { accountTexts } from './accountTexts.ts';
import { confirmPassword } from './passwordTries.ts';
import { wrongPassword } from './problems.ts';
import { requireAccount, requireViewer } from './requireViewer.ts';

const recentMinutes = 10;

/** Whether the session of the request began with a log-in a few minutes ago. One in the future is from before the clock was set back. */
async function isRecentLogin(context: Context): Promise<boolean> {
  const { accounts } = context;
  const now = accounts.now();
  const earliest = new Date(now.getTime() - recentMinutes * 60 * 1000);
  const rows = await accounts.database.query(sql`
    select 1 from sessions
    where id = ${requireViewer(context).sessionId} and created >= ${earliest} and created <= ${now}`);
  return rows.length === 1;
}

/** What keeps the viewer from going on; nothing after a recent log-in or with the right password. */
export async function confirmLogin(context: Context, password: string | null | undefined): Promise<InputProblem[]> {
  if (await isRecentLogin(context)) return [];
  if (password === null || password === undefined || password === '') {
    return [{ path: ['password'], message: accountTexts.password.needed(recentMinutes) }];
  }
  const account = await requireAccount(context);
  return (await confirmPassword(context.accounts, account, password, context)) ? [] : [wrongPassword('password')];
}
