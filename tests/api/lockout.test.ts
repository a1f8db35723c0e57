// Tests that nobody can lock an owner out: not with wrong passwords, not by requesting mails, and not by a clock that was set back.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import { isResetMail, resetLink } from '#tests/support/outbox.ts';
import { beginLogin, turnOnTwoSteps } from './contract/authenticatorApp.ts';
import {
  changeEmailMutation,
  changeOwnPasswordMutation,
  changePassword,
  forgotMutation,
  login,
  loginMutation,
  signup,
  whoAmI,
} from './contract/operations.ts';
import { mailsTo, newAddress } from './contract/target.ts';
import { type InProcessTarget, startInProcess } from './inProcess.ts';

const password = 'a rather long sentence';
const wrong = 'not the password';
const minute = 60_000;
const day = 24 * 60 * minute;

let target: InProcessTarget;
const waits: number[] = [];
let clients = 0;

beforeAll(async () => {
  target = await startInProcess(
    { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' },
    { wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) },
  );
});
afterAll(() => target.stop());
beforeEach(() => {
  waits.length = 0;
});

/** A client with an IP address of its own, as reported by the proxy. */
function client(cookies?: Map<string, string>): ApiClient {
  clients += 1;
  return makeClient(target.url, { 'x-forwarded-for': `198.51.${clients >> 8}.${clients & 255}` }, cookies);
}

async function newOwner() {
  const email = newAddress();
  const browser = client();
  await signup(browser, { email, password });
  return { email, browser };
}

/** The same browser, logged out and with another IP address: it keeps only the device cookie. */
function knownDevice(browser: ApiClient): ApiClient {
  return client(new Map([...browser.cookies].filter(([name]) => name === 'device')));
}

/** This many clients use up all their tries. */
async function guess(email: string, guessers: number): Promise<string[]> {
  const answers: string[] = [];
  for (let guesser = 0; guesser < guessers; guesser += 1) {
    const one = client();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { data, errors } = await one.send(loginMutation, { input: { email, password: wrong } });
      answers.push(JSON.stringify([data, errors.map(({ extensions }) => extensions)]));
    }
  }
  return answers;
}

const codeOf = ({ errors }: { errors: readonly { extensions?: { code?: string } }[] }) =>
  errors[0]?.extensions?.code ?? 'answered';

describe('wrong passwords of others', () => {
  it('delay the owner on a new device within limits, and not at all on a known one', async () => {
    const { email, browser } = await newOwner();
    await guess(email, 5);
    expect(waits).toHaveLength(40);
    expect(waits.slice(0, 6)).toEqual([250, 500, 1000, 2000, 4000, 5000]);
    expect(Math.max(...waits)).toBe(5000);
    waits.length = 0;
    expect((await login(knownDevice(browser), { email, password })).__typename).toBe('UserReturned');
    expect(waits).toEqual([]);
    expect((await login(client(), { email, password })).__typename).toBe('UserReturned');
    expect(waits).toEqual([5000]);
  });

  it('do not reveal whether the address has an account, by message or by time', async () => {
    const { email } = await newOwner();
    const known = await guess(email, 2);
    const waitsOfKnown = waits.splice(0);
    expect(await guess(newAddress(), 2)).toEqual(known);
    expect(waits).toEqual(waitsOfKnown);
    expect(waits).not.toEqual([]);
  });

  it('do not count for changes in the account settings', async () => {
    const { email, browser } = await newOwner();
    await guess(email, 2);
    waits.length = 0;
    const input = { currentPassword: password, newPassword: 'another long sentence' };
    expect(codeOf(await browser.send(changeOwnPasswordMutation, { input }))).toBe('answered');
    expect(waits).toEqual([]);
  });

  it('in the account settings block only the session in which they are entered', async () => {
    const { email, browser } = await newOwner();
    const thief = client(new Map(browser.cookies));
    const other = client();
    await login(other, { email, password });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const input = { email: newAddress(), password: wrong };
      codes.push(codeOf(await thief.send(changeEmailMutation, { input })));
    }
    expect(codes).toEqual([...Array<string>(10).fill('answered'), 'RATE_LIMITED']);
    const input = { currentPassword: password, newPassword: 'another long sentence' };
    expect(await other.ask(changeOwnPasswordMutation, { input })).toMatchObject({
      changeOwnPassword: { __typename: 'UserReturned' },
    });
    expect((await login(client(), { email, password: input.newPassword })).__typename).toBe('UserReturned');
  });
});

