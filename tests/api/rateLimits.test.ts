// Tests the rate limits of api.md with their default values.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { isResetMail } from '#tests/support/outbox.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';
import {
  changeEmailMutation,
  changeOwnPasswordMutation,
  forgotMutation,
  login,
  loginMutation,
  signup,
  signupMutation,
} from './contract/operations.ts';
import { mailsTo, newAddress } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

const password = 'a rather long sentence';

describe('with limits', () => {
  let server: ServerProcess;
  let clients = 0;

  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => server.remove());

  /** A client with an IP address of its own, as reported by the proxy. */
  function client(address?: string): ApiClient {
    clients += 1;
    return makeClient(server.url, { 'x-forwarded-for': address ?? `198.51.100.${clients}` });
  }

  async function newUser(): Promise<string> {
    const email = newAddress();
    await signup(client(), { email, password });
    return email;
  }

  it('the eleventh wrong login of a client for an address is refused, in any case of the address, with the time to wait', async () => {
    const email = await newUser();
    const one = '203.0.113.4';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(client(one), { email, password: 'not the password' })).__typename).toBe(
        'InputValidationProblem',
      );
    }
    const failure = await client(one).refused('RATE_LIMITED', loginMutation, {
      input: { email: email.toUpperCase(), password: 'not the password' },
    });
    expect(failure.extensions?.retryAfter).toBeGreaterThan(0);
    expect(failure.extensions?.retryAfter).toBeLessThanOrEqual(900);
    expect((await login(client(one), { email: await newUser(), password })).__typename).toBe('UserReturned');
    expect((await login(client(), { email, password })).__typename).toBe('UserReturned');
  });

  it('the time to wait is also in a header, in whole seconds, with the usual status of GraphQL responses', async () => {
    const email = newAddress();
    const input = { email, password };
    const one = '203.0.113.5';
    for (let attempt = 0; attempt < 10; attempt += 1) await login(client(one), input);
    const { status, headers, errors } = await client(one).send(loginMutation, { input });
    const [{ extensions } = {}] = errors;
    const wait = headers.get('retry-after');
    expect(wait).toMatch(/^[1-9]\d*$/);
    expect([status, extensions]).toEqual([200, { code: 'RATE_LIMITED', retryAfter: Number(wait) }]);
    const fresh = await client().send(loginMutation, { input: { email: newAddress(), password } });
    expect(fresh.headers.has('retry-after')).toBe(false);
  });

  it('the same holds for an address without an account', async () => {
    const email = newAddress();
    const one = '203.0.113.6';
    for (let attempt = 0; attempt < 10; attempt += 1) await login(client(one), { email, password });
    await client(one).refused('RATE_LIMITED', loginMutation, { input: { email, password } });
  });

  it('cannot be bypassed by many logins in one request', async () => {
    const email = await newUser();
    const fields = Array.from({ length: 25 }, (_, index) => `a${index}: login(input: $input) { __typename }`).join(' ');
    const one = '203.0.113.7';
    const { text } = await client(one).send(`mutation many($input: LoginInput!) { ${fields} }`, {
      input: { email, password: 'not the password' },
    });
    expect(text.match(/InputValidationProblem/g)?.length ?? 0).toBeLessThanOrEqual(10);
    await client(one).refused('RATE_LIMITED', loginMutation, { input: { email, password: 'not the password' } });
  });

  it('cannot be bypassed by many simultaneous logins', async () => {
    const email = await newUser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        client('203.0.113.8').send(loginMutation, { input: { email, password: 'not the password' } }),
      ),
    );
    expect(answers.filter(({ text }) => text.includes('InputValidationProblem'))).toHaveLength(10);
  });

  it('correct logins do not count', async () => {
    const email = await newUser();
    for (let attempt = 0; attempt < 15; attempt += 1)
      expect((await login(client(), { email, password })).__typename).toBe('UserReturned');
  });

  it('the 101st wrong login of a client is refused', async () => {
    const one = '203.0.113.1';
    const answers = await Promise.all(
      Array.from({ length: 101 }, () => client(one).send(loginMutation, { input: { email: newAddress(), password } })),
    );
    expect(answers.filter(({ errors }) => errors[0]?.extensions?.code === 'RATE_LIMITED')).toHaveLength(1);
    await client(one).refused('RATE_LIMITED', loginMutation, { input: { email: newAddress(), password } });
    expect((await login(client(), { email: newAddress(), password })).__typename).toBe('InputValidationProblem');
  });

  it('refused requests of one client do not use up other clients’ tries', async () => {
    const email = await newUser();
    const one = '203.0.113.3';
    const send = (input: object) => client(one).send(loginMutation, { input });
    await Promise.all(Array.from({ length: 100 }, () => send({ email: newAddress(), password })));
    await Promise.all(Array.from({ length: 10 }, () => send({ email, password: 'not the password' })));
    expect((await login(client(), { email, password })).__typename).toBe('UserReturned');
  });

  it('an address gets three reset mails an hour, and all answers are the same, for known and unknown addresses', async () => {
    const email = await newUser();
    const ask = async (address: string) => {
      const answers: string[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { data, errors } = await client().send(forgotMutation, { input: { email: address } });
        answers.push(JSON.stringify([data, errors.map(({ extensions }) => extensions?.code)]));
      }
      return answers;
    };
    const answers = await ask(email);
    expect(new Set(answers).size).toBe(1);
    expect(await ask(newAddress())).toEqual(answers);
    expect(await mailsTo(serverTarget(server), email, { count: 3, where: isResetMail })).toHaveLength(3);
  });

  describe('changes of an account send mails, so', () => {
    const tryLater = 'RATE_LIMITED';
    const codeOf = ({ errors }: { errors: readonly { extensions?: { code?: string } }[] }) =>
      errors[0]?.extensions?.code ?? 'done';

    it('an address of somebody else gets only a few of them', async () => {
      const victim = newAddress();
      const codes: string[] = [];
      for (let account = 0; account < 4; account += 1) {
        const own = newAddress();
        const one = client();
        await signup(one, { email: own, password });
        for (const email of [victim, own, victim, own])
          codes.push(codeOf(await one.send(changeEmailMutation, { input: { email, password } })));
      }
      // Two changes from each account ask the victim to confirm; the others name the address that the account already has.
      expect(codes.slice(0, 8)).toEqual(Array(8).fill('done'));
      expect(codes).toContain(tryLater);
      expect((await mailsTo(serverTarget(server), victim)).length).toBeLessThanOrEqual(5);
    });

    it('an account can be changed five times an hour, even with the right password', async () => {
      const one = client();
      const email = newAddress();
      await signup(one, { email, password });
      const codes: string[] = [];
      for (let change = 0; change < 7; change += 1) {
        const input = { currentPassword: password, newPassword: password };
        codes.push(codeOf(await one.send(changeOwnPasswordMutation, { input })));
      }
      expect(codes).toEqual([...Array<string>(5).fill('done'), tryLater, tryLater]);
      const elsewhere = { email: newAddress(), password };
      expect(codeOf(await one.send(changeEmailMutation, { input: elsewhere }))).toBe(tryLater);
    });

    it('a client can make thirty of them an hour, across all accounts', async () => {
      const codes: string[] = [];
      for (let account = 0; account < 8; account += 1) {
        const one = client('203.0.113.9');
        await signup(one, { email: newAddress(), password });
        for (let change = 0; change < 4; change += 1)
          codes.push(codeOf(await one.send(changeEmailMutation, { input: { email: newAddress(), password } })));
      }
      expect(codes.indexOf(tryLater)).toBe(30);
    });
  });

  it('the 61st sign-up of a client is refused', async () => {
    const one = '203.0.113.2';
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => client(one).send(signupMutation, { input: { email: newAddress(), password } })),
    );
    expect(answers.filter(({ errors }) => errors[0]?.extensions?.code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('without TRUST_PROXY', () => {
  it('the forwarded IP address is ignored', async () => {
    const server = await startServer({ env: { RATE_LIMITS: 'on' } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 61 }, (_, index) =>
          makeClient(server.url, { 'x-forwarded-for': `198.51.100.${index}` }).send(signupMutation, {
            input: { email: newAddress(), password },
          }),
        ),
      );
      expect(answers.filter(({ errors }) => errors[0]?.extensions?.code === 'RATE_LIMITED')).toHaveLength(1);
    } finally {
      await server.remove();
    }
  });
});
