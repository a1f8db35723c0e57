// Tests the life of an account over HTTP: sign-up, log-in, log-out, password reset, sessions, limits, deletion.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { confirmationToken, isResetMail } from '#tests/support/outbox.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts';

const password = 'correct horse battery';
const day = 24 * 60 * 60 * 1000;

const result = `__typename
  ... on UserReturned { user { id email } }
  ... on InputValidationProblem { problems { path message } }`;
const signup = `mutation ($email: EmailAddress!, $password: String!) { signup(input: { email: $email, password: $password }) { ${result} } }`;
const login = `mutation ($email: EmailAddress!, $password: String!) { login(input: { email: $email, password: $password }) { ${result} } }`;
const forgot = `mutation ($email: EmailAddress!) { forgotPassword(input: { email: $email }) { result } }`;
const change = `mutation ($token: String!, $id: ID!, $newPassword: String!) {
  changePassword(input: { token: $token, id: $id, newPassword: $newPassword }) { ${result} ... on TokenProblem { message } } }`;
const confirm = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { __typename } }`;
const sessionsOfMe = '{ me { sessions { id current } } }';

interface Result {
  __typename: string;
  user?: { id: string; email: string };
  problems?: { path: string[]; message: string }[];
}

let server: TestServer;
let last = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Signs up a new person with their own address, who is logged in then. */
async function newPerson(): Promise<{ client: TestClient; email: string; id: string }> {
  // One minute later, so that the hourly limit of sign-ups is not reached.
  server.pass(60 * 1000);
  const email = `person${(last += 1)}@example.org`;
  const client = server.client();
  const { user } = await client.one<Result>(signup, { email, password });
  return { client, email, id: user?.id ?? '' };
}

async function sessionOf(client: TestClient): Promise<unknown> {
  return (await client.fetch('/api/_auth/session', { headers: { accept: 'text/json' } })).json();
}

const resetMails = () => server.mails.filter(isResetMail);

/** Asks for a mail and reads the token in it. */
async function resetToken(email: string): Promise<string> {
  const before = resetMails().length;
  await server.client().one(forgot, { email });
  await expect.poll(() => resetMails().length).toBe(before + 1);
  return /change-password\/([^?]+)\?id=/.exec(resetMails().at(-1)?.text ?? '')?.[1] ?? '';
}

/** The token that was mailed to an address last. */
async function confirmationTo(email: string): Promise<string> {
  const sent = () => server.mails.filter(({ to, text }) => to === email && text.includes('/confirm-email/'));
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  return confirmationToken({ text: sent().at(-1)?.text ?? '' });
}

describe('signing up', () => {
  test('gives no session if the account could not be stored', async () => {
    const { database } = server;
    const transaction = vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      await database.transaction(work);
      throw new DatabaseUnavailable();
    });
    const client = server.client();
    const { errors } = await client.ask(signup, { email: 'uncommitted@example.org', password });
    transaction.mockRestore();
    expect(errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect(client.cookie).toBeNull();
  });

  test('logs in and is known by the session, GraphQL and REST alike', async () => {
    const { client, email, id } = await newPerson();
    expect(await client.one('{ me { id email } }')).toEqual({ id, email });
    expect(await sessionOf(client)).toEqual({ user: { id, email } });
    expect(await sessionOf(server.client())).toEqual({});
  });

  test('refuses an invalid address, and a short, long or common password, each at its field', async () => {
    const problemsOf = async (email: string, secret: string) =>
      (await server.client().one<Result>(signup, { email, password: secret })).problems?.map(({ path }) => path);
    expect(await problemsOf('nobody', password)).toEqual([['email']]);
    expect(await problemsOf('a@b.org\nBcc: c@d.org', password)).toEqual([['email']]);
    expect(await problemsOf('a@example.org', 'short')).toEqual([['password']]);
    expect(await problemsOf('a@example.org', 'x'.repeat(257))).toEqual([['password']]);
    expect(await problemsOf('', 'password1')).toEqual([['email'], ['password']]);
  });

  test('accepts an address once, whatever its case, also in twenty requests at the same time', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      server.client().one<Result>(signup, { email: index % 2 ? 'Racer@Example.org' : 'racer@example.ORG', password }),
    );
    const results = await Promise.all(tries);
    expect(results.filter(({ __typename }) => __typename === 'UserReturned')).toHaveLength(1);
    expect(results.find(({ problems }) => problems)?.problems?.[0]?.path).toEqual(['email']);
  });
});

describe('logging in and out', () => {
  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await newPerson();
    const wrong = await server.client().one<Result>(login, { email, password: 'not my password' });
    const unknown = await server.client().one<Result>(login, { email: 'nobody@example.org', password });
    expect(wrong).toEqual(unknown);
    expect(wrong.problems?.[0]?.path).toEqual(['email', 'password']);
  });

  test('makes a new token and ends the old one', async () => {
    const { client, email } = await newPerson();
    const old = client.cookie;
    await client.one(login, { email: email.toUpperCase(), password });
    expect(client.cookie).not.toBe(old);
    expect(await sessionOf(server.client(old))).toEqual({});
  });

  test('the cookies are hidden from scripts and other sites', async () => {
    const { email } = await newPerson();
    const response = await server.client().fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: login, variables: { email, password } }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test.each(['logout', 'DELETE'])('%s ends the session on the server', async (how) => {
    const { client } = await newPerson();
    const { cookie } = client;
    if (how === 'logout') await client.one('mutation { logout { result } }');
    else expect(await (await client.fetch('/api/_auth/session', { method: 'DELETE' })).json()).toEqual({});
    expect(client.cookie).toBeNull();
    expect(await sessionOf(server.client(cookie))).toEqual({});
  });

  test('a session ends after 30 days without use, and after 90 in any case', async () => {
    const idle = await newPerson();
    const busy = await newPerson();
    for (let days = 0; days < 80; days += 20) {
      server.pass(20 * day);
      expect(await sessionOf(busy.client)).not.toEqual({});
    }
    expect(await sessionOf(idle.client)).toEqual({});
    server.pass(11 * day);
    expect(await sessionOf(busy.client)).toEqual({});
  });

  test('an address, a link or a session that the database cannot store is treated as unknown', async () => {
    const { client } = await newPerson();
    for (const email of ['a\0@example.org', 'a\ud800@example.org']) {
      expect((await client.one<Result>(signup, { email, password })).problems).toMatchObject([{ path: ['email'] }]);
      expect((await client.one<Result>(login, { email, password })).problems).toMatchObject([
        { path: ['email', 'password'] },
      ]);
    }
    const link = { token: '\0', id: 'user_\0', newPassword: password };
    expect((await client.one<Result>(change, link)).__typename).toBe('TokenProblem');
    const ended = await client.ask('mutation ($id: ID!) { endSession(input: { id: $id }) { result } }', { id: '\0' });
    expect(ended.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('an invalid cookie identifies nobody', async () => {
    for (const cookie of ['session=nonsense', 'session=', 'session=%00', 'other=1']) {
      expect(await server.client(cookie).one('{ me { id } }')).toBeNull();
    }
  });
});

describe('a forgotten password', () => {
  test('is reset by the mail, once, which ends every session', async () => {
    const { client, email, id } = await newPerson();
    const token = await resetToken(email);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.client().one<Result>(change, { token, id, newPassword: `another password ${index}` }),
      ),
    );
    const winner = results.findIndex(({ __typename }) => __typename === 'UserReturned');
    expect(results.filter(({ __typename }) => __typename === 'TokenProblem')).toHaveLength(19);
    expect(await sessionOf(client)).toEqual({});
    const typenameOf = async (secret: string) =>
      (await server.client().one<Result>(login, { email, password: secret })).__typename;
    expect(await typenameOf(password)).toBe('InputValidationProblem');
    expect(await typenameOf(`another password ${winner}`)).toBe('UserReturned');
  });

  test('a refused new password does not use up the token, which expires after an hour', async () => {
    const { email, id } = await newPerson();
    const token = await resetToken(email);
    const short = await server.client().one<Result>(change, { token, id, newPassword: 'short' });
    expect(short.problems?.[0]?.path).toEqual(['newPassword']);
    server.pass(60 * 60 * 1000);
    const late = await server.client().one<Result>(change, { token, id, newPassword: 'long enough now' });
    expect(late.__typename).toBe('TokenProblem');
  });

  test('a token holds for its user only', async () => {
    const { email } = await newPerson();
    const other = await newPerson();
    const token = await resetToken(email);
    const stolen = await server.client().one<Result>(change, { token, id: other.id, newPassword: 'long enough now' });
    expect(stolen.__typename).toBe('TokenProblem');
  });

  test('is answered alike for an address without an account, without a mail', async () => {
    const before = resetMails().length;
    expect(await server.client().one(forgot, { email: 'nobody@example.org' })).toEqual({ result: true });
    // A mail that would have been sent comes before this one.
    await resetToken((await newPerson()).email);
    expect(resetMails()).toHaveLength(before + 1);
    expect(server.mails.filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
  });

  test('neither tokens nor passwords are stored as they are', async () => {
    const { client, email } = await newPerson();
    const token = await resetToken(email);
    const rows = await server.database.query(sql`
      select (select json_agg(u) from users u)::text || (select json_agg(s) from sessions s)::text
        || (select json_agg(r) from password_resets r)::text || (select json_agg(c) from email_confirmations c)::text as everything`);
    const everything = JSON.stringify(rows);
    const secrets = [token, await confirmationTo(email), password, client.cookie?.split('=')[1] ?? ''];
    for (const secret of secrets) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('one’s own account', () => {
  test('lists its sessions and ends the others', async () => {
    const { client, email } = await newPerson();
    const other = server.client();
    await other.one(login, { email, password });
    const { sessions } = await client.one<{ sessions: { id: string; current: boolean }[] }>(sessionsOfMe);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    await client.one('mutation { endOtherSessions { result } }');
    expect(await sessionOf(other)).toEqual({});
    expect(await sessionOf(client)).not.toEqual({});
  });

  test('ends a session by its id, its own only', async () => {
    const end = 'mutation ($id: ID!) { endSession(input: { id: $id }) { result } }';
    const { client } = await newPerson();
    const stranger = await newPerson();
    const me = await stranger.client.one<{ sessions: { id: string }[] }>(sessionsOfMe);
    const foreign = await client.ask(end, { id: me.sessions[0]?.id });
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await sessionOf(stranger.client)).not.toEqual({});
    await stranger.client.one(end, { id: me.sessions[0]?.id });
    expect(await sessionOf(stranger.client)).toEqual({});
  });

  test('changes its address and its password with the password only', async () => {
    const changeEmail = `mutation ($email: EmailAddress!, $password: String!) { changeEmail(input: { email: $email, password: $password }) { ${result} } }`;
    const changeOwn = `mutation ($a: String!, $b: String!) { changeOwnPassword(input: { currentPassword: $a, newPassword: $b }) { ${result} } }`;
    const { client, email } = await newPerson();
    const taken = await newPerson();
    const problemOf = async (query: string, variables: Record<string, string>) =>
      (await client.one<Result>(query, variables)).problems?.[0]?.path;
    expect(await problemOf(changeEmail, { email: 'new@example.org', password: 'wrong password' })).toEqual([
      'password',
    ]);
    expect(await problemOf(changeEmail, { email: taken.email.toUpperCase(), password })).toEqual(['email']);
    expect((await client.one<Result>(changeEmail, { email: 'new@example.org', password })).user?.email).toBe(email);
    await client.one(confirm, { token: await confirmationTo('new@example.org') });
    expect(await problemOf(changeOwn, { a: 'wrong password', b: 'a new password' })).toEqual(['currentPassword']);
    expect(await problemOf(changeOwn, { a: password, b: 'short' })).toEqual(['newPassword']);
    await client.one(changeOwn, { a: password, b: 'a new password' });
    const again = await server.client().one<Result>(login, { email: 'NEW@example.org', password: 'a new password' });
    expect(again.__typename).toBe('UserReturned');
  });

  test('has no new address a day after the link was sent', async () => {
    const changeEmail = `mutation ($email: EmailAddress!, $password: String!) { changeEmail(input: { email: $email, password: $password }) { ${result} } }`;
    const { client, email } = await newPerson();
    await client.one(changeEmail, { email: 'late@example.org', password });
    const token = await confirmationTo('late@example.org');
    server.pass(day);
    expect(await client.one('{ me { email pendingEmail } }')).toEqual({ email, pendingEmail: null });
    expect((await client.one<Result>(confirm, { token })).__typename).toBe('TokenProblem');
  });

  test('sends an address five links an hour, whoever asks', async () => {
    const send = 'mutation { sendEmailConfirmation { result } }';
    const { client } = await newPerson();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) codes.push((await client.ask(send)).errors?.[0]?.extensions.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });

  test('is deleted with its sessions', async () => {
    const { client, email, id } = await newPerson();
    const { cookie } = client;
    const add = 'mutation { addUserDocument(input: { other: { title: "Last" } }) { id } }';
    await client.one(add);
    const remove = `mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }`;
    expect(await client.one(remove, { password: 'wrong password' })).toEqual({ __typename: 'InputValidationProblem' });
    expect(await client.one(remove, { password })).toEqual({ __typename: 'AccountDeleted' });
    expect(await sessionOf(server.client(cookie))).toEqual({});
    expect((await server.client().one<Result>(login, { email, password })).__typename).toBe('InputValidationProblem');
    const libraries = () => server.database.query(sql`select 1 from libraries where library_id = ${id}`);
    await expect.poll(libraries, { timeout: 10_000 }).toEqual([]);
    expect((await server.client().one<Result>(signup, { email, password })).__typename).toBe('UserReturned');
  });

  test('is deleted at once, also when its library cannot be removed yet', async () => {
    const { client, email, id } = await newPerson();
    await client.one('mutation { addUserDocument(input: { other: { title: "Left" } }) { id } }');
    // The account is deleted in the first transaction, and its library is removed in those that follow.
    const { database } = server;
    const transaction = database.transaction.bind(database);
    const refuses = vi.spyOn(database, 'transaction').mockRejectedValue(new DatabaseUnavailable());
    refuses.mockImplementationOnce(transaction);
    const remove = `mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }`;
    const answer = await client.one(remove, { password });
    await expect.poll(() => refuses.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
    refuses.mockRestore();
    expect(answer).toEqual({ __typename: 'AccountDeleted' });
    expect(await server.database.query(sql`select 1 from libraries where library_id = ${id}`)).toHaveLength(1);
    expect((await server.client().one<Result>(signup, { email, password })).__typename).toBe('UserReturned');
  });

  test('is nobody’s business', async () => {
    const { client, id } = await newPerson();
    const stranger = await newPerson();
    expect(await stranger.client.one('query ($id: ID!) { user(id: $id) { email } }', { id })).toBeNull();
    expect(await client.one('query ($id: ID!) { user(id: $id) { id } }', { id })).toEqual({ id });
    const anonymous = await server.client().ask('mutation { endOtherSessions { result } }');
    expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('limits', () => {
  test('ten wrong log-ins of a client at an address, also at the same time; the right password then waits too', async () => {
    const { email } = await newPerson();
    server.pass(15 * 60 * 1000);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => server.client().ask(login, { email, password: 'wrong password' })),
    );
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED')).toHaveLength(4);
    const right = await server.client().ask(login, { email, password });
    expect(right.errors?.[0]?.extensions.retryAfter).toBe(15 * 60);
    server.pass(15 * 60 * 1000);
    expect((await server.client().one<Result>(login, { email, password })).__typename).toBe('UserReturned');
  });

  test('right log-ins do not count', async () => {
    const { email } = await newPerson();
    for (let time = 0; time < 12; time += 1) {
      expect((await server.client().one<Result>(login, { email, password })).__typename).toBe('UserReturned');
    }
  });

  test('three reset mails an address in an hour, and the answer is always the same', async () => {
    server.pass(60 * 60 * 1000);
    const { email } = await newPerson();
    const mailsBefore = resetMails().length;
    for (const address of [email, 'unknown@example.org']) {
      for (let time = 0; time < 5; time += 1) {
        expect(await server.client().one(forgot, { email: address })).toEqual({ result: true });
      }
    }
    const other = (await newPerson()).email;
    await server.client().one(forgot, { email: other });
    // A mail that would have been sent comes before this one.
    await expect.poll(() => resetMails().at(-1)?.to).toBe(other);
    expect(resetMails()).toHaveLength(mailsBefore + 4);
  });
});