describe('a known device', () => {
  it('has its own tries, and using them up affects nobody else', async () => {
    const { email, browser } = await newOwner();
    const device = knownDevice(browser);
    for (let attempt = 0; attempt < 10; attempt += 1) await login(device, { email, password: wrong });
    await device.refused('RATE_LIMITED', loginMutation, { input: { email, password } });
    // The same cookie with another IP address is the same device.
    await knownDevice(browser).refused('RATE_LIMITED', loginMutation, { input: { email, password } });
    expect((await login(client(), { email, password })).__typename).toBe('UserReturned');
    expect(waits).toEqual([]);
    target.advance(15 * minute);
    expect((await login(device, { email, password })).__typename).toBe('UserReturned');
  });

  it('is known only to accounts that logged in there', async () => {
    const [one, other] = [await newOwner(), await newOwner()];
    await guess(other.email, 2);
    waits.length = 0;
    const device = knownDevice(one.browser);
    expect((await login(device, { email: other.email, password })).__typename).toBe('UserReturned');
    expect(waits).not.toEqual([]);
    waits.length = 0;
    for (const { email } of [one, other]) {
      expect((await login(knownDevice(device), { email, password })).__typename).toBe('UserReturned');
    }
    expect(waits).toEqual([]);
  });

  it('is forgotten when the password is reset by mail, and an invalid cookie identifies none', async () => {
    const { email, browser } = await newOwner();
    await client().ask(forgotMutation, { input: { email } });
    const [mail] = await mailsTo(target, email, { where: isResetMail });
    if (mail === undefined) throw new Error('There is no mail');
    await changePassword(client(), { ...resetLink(mail), newPassword: 'another long sentence' });
    await guess(email, 2);
    const cookies = [knownDevice(browser).cookies, new Map([['device', 'x'.repeat(43)]]), new Map([['device', '%00']])];
    for (const each of cookies) {
      waits.length = 0;
      await login(client(each), { email, password: wrong });
      expect(waits).toEqual([5000]);
    }
  });
});

describe('wrong codes of somebody who knows the password', () => {
  async function newGuarded() {
    const owner = await newOwner();
    return { ...owner, app: await turnOnTwoSteps(owner.browser, password) };
  }

  /** Enters ten wrong codes, and returns the answer to a correct one after them. */
  async function useUpCodes(device: () => ApiClient, email: string, rightCode: string): Promise<string> {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const confirm = await beginLogin(device(), { email, password });
      expect((await confirm('000000')).__typename).toBe('InputValidationProblem');
    }
    const confirm = await beginLogin(device(), { email, password });
    return confirm(rightCode).then(
      ({ __typename }) => __typename,
      (error: unknown) => String(error),
    );
  }

  it('are blocked from any IP address, but the owner on a known device is not', async () => {
    const { email, browser, app } = await newGuarded();
    expect(await useUpCodes(client, email, app.code(0))).toMatch(/RATE_LIMITED|Too many attempts/);
    const confirm = await beginLogin(knownDevice(browser), { email, password });
    expect((await confirm(app.code(0))).__typename).toBe('UserReturned');
    target.advance(60 * minute);
    const later = await beginLogin(client(), { email, password });
    expect((await later(app.code(120))).__typename).toBe('UserReturned');
  });

  it('on a known device are blocked too', async () => {
    const { email, browser, app } = await newGuarded();
    const device = () => knownDevice(browser);
    expect(await useUpCodes(device, email, app.code(0))).toMatch(/RATE_LIMITED|Too many attempts/);
    const confirm = await beginLogin(client(), { email, password });
    expect((await confirm(app.code(0))).__typename).toBe('UserReturned');
  });
});

