// Contract: accounts, sessions and passwords.
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { confirmationToken, isResetMail, resetLink, type SentMail } from '#tests/support/outbox.ts';
import {
  changeEmailMutation,
  changeOwnPasswordMutation,
  changePassword,
  confirmEmail,
  confirmEmailMutation,
  forgotMutation,
  login,
  meQuery,
  signup,
  whoAmI,
  type AccountResult,
} from './operations.ts';
import { anonymous, mailsTo, newAddress, newPerson, type Person, type Target, type UseTarget } from './target.ts';

const goodPassword = 'a rather long sentence';

function pathsOf(result: AccountResult): (readonly string[])[] {
  return result.__typename === 'InputValidationProblem' ? result.problems.map((problem) => problem.path) : [];
}

/** Requests a reset mail and returns what its link contains. */
async function forget(target: Target, email: string, mails = 1): Promise<{ token: string; id: string }> {
  const answer = await anonymous(target).ask<{ forgotPassword: { result: boolean } }>(forgotMutation, {
    input: { email },
  });
  expect(answer.forgotPassword.result).toBe(true);
  const mail = (await mailsTo(target, email, { count: mails, where: isResetMail })).at(-1);
  if (mail === undefined) throw new Error('There is no mail');
  return resetLink(mail);
}

/** Waits for the mail to an address with this subject. */
async function mailAbout(target: Target, email: string, subject: string): Promise<SentMail> {
  return eventually(`a mail to ${email}: ${subject}`, async () =>
    (await target.mails()).find((mail) => mail.to === email && mail.subject === subject),
  );
}

