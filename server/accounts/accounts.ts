// The account rules that more than one mutation needs: beginning a session, checking a password within the limits.
import type { Queryable } from '../database/database.ts';
import type { Edges, Mail } from '../edges.ts';
import type { Client, Context, Viewer } from '../graphql/context.ts';
import { emailKey } from './emailRule.ts';
import { verifyPassword } from './passwordHash.ts';
import { countTry, deleteOldLimits, type RateLimit, rateLimitRules, uncountTry } from './rateLimits.ts';
import { deleteOldResets } from './passwordResets.ts';
import { newSecret } from './secret.ts';
import { deleteOldSessions, deleteSession, findViewer, insertSession } from './sessions.ts';
import type { StoredUser } from './users.ts';

export interface AccountsOptions extends Pick<Edges, 'database' | 'clock' | 'newId' | 'random' | 'mailer'> {
  /** Whether tries are counted. */
  rateLimits: boolean;
  /** Where the site is, for links in mails. */
  publicUrl: () => string;
}

export class Accounts {
  readonly options: AccountsOptions;

  constructor(options: AccountsOptions) {
    this.options = options;
  }

  get database() {
    return this.options.database;
  }

  now(): Date {
    return this.options.clock.now();
  }

  /** Whose session the cookie's token is. */
  findViewer(token: string): Promise<Viewer | null> {
    return findViewer(this.database, token, this.now());
  }

  async countTry(rule: RateLimit, who: string): Promise<void> {
    if (this.options.rateLimits) await countTry(this.database, rule, who, this.now());
  }

  /** Whether the password is the user's, within the limits for wrong ones; a user who does not exist costs the same. */
  async checkPassword(user: StoredUser | null, email: string, password: string, client: Client): Promise<boolean> {
    // The client first: one that has no tries left must not use up those of other people's addresses.
    const tries = [
      [rateLimitRules.loginsOfClient, client.address],
      [rateLimitRules.loginsOfAddress, emailKey(email)],
    ] as const;
    for (const [rule, who] of tries) await this.countTry(rule, who);
    const right = await verifyPassword(user?.passwordHash ?? null, password);
    if (right && this.options.rateLimits) for (const [rule, who] of tries) await uncountTry(this.database, rule, who);
    return right;
  }

  /** Counts a change of the account that a mail tells of, before it happens. It stays counted, right password or not. */
  async countChange({ id, email }: StoredUser, client: Client): Promise<void> {
    await this.countTry(rateLimitRules.changesOfClient, client.address);
    await this.countTry(rateLimitRules.changesOfAccount, id);
    await this.countTry(rateLimitRules.changesOfAddress, emailKey(email));
  }

  /** Logs the user in with a new token and ends the session the request came with. False when the password was changed meanwhile. */
  async beginSession(user: StoredUser, context: Context, db: Queryable = this.database): Promise<boolean> {
    const token = newSecret(this.options.random);
    const id = this.options.newId('ses');
    const { userAgent } = context.client;
    const session = { id, token, userId: user.id, passwordHash: user.passwordHash, userAgent };
    if (!(await insertSession(db, session, this.now()))) return false;
    if (context.viewer) await deleteSession(db, context.viewer.id, context.viewer.sessionId);
    context.setSession({ viewer: { id: user.id, email: user.email, sessionId: id }, token });
    return true;
  }

  /** Ends the session of the request, if it has one. */
  async endSession(context: Context): Promise<void> {
    if (context.viewer) await deleteSession(this.database, context.viewer.id, context.viewer.sessionId);
    context.setSession(null);
  }

  /** Sends a mail once the answer is given; that it fails is logged, and costs the person nothing but the mail. */
  post(context: Context, what: string, write: (publicUrl: string) => Mail | null | Promise<Mail | null>): void {
    // Drawn here and not when the mail is sent: ids are drawn in the order of the requests, so a run can be repeated.
    const id = this.options.newId('mail').replace(/^mail_/, '');
    context.afterAnswer(`send ${what}`, async () => {
      const mail = await write(this.options.publicUrl());
      if (mail !== null) await this.options.mailer.send({ ...mail, id });
    });
  }

  /** Removes what has run out: sessions, tokens, counters, mails in a folder. */
  async tidy(): Promise<void> {
    for (const remove of [deleteOldSessions, deleteOldResets, deleteOldLimits]) await remove(this.database, this.now());
    await this.options.mailer.tidy?.();
  }
}
