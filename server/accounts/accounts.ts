// The account rules that several mutations share: starting a session, and checking a password within the limits.
import type { Queryable } from '../database/database.ts';
import type { Edges, Mail } from '../edges.ts';
import type { Client, RequestContext, SessionViewer, UserSource } from '../graphql/request.ts';

import { rateLimited } from '../graphql/errors.ts';
import { requireSession } from '../graphql/requireSession.ts';
import { deleteOldApiTokens } from './apiTokens/apiTokens.ts';
import type { Audit, AuditEvent } from './audit.ts';
import { deleteOldDeviceLogins } from './deviceLogins/deviceLogins.ts';
import { deleteOldDevices, rememberDevice } from './devices.ts';
import { deleteOldConfirmations, insertConfirmation } from './emailConfirmations.ts';
import { emailKey } from './emailRule.ts';
import { listMemberships } from './sharing/memberships.ts';
import { confirmEmailMail } from './mails/confirmEmailMail.ts';
import {
  type CountedTry,
  countTry,
  deleteOldLimits,
  type RateLimit,
  rateLimitRules,
  type Try,
  uncountTry,
} from './rateLimits.ts';
import { deleteOldPasskeyChallenges } from './passkeys/passkeyChallenges.ts';
import { deleteOldResets } from './passwordResets.ts';
import { deleteOldChallenges } from './secondFactor/loginChallenges.ts';
import { deleteOldSetups } from './secondFactor/totpFactors.ts';
import { newSecret } from './secret.ts';
import { deleteOldInvitations } from './sharing/invitations.ts';
import { deleteOldLibraries } from './sharing/sharedLibraries.ts';
import { deleteOldSessions, deleteSession, findViewer, insertSession } from './sessions.ts';
import type { StoredUser } from './users.ts';

export interface AccountsOptions extends Pick<Edges, 'database' | 'clock' | 'newId' | 'random' | 'mailer'> {
  /** Whether rate limits are enforced. */
  rateLimits: boolean;
  /** Where the site is, for links in mails. */
  publicUrl: () => string;
  audit: Audit;
  /** Removes the library of an account that was deleted. */
  removeLibrary: (libraryId: string) => Promise<void>;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
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
  findViewer(token: string): Promise<SessionViewer | null> {
    return findViewer(this.database, token, this.now());
  }

  /** Writes down what happened. */
  audit(event: AuditEvent, client: Pick<Client, 'address'>): void {
    this.options.audit(event, client);
  }

  /** Counts one try, or `times`; the result tells whether the limit is exceeded. */
  async recordTry(rule: RateLimit, who: string, times = 1): Promise<CountedTry> {
    if (!this.options.rateLimits) return { count: 0, retryAfter: null };
    return countTry(this.database, rule, who, this.now(), times);
  }

  /** Counts a try, or `times`; throws RATE_LIMITED when the limit is exceeded. */
  async countTry(
    rule: RateLimit,
    who: string,
    client: Client,
    account: string | null = null,
    times = 1,
  ): Promise<void> {
    const { retryAfter } = await this.recordTry(rule, who, times);
    if (retryAfter === null) return;
    this.audit({ event: 'limit-reached', limit: rule.name, account }, client);
    throw rateLimited(retryAfter);
  }

  /** Removes successful tries from the count. */
  async uncountTries(tries: readonly Try[], times = 1): Promise<void> {
    if (this.options.rateLimits) for (const [rule, who] of tries) await uncountTry(this.database, rule, who, times);
  }

  /** Counts a change that the owner is told by mail, before it is made. It stays counted even if the password is wrong. */
  async countChange({ id, email }: StoredUser, client: Client): Promise<void> {
    await this.countTry(rateLimitRules.changesOfClient, client.address, client, id);
    await this.countTry(rateLimitRules.changesOfAccount, id, client, id);
    await this.countTry(rateLimitRules.changesOfAddress, emailKey(email), client, id);
  }

  /** Logs the user in with a new token and ends the session the request came with. False when the password was changed meanwhile. */
  async beginSession(user: StoredUser, context: RequestContext): Promise<boolean> {
    const completeLogin = await this.storeSession(user, context, this.database);
    completeLogin?.();
    return completeLogin !== null;
  }

  /**
   * Stores a session, also within a transaction. Returns a function to call after the commit, which sets the cookies and writes the log-in to the
   * audit log; null if the password was changed meanwhile.
   */
  async storeSession(user: StoredUser, context: RequestContext, db: Queryable): Promise<(() => void) | null> {
    const token = newSecret(this.options.random);
    const id = this.options.newId('ses');
    const { userAgent } = context.client;
    const session = { id, token, userId: user.id, passwordHash: user.passwordHash, userAgent };
    if (!(await insertSession(db, session, this.now()))) return null;
    if (context.viewer) await deleteSession(db, context.viewer.id, requireSession(context).sessionId);
    const device = await rememberDevice(
      db,
      { userId: user.id, token: context.client.device, newToken: newSecret(this.options.random) },
      this.now(),
    );
    const memberships = await listMemberships(db, user.id);
    return () => {
      context.setSession({
        viewer: { id: user.id, email: user.email, memberships, via: 'session', sessionId: id },
        token,
      });
      context.setDevice(device.token);
      this.audit({ event: 'login', account: user.id, session: id, knownDevice: device.wasKnown }, context.client);
    };
  }

  /** Ends the session of the request, if it has one. */
  async endSession(context: RequestContext): Promise<void> {
    const { client } = context;
    const viewer = context.viewer && requireSession(context);
    if (viewer && (await deleteSession(this.database, viewer.id, viewer.sessionId))) {
      this.audit({ event: 'logout', account: viewer.id }, client);
    }
    context.setSession(null);
  }

  /** Sends a mail after the answer. A failure is logged, and has no other effect. */
  post(context: RequestContext, what: string, write: (publicUrl: string) => Mail | null | Promise<Mail | null>): void {
    // Generated now, not when the mail is sent, so that ids follow the order of the requests and runs are reproducible.
    const id = this.options.newId('mail').replace(/^mail_/, '');
    context.afterAnswer(`send ${what}`, async () => {
      const mail = await write(this.options.publicUrl());
      if (mail !== null) await this.options.mailer.send({ ...mail, id });
    });
  }

  /** Sends a mail to `email` with a link that makes it the confirmed address of the account. */
  async askToConfirm(context: RequestContext, { id, email }: UserSource): Promise<void> {
    const token = newSecret(this.options.random);
    await insertConfirmation(this.database, { userId: id, email, token }, this.now());
    this.post(context, 'a mail that confirms an address', (publicUrl) => confirmEmailMail({ email }, token, publicUrl));
  }

  /** Removes everything that has expired: sessions, tokens, counters, mails in a folder. */
  async tidy(): Promise<void> {
    const removals = [
      deleteOldSessions,
      deleteOldResets,
      deleteOldConfirmations,
      deleteOldChallenges,
      deleteOldSetups,
      deleteOldPasskeyChallenges,
      deleteOldLimits,
      deleteOldDevices,
      deleteOldApiTokens,
      deleteOldDeviceLogins,
      deleteOldInvitations,
      deleteOldLibraries,
    ];
    for (const remove of removals) await remove(this.database, this.now());
    await this.options.mailer.tidy?.();
  }
}