export function accountsContract(useTarget: UseTarget): void {
  describe('signing up', () => {
    it('makes a user, logs in, and answers the address as it was typed', async () => {
      const client = anonymous(useTarget());
      const email = newAddress();
      const result = await signup(client, { email, password: goodPassword });
      expect(result).toMatchObject({ __typename: 'UserReturned', user: { email } });
      expect(await client.ask(meQuery)).toEqual({ me: 'user' in result ? result.user : null });
    });

    it('sends a welcome mail as text and HTML, with a link to the library', async () => {
      const { email } = await newPerson(useTarget());
      const [mail] = await mailsTo(useTarget(), email);
      expect(mail).toMatchObject({ subject: 'Your library is ready' });
      expect(mail?.text).toContain('/dashboard');
      expect(mail?.html).toMatch(/<a [^>]*href="https?:\/\/[^"]+\/dashboard"/);
    });

    it('refuses a taken address, whatever its case', async () => {
      const { email } = await newPerson(useTarget());
      const client = anonymous(useTarget());
      const result = await signup(client, { email: email.toUpperCase(), password: goodPassword });
      expect(pathsOf(result)).toEqual([['email']]);
      expect(await whoAmI(client)).toBeNull();
    });

    it.each(['', 'nobody', 'a@b@c', 'two words@example.org', '@example.org', `${'x'.repeat(400)}@example.org`])(
      'refuses the address "%s"',
      async (email) => {
        const result = await signup(anonymous(useTarget()), { email, password: goodPassword });
        expect(pathsOf(result)).toEqual([['email']]);
      },
    );

    it.each([
      ['seven', '1234567'],
      ['one of the most used', 'password'],
      ['one of the most used', '12345678'],
      ['the name of the app and a year', 'JabRef2026'],
      ['words for what is here', 'my-library_1!'],
      ['longer than 256 characters', 'x'.repeat(257)],
    ])('refuses a password that is %s', async (_, password) => {
      const result = await signup(anonymous(useTarget()), { email: newAddress(), password });
      expect(pathsOf(result)).toEqual([['password']]);
    });

    it('reports all problems at once', async () => {
      const result = await signup(anonymous(useTarget()), { email: 'nobody', password: 'short' });
      expect(pathsOf(result)).toEqual(expect.arrayContaining([['email'], ['password']]));
    });

    it.each([
      ['256 characters', `ü${'x'.repeat(255)}`],
      ['spaces at both ends and letters of any script', '  пароль 密码  '],
    ])('takes a password of %s, and compares all of it', async (_, password) => {
      const email = newAddress();
      expect(await signup(anonymous(useTarget()), { email, password })).toMatchObject({ __typename: 'UserReturned' });
      expect(await login(anonymous(useTarget()), { email, password })).toMatchObject({ __typename: 'UserReturned' });
      const shorter = await login(anonymous(useTarget()), { email, password: password.slice(0, -1) });
      expect(shorter.__typename).toBe('InputValidationProblem');
    });

    it('gives an address to exactly one of 20 simultaneous sign-ups', async () => {
      const email = newAddress();
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          signup(anonymous(useTarget()), {
            email: index % 2 === 0 ? email : email.toUpperCase(),
            password: goodPassword,
          }),
        ),
      );
      expect(results.filter((result) => result.__typename === 'UserReturned')).toHaveLength(1);
      expect(results.flatMap(pathsOf)).toEqual(Array.from({ length: 19 }, () => ['email']));
    });
  });

  describe('logging in', () => {
    it('accepts the address in any case', async () => {
      const { email, password, id } = await newPerson(useTarget());
      const client = anonymous(useTarget());
      expect(await login(client, { email: email.toUpperCase(), password })).toMatchObject({ user: { id } });
      expect(await whoAmI(client)).toBe(id);
    });

    it("doesn't reveal whether address or password was wrong, by message or by response time", async () => {
      const { email } = await newPerson(useTarget());
      const client = anonymous(useTarget());
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const messages = new Set<string>();
      for (let round = 0; round < 7; round += 1) {
        for (const which of ['known', 'unknown'] as const) {
          const start = performance.now();
          const result = await login(client, {
            email: which === 'known' ? email : newAddress(),
            password: 'not the password',
          });
          times[which].push(performance.now() - start);
          expect(pathsOf(result)).toEqual([['email', 'password']]);
          messages.add(JSON.stringify(result));
        }
      }
      expect(messages.size).toBe(1);
      expect(client.cookies.size).toBe(0);
      // Without a dummy hash, an unknown address would be answered in a tenth of the time.
      const median = (all: number[]) => [...all].sort((a, b) => a - b)[3] ?? 0;
      expect(median(times.known) / median(times.unknown)).toBeLessThan(3);
      expect(median(times.unknown) / median(times.known)).toBeLessThan(3);
    });

    it('starts a new session and ends the previous one', async () => {
      const { client, email, password, id } = await newPerson(useTarget());
      const before = client.copy();
      await login(client, { email, password });
      expect([...client.cookies.values()]).not.toEqual([...before.cookies.values()]);
      expect(await whoAmI(client)).toBe(id);
      expect(await whoAmI(before)).toBeNull();
    });
  });

  describe('logging out', () => {
    it('ends the session on the server, for every tab', async () => {
      const { client } = await newPerson(useTarget());
      const tab = client.copy();
      expect(await client.ask('mutation { logout { result } }')).toEqual({ logout: { result: true } });
      expect([...client.cookies.keys()]).not.toContain('session');
      expect(await whoAmI(tab)).toBeNull();
    });

    it('ends it while 50 requests run; later requests are anonymous', async () => {
      const { client, id } = await newPerson(useTarget());
      const tab = client.copy();
      const running = Array.from({ length: 50 }, () => whoAmI(tab.copy()));
      await client.ask('mutation { logout { result } }');
      const after = await Promise.all(Array.from({ length: 20 }, () => whoAmI(tab.copy())));
      expect(new Set(after)).toEqual(new Set([null]));
      for (const answer of await Promise.all(running)) expect([id, null]).toContain(answer);
    });

    it('leaves other sessions of the account alone', async () => {
      const { client, email, password, id } = await newPerson(useTarget());
      const elsewhere = anonymous(useTarget());
      await login(elsewhere, { email, password });
      await client.ask('mutation { logout { result } }');
      expect(await whoAmI(elsewhere)).toBe(id);
    });
  });

  describe('a forgotten password', () => {
    it('is changed with the token of the mail, which ends every session and starts none', async () => {
      const { client, email, password, id } = await newPerson(useTarget());
      const link = await forget(useTarget(), email);
      expect(link.id).toBe(id);
      expect(await whoAmI(client)).toBe(id);
      const browser = anonymous(useTarget());
      expect(await changePassword(browser, { ...link, newPassword: goodPassword })).toMatchObject({ user: { id } });
      expect(browser.cookies.size).toBe(0);
      expect(await whoAmI(client)).toBeNull();
      await mailAbout(useTarget(), email, 'Your password was changed');
      expect((await login(anonymous(useTarget()), { email, password })).__typename).toBe('InputValidationProblem');
      expect((await login(anonymous(useTarget()), { email, password: goodPassword })).__typename).toBe('UserReturned');
    });

    it('gets the same answer for an unknown address', async () => {
      const answer = await anonymous(useTarget()).ask(forgotMutation, { input: { email: newAddress() } });
      expect(answer).toEqual({ forgotPassword: { result: true } });
    });

    it('accepts a token once', async () => {
      const { email } = await newPerson(useTarget());
      const link = await forget(useTarget(), email);
      await changePassword(anonymous(useTarget()), { ...link, newPassword: goodPassword });
      const again = await changePassword(anonymous(useTarget()), { ...link, newPassword: 'another long sentence' });
      expect(again.__typename).toBe('TokenProblem');
      expect((await login(anonymous(useTarget()), { email, password: goodPassword })).__typename).toBe('UserReturned');
    });

    it('accepts a token once even if 20 requests use it at the same time', async () => {
      const { email } = await newPerson(useTarget());
      const link = await forget(useTarget(), email);
      const passwords = Array.from({ length: 20 }, (_, index) => `the long sentence number ${index}`);
      const results = await Promise.all(
        passwords.map((newPassword) => changePassword(anonymous(useTarget()), { ...link, newPassword })),
      );
      const winners = results.flatMap(({ __typename }, index) => (__typename === 'UserReturned' ? [index] : []));
      expect(winners).toHaveLength(1);
      expect(results.filter(({ __typename }) => __typename === 'TokenProblem')).toHaveLength(19);
      const logins = await Promise.all(passwords.map((password) => login(anonymous(useTarget()), { email, password })));
      expect(logins.flatMap(({ __typename }, index) => (__typename === 'UserReturned' ? [index] : []))).toEqual(
        winners,
      );
    });

    it('keeps the token valid when the new password is refused', async () => {
      const { email } = await newPerson(useTarget());
      const link = await forget(useTarget(), email);
      const refused = await changePassword(anonymous(useTarget()), { ...link, newPassword: 'short' });
      expect(pathsOf(refused)).toEqual([['newPassword']]);
      const accepted = await changePassword(anonymous(useTarget()), { ...link, newPassword: goodPassword });
      expect(accepted.__typename).toBe('UserReturned');
    });

    it('refuses a made-up token, and a token of another account', async () => {
      const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const link = await forget(useTarget(), one.email);
      const tries = [
        { token: 'nothing', id: one.id },
        { token: '', id: one.id },
        { token: link.token, id: other.id },
        { token: link.token, id: 'nobody' },
      ];
      for (const attempt of tries) {
        const result = await changePassword(anonymous(useTarget()), { ...attempt, newPassword: goodPassword });
        expect(result.__typename).toBe('TokenProblem');
      }
      expect((await login(anonymous(useTarget()), { email: other.email, password: other.password })).__typename).toBe(
        'UserReturned',
      );
    });

    it('invalidates older tokens of the account once one is used', async () => {
      const { email } = await newPerson(useTarget());
      const first = await forget(useTarget(), email);
      const second = await forget(useTarget(), email, 2);
      const links = [first, second];
      const [used, left] = first.token === second.token ? [first, first] : links;
      if (used === undefined || left === undefined) throw new Error('There are no links');
      await changePassword(anonymous(useTarget()), { ...used, newPassword: goodPassword });
      const late = await changePassword(anonymous(useTarget()), { ...left, newPassword: 'another long sentence' });
      expect(late.__typename).toBe('TokenProblem');
    });
  });

  describe('the address', () => {
    const stateQuery = '{ me { email emailConfirmed pendingEmail } }';
    const stateOf = async ({ client }: Person) =>
      (await client.ask<{ me: { email: string; emailConfirmed: boolean; pendingEmail: string | null } }>(stateQuery))
        .me;
    const isConfirmation = ({ text }: SentMail) => text.includes('/confirm-email/');

    /** The token in the latest mail to confirm an address, once there are `count` mails. */
    async function tokenTo(address: string, count = 1): Promise<string> {
      const mail = (await mailsTo(useTarget(), address, { count, where: isConfirmation })).at(-1);
      if (mail === undefined) throw new Error('There is no mail');
      return confirmationToken(mail);
    }

    /** Requests a change to a new address, and returns it with the token that was mailed. */
    async function askFor(person: Person): Promise<{ email: string; token: string }> {
      const email = newAddress();
      const input = { email: `  ${email} `, password: person.password };
      const answer = await person.client.ask<{ changeEmail: AccountResult }>(changeEmailMutation, { input });
      expect(answer.changeEmail).toMatchObject({ user: { id: person.id, email: person.email } });
      return { email, token: await tokenTo(email) };
    }

    it('of a new account is unconfirmed until the link of the welcome mail is used, once', async () => {
      const one = await newPerson(useTarget());
      expect(await stateOf(one)).toEqual({ email: one.email, emailConfirmed: false, pendingEmail: null });
      const token = await tokenTo(one.email);
      expect(await confirmEmail(one.client, token)).toMatchObject({ user: { id: one.id, email: one.email } });
      expect(await stateOf(one)).toEqual({ email: one.email, emailConfirmed: true, pendingEmail: null });
      expect((await confirmEmail(one.client, token)).__typename).toBe('TokenProblem');
    });

    it('can be changed only with the password, and not to a taken one or the current one', async () => {
      const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const problemPaths = async (email: string, password: string) =>
        pathsOf(
          (await one.client.ask<{ changeEmail: AccountResult }>(changeEmailMutation, { input: { email, password } }))
            .changeEmail,
        );
      expect(await problemPaths(other.email.toUpperCase(), one.password)).toEqual([['email']]);
      expect(await problemPaths(one.email, one.password)).toEqual([['email']]);
      expect(await problemPaths(newAddress(), 'not the password')).toEqual([['password']]);
      expect((await stateOf(one)).pendingEmail).toBeNull();
    });

    it('changes when the new one is confirmed, not before', async () => {
      const one = await newPerson(useTarget());
      const { email, token } = await askFor(one);
      expect(await stateOf(one)).toEqual({ email: one.email, emailConfirmed: false, pendingEmail: email });
      const { password } = one;
      expect((await login(anonymous(useTarget()), { email, password })).__typename).toBe('InputValidationProblem');
      expect(await login(anonymous(useTarget()), { email: one.email, password })).toMatchObject({
        user: { id: one.id },
      });

      expect(await confirmEmail(one.client, token)).toMatchObject({ user: { id: one.id, email } });
      expect(await stateOf(one)).toEqual({ email, emailConfirmed: true, pendingEmail: null });
      const session = await one.client.rest('GET', '/api/_auth/session', { headers: { accept: 'text/json' } });
      expect(session.json).toEqual({ user: { id: one.id, email } });
      expect(await login(anonymous(useTarget()), { email, password })).toMatchObject({ user: { id: one.id, email } });
      expect((await forget(useTarget(), email)).id).toBe(one.id);
      const told = await mailAbout(useTarget(), one.email, 'Your e-mail address was changed');
      // By now the old address may belong to somebody else.
      expect(told.text + told.html).not.toContain(email);
    });

    it('can be confirmed only by the account that requested it', async () => {
      const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const { token } = await askFor(one);
      expect((await confirmEmail(other.client, token)).__typename).toBe('TokenProblem');
      const { errors } = await anonymous(useTarget()).send(confirmEmailMutation, { input: { token } });
      expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      for (const meaningless of ['', 'nothing', '\0'])
        expect((await confirmEmail(one.client, meaningless)).__typename).toBe('TokenProblem');
      expect((await confirmEmail(one.client, token)).__typename).toBe('UserReturned');
    });

    it('is confirmed once even if 20 requests use the link at the same time', async () => {
      const one = await newPerson(useTarget());
      const { token } = await askFor(one);
      const results = await Promise.all(Array.from({ length: 20 }, () => confirmEmail(one.client.copy(), token)));
      expect(results.filter(({ __typename }) => __typename === 'UserReturned')).toHaveLength(1);
    });

    it('stays unchanged if another account has taken the new one meanwhile', async () => {
      const one = await newPerson(useTarget());
      const { email, token } = await askFor(one);
      await signup(anonymous(useTarget()), { email, password: goodPassword });
      expect(await confirmEmail(one.client, token)).toMatchObject({
        __typename: 'TokenProblem',
        message: expect.stringContaining('by now') as string,
      });
      expect((await stateOf(one)).email).toBe(one.email);
    });

    it('changes to the last requested one, and to none after a cancellation or a change of the password', async () => {
      const one = await newPerson(useTarget());
      const [first, second] = [await askFor(one), await askFor(one)];
      expect((await stateOf(one)).pendingEmail).toBe(second.email);
      expect((await confirmEmail(one.client, first.token)).__typename).toBe('TokenProblem');

      const cancelled = await one.client.ask('mutation { cancelEmailChange { user { id pendingEmail } } }');
      expect(cancelled).toEqual({ cancelEmailChange: { user: { id: one.id, pendingEmail: null } } });
      expect((await confirmEmail(one.client, second.token)).__typename).toBe('TokenProblem');

      const third = await askFor(one);
      await one.client.ask(changeOwnPasswordMutation, {
        input: { currentPassword: one.password, newPassword: goodPassword },
      });
      expect((await confirmEmail(one.client, third.token)).__typename).toBe('TokenProblem');
      expect((await stateOf(one)).email).toBe(one.email);
    });

    it('gets the link again on request, until it is confirmed', async () => {
      const send = 'mutation { sendEmailConfirmation { result } }';
      const one = await newPerson(useTarget());
      await tokenTo(one.email);
      expect(await one.client.ask(send)).toEqual({ sendEmailConfirmation: { result: true } });
      const again = await tokenTo(one.email, 2);
      expect((await confirmEmail(one.client, again)).__typename).toBe('UserReturned');
      expect(await one.client.ask(send)).toEqual({ sendEmailConfirmation: { result: false } });
      const { email } = await askFor(one);
      expect(await one.client.ask(send)).toEqual({ sendEmailConfirmation: { result: true } });
      expect((await confirmEmail(one.client, await tokenTo(email, 2))).__typename).toBe('UserReturned');
    });

    it('counts as confirmed once its owner has set a password with a mailed link', async () => {
      const one = await newPerson(useTarget());
      const pending = await askFor(one);
      const link = await forget(useTarget(), one.email);
      await changePassword(anonymous(useTarget()), { ...link, newPassword: goodPassword });
      await login(one.client, { email: one.email, password: goodPassword });
      expect(await stateOf(one)).toEqual({ email: one.email, emailConfirmed: true, pendingEmail: null });
      expect((await confirmEmail(one.client, pending.token)).__typename).toBe('TokenProblem');
    });

    it('that was replaced gets no new password: earlier reset links are invalid', async () => {
      const one = await newPerson(useTarget());
      const link = await forget(useTarget(), one.email);
      await confirmEmail(one.client, (await askFor(one)).token);
      const result = await changePassword(anonymous(useTarget()), { ...link, newPassword: goodPassword });
      expect(result.__typename).toBe('TokenProblem');
    });
  });

  describe("one's own account", () => {
    const sessionsQuery = '{ me { sessions { id created lastActive userAgent current } } }';
    interface Sessions {
      me: { sessions: { id: string; current: boolean; userAgent: string | null }[] };
    }

    it('lists the sessions and ends one of them, or all others', async () => {
      const { client, email, password, id } = await newPerson(useTarget());
      const others = [anonymous(useTarget()), anonymous(useTarget())];
      for (const other of others) await login(other, { email, password });
      const { sessions } = (await client.ask<Sessions>(sessionsQuery)).me;
      expect(sessions).toHaveLength(3);
      expect(sessions.filter((session) => session.current)).toHaveLength(1);
      const [first, second] = others;
      const current = (await first?.ask<Sessions>(sessionsQuery))?.me.sessions.find((session) => session.current);
      const end = 'mutation end($input: EndSessionInput!) { endSession(input: $input) { result problems { path } } }';
      expect(await client.ask(end, { input: { id: current?.id } })).toEqual({
        endSession: { result: true, problems: [] },
      });
      expect(first && (await whoAmI(first))).toBeNull();
      expect(second && (await whoAmI(second))).toBe(id);
      await client.ask('mutation { endOtherSessions { result } }');
      expect(second && (await whoAmI(second))).toBeNull();
      expect(await whoAmI(client)).toBe(id);
    });

    it('cannot end a session of another account', async () => {
      const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const [session] = (await other.client.ask<Sessions>(sessionsQuery)).me.sessions;
      const end = 'mutation end($input: EndSessionInput!) { endSession(input: $input) { result } }';
      const foreign = await one.client.send(end, { input: { id: session?.id } });
      const unknown = await one.client.send(end, { input: { id: 'ses_unknown' } });
      expect(foreign.text).toBe(unknown.text);
      expect(await whoAmI(other.client)).toBe(other.id);
    });

    it('changes the password with the current one, and ends the other sessions', async () => {
      const { client, email, password, id } = await newPerson(useTarget());
      const elsewhere = anonymous(useTarget());
      await login(elsewhere, { email, password });
      const wrong = await client.ask<{ changeOwnPassword: AccountResult }>(changeOwnPasswordMutation, {
        input: { currentPassword: 'not the password', newPassword: goodPassword },
      });
      expect(pathsOf(wrong.changeOwnPassword)).toEqual([['currentPassword']]);
      await client.ask(changeOwnPasswordMutation, { input: { currentPassword: password, newPassword: goodPassword } });
      await mailAbout(useTarget(), email, 'Your password was changed');
      expect(await whoAmI(client)).toBe(id);
      expect(await whoAmI(elsewhere)).toBeNull();
      expect((await login(elsewhere, { email, password: goodPassword })).__typename).toBe('UserReturned');
    });

    it('is deleted with the password, and the address becomes available again', async () => {
      const { client, email, password } = await newPerson(useTarget());
      const remove = `mutation remove($input: DeleteAccountInput!) {
        deleteAccount(input: $input) { __typename ... on InputValidationProblem { problems { path } } }
      }`;
      expect(await client.ask(remove, { input: { password: 'not the password' } })).toMatchObject({
        deleteAccount: { problems: [{ path: ['password'] }] },
      });
      const tab = client.copy();
      expect(await client.ask(remove, { input: { password } })).toEqual({
        deleteAccount: { __typename: 'AccountDeleted' },
      });
      expect(await whoAmI(tab)).toBeNull();
      await mailAbout(useTarget(), email, 'Your account was deleted');
      expect((await login(anonymous(useTarget()), { email, password })).__typename).toBe('InputValidationProblem');
      expect((await signup(anonymous(useTarget()), { email, password })).__typename).toBe('UserReturned');
    });
  });
}