describe('a forgotten password', () => {
  it('is reset by the first mail even if others request more, and the answers are the same', async () => {
    const { email } = await newOwner();
    const answers = new Set<string>();
    for (let time = 0; time < 20; time += 1)
      answers.add((await client().send(forgotMutation, { input: { email } })).text);
    for (let time = 0; time < 5; time += 1) {
      answers.add((await client().send(forgotMutation, { input: { email: 'nobody@example.org' } })).text);
    }
    expect([...answers]).toEqual(['{"data":{"forgotPassword":{"result":true}}}']);
    const mails = await mailsTo(target, email, { count: 3, where: isResetMail });
    expect(mails).toHaveLength(3);
    const [first] = mails;
    if (first === undefined) throw new Error('There is no mail');
    const result = await changePassword(client(), { ...resetLink(first), newPassword: 'another long sentence' });
    expect(result.__typename).toBe('UserReturned');
  });

  it('sends a mail to a known device after others have used up theirs', async () => {
    const { email, browser } = await newOwner();
    for (let time = 0; time < 5; time += 1) await client().ask(forgotMutation, { input: { email } });
    await mailsTo(target, email, { count: 3, where: isResetMail });
    await knownDevice(browser).ask(forgotMutation, { input: { email } });
    expect(await mailsTo(target, email, { count: 4, where: isResetMail })).toHaveLength(4);
  });
});

describe('a clock that is set back', () => {
  it('ends rate limits that would last longer than their window', async () => {
    const { email } = await newOwner();
    const one = client();
    for (let attempt = 0; attempt < 10; attempt += 1) await login(one, { email, password: wrong });
    await one.refused('RATE_LIMITED', loginMutation, { input: { email, password } });
    target.advance(-day);
    expect((await login(one, { email, password })).__typename).toBe('UserReturned');
  });

  it('never causes a waiting time longer than a window', async () => {
    const { email } = await newOwner();
    const one = client();
    for (const back of [0, 1, 10, 14, 16, 100, 1455]) {
      target.advance(-back * minute);
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const { errors } = await one.send(loginMutation, { input: { email, password: wrong } });
        expect(errors[0]?.extensions?.retryAfter ?? 0).toBeLessThanOrEqual(15 * 60);
      }
    }
  });

  it('extends no session', async () => {
    const { browser, email } = await newOwner();
    target.advance(-100 * day);
    expect(await whoAmI(browser)).not.toBeNull();
    target.advance(30 * day + minute);
    expect(await whoAmI(browser)).toBeNull();
    expect((await login(client(), { email, password })).__typename).toBe('UserReturned');
  });

  it('causes no code to be refused as older than the last, and extends no log-in that awaits a code', async () => {
    const { email, browser } = await newOwner();
    const app = await turnOnTwoSteps(browser, password);
    const begun = await beginLogin(client(), { email, password });
    target.advance(-day);
    expect((await begun(app.code(-2880))).__typename).toBe('TokenProblem');
    const confirm = await beginLogin(client(), { email, password });
    expect((await confirm(app.code(-2880))).__typename).toBe('UserReturned');
    const again = await beginLogin(client(), { email, password });
    expect((await again(app.code(-2880))).__typename).toBe('InputValidationProblem');
  });

  it('extends no mailed link', async () => {
    const { email } = await newOwner();
    await client().ask(forgotMutation, { input: { email } });
    const [mail] = await mailsTo(target, email, { where: isResetMail });
    if (mail === undefined) throw new Error('There is no mail');
    target.advance(-day);
    const result = await changePassword(client(), { ...resetLink(mail), newPassword: 'another long sentence' });
    expect(result.__typename).toBe('TokenProblem');
  });
});
