// Tests the audit log: it records what happens to accounts, with the account and the client, and contains no secrets or addresses.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pino } from 'pino';
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { confirmationToken, isResetMail, resetLink } from '#tests/support/outbox.ts';
import {
  askOne,
  beginLogin,
  disableTotpMutation,
  renewRecoveryCodesMutation,
  turnOnTwoSteps,
} from './contract/authenticatorApp.ts';
import {
  addNewPasskey,
  addPasskeyMutation,
  askPasskey,
  listOwnPasskeys,
  loginOptions,
  loginWithPasskey,
  loginWithPasskeyMutation,
  removePasskeyMutation,
  setupOptions,
} from './contract/passkeyOperations.ts';
import {
  changeEmailMutation,
  changeOwnPasswordMutation,
  changePassword,
  confirmEmail,
  confirmSecondFactorMutation,
  forgotMutation,
  login,
  meQuery,
  signup,
} from './contract/operations.ts';
import { mailsTo, newAddress } from './contract/target.ts';
import { type InProcessTarget, startInProcess } from './inProcess.ts';

const password = 'a rather long sentence';

let target: InProcessTarget;
let text = '';

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => (text += line) });
  target = await startInProcess({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }, { log });
});
afterAll(() => target.stop());
beforeEach(() => {
  text = '';
});

const lines = () =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Returns the events so far and clears them. */
function events(): Record<string, unknown>[] {
  const found = lines().filter(({ msg }) => msg === 'audit');
  text = '';
  const common = ['level', 'time', 'pid', 'hostname', 'msg'];
  return found.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !common.includes(name))));
}

/** Waits for events that are logged only after the response. */
const requestLine = (where: (line: Record<string, unknown>) => boolean) =>
  eventually('the line of the request', () =>
    Promise.resolve(lines().find((line) => line.msg === 'request' && where(line))),
  );

function client(address: string, cookies?: Map<string, string>): ApiClient {
  return makeClient(target.url, { 'x-forwarded-for': address }, cookies);
}

async function newOwner() {
  const email = newAddress();
  const browser = client('198.51.100.1');
  const result = await signup(browser, { email, password });
  if (!('user' in result)) throw new Error('Nobody could sign up');
  return { email, browser, id: result.user.id };
}

const isId = expect.stringMatching(/^ses_/) as unknown;

it('logs sign-up, log-in, failed log-ins and log-out', async () => {
  const { email, browser, id } = await newOwner();
  const home = { client: '198.51.100.1', account: id };
  expect(events()).toEqual([
    { event: 'login', session: isId, knownDevice: false, ...home },
    { event: 'signup', ...home },
  ]);
  await browser.ask('mutation { logout { result } }');
  expect(events()).toEqual([{ event: 'logout', ...home }]);
  await login(browser, { email, password });
  expect(events()).toEqual([{ event: 'login', session: isId, knownDevice: true, ...home }]);
  await browser.rest('DELETE', '/api/_auth/session');
  expect(events()).toEqual([{ event: 'logout', ...home }]);

  const elsewhere = { client: '203.0.113.1' };
  await login(client('203.0.113.1'), { email, password: 'wrong' });
  await login(client('203.0.113.1'), { email: 'nobody@example.org', password });
  expect(events()).toEqual([
    { event: 'login-failed', account: id, knownDevice: false, ...elsewhere },
    { event: 'login-failed', account: null, knownDevice: false, ...elsewhere },
  ]);
});

it('logs changes of the account and ended sessions', async () => {
  const { email, browser, id } = await newOwner();
  const home = { client: '198.51.100.1', account: id };
  const other = client('203.0.113.1');
  await login(other, { email, password });
  const session = events().at(-1)?.session;
  await browser.ask('mutation end($input: EndSessionInput!) { endSession(input: $input) { result } }', {
    input: { id: session },
  });
  await browser.ask('mutation { endOtherSessions { result } }');
  expect(events()).toEqual([
    { event: 'session-ended', session, ...home },
    { event: 'other-sessions-ended', ...home },
  ]);
  const wrong = { currentPassword: 'wrong', newPassword: 'another long sentence' };
  await browser.ask(changeOwnPasswordMutation, { input: wrong });
  await browser.ask(changeOwnPasswordMutation, { input: { ...wrong, currentPassword: password } });
  expect(events()).toEqual([
    { event: 'password-rejected', session: isId, ...home },
    { event: 'password-changed', by: 'password', ...home },
  ]);
  await browser.ask('mutation remove($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }', {
    input: { password: 'another long sentence' },
  });
  expect(events()).toEqual([{ event: 'account-deleted', ...home }]);
});

it('logs read-only links that are made and ended, by their id alone', async () => {
  const { browser, id } = await newOwner();
  events();
  const home = { client: '198.51.100.1', account: id };
  const { createShareLink: made } = await browser.ask<{ createShareLink: { shareLink: { id: string } } }>(
    'mutation { createShareLink(input: {}) { ... on ShareLinkCreated { shareLink { id } } } }',
  );
  const link = made.shareLink.id;
  await browser.ask('mutation end($input: EndShareLinkInput!) { endShareLink(input: $input) { user { id } } }', {
    input: { id: link },
  });
  expect(events()).toEqual([
    { event: 'share-link-created', link, ...home },
    { event: 'share-link-ended', link, ...home },
  ]);
});

it('logs confirmed and changed addresses when they take effect', async () => {
  const { email, browser, id } = await newOwner();
  const home = { client: '198.51.100.1', account: id };
  const tokenOf = async (address: string) => {
    const [mail] = await mailsTo(target, address);
    if (mail === undefined) throw new Error('There is no mail');
    return confirmationToken(mail);
  };
  const token = await tokenOf(email);
  events();
  await confirmEmail(browser, token);
  await confirmEmail(browser, token);
  expect(events()).toEqual([
    { event: 'email-confirmed', ...home },
    { event: 'confirmation-rejected', ...home },
  ]);
  const newEmail = newAddress();
  await browser.ask(changeEmailMutation, { input: { email: newEmail, password } });
  expect(events()).toEqual([{ event: 'email-change-requested', ...home }]);
  await confirmEmail(browser, await tokenOf(newEmail));
  expect(events()).toEqual([{ event: 'email-changed', ...home }]);
});

it('logs when the second factor is turned on and off, requested, used and refused', async () => {
  const { email, browser, id } = await newOwner();
  const home = { client: '198.51.100.1', account: id };
  events();
  const { recoveryCodes, code } = await turnOnTwoSteps(browser, password);
  expect(events()).toEqual([{ event: 'second-factor-enabled', ...home }]);

  const away = { client: '203.0.113.1', account: id };
  const other = client('203.0.113.1');
  const confirm = await beginLogin(other, { email, password });
  expect(events()).toEqual([{ event: 'second-factor-required', ...away }]);
  await confirm('000000');
  await confirm(code(0));
  await confirm(code(1));
  expect(events()).toEqual([
    { event: 'code-rejected', during: 'login', ...away },
    { event: 'login', session: isId, knownDevice: false, ...away },
    { event: 'challenge-rejected', ...away, account: null },
  ]);
  await askOne(other, confirmSecondFactorMutation, { challengeToken: 'nothing', oneTimeCode: code(1) });
  expect(events()).toEqual([{ event: 'challenge-rejected', ...away, account: null }]);

  const again = await beginLogin(other, { email, password });
  await again(recoveryCodes[0] ?? '');
  expect(events()).toEqual([
    { event: 'second-factor-required', ...away },
    { event: 'recovery-code-used', ...away },
    { event: 'login', session: isId, knownDevice: true, ...away },
  ]);
  await askOne(browser, renewRecoveryCodesMutation, { password });
  await askOne(browser, disableTotpMutation, { password: 'wrong' });
  await askOne(browser, disableTotpMutation, { password });
  expect(events()).toEqual([
    { event: 'recovery-codes-renewed', ...home },
    { event: 'password-rejected', session: isId, ...home },
    { event: 'second-factor-disabled', ...home },
  ]);
});

it('logs passkeys that are added, used, refused and removed', async () => {
  const { browser, id } = await newOwner();
  const home = { client: '198.51.100.1', account: id };
  const other = client('203.0.113.9');
  const nobody = { client: '203.0.113.9', account: null };
  events();
  const device = await addNewPasskey(browser);
  await askPasskey(browser, addPasskeyMutation, {
    credential: device.create(await setupOptions(browser), { challenge: 'AA' }),
  });
  await askPasskey(browser, addPasskeyMutation, { credential: '{}' });
  expect(events()).toEqual([
    { event: 'passkey-added', ...home },
    { event: 'challenge-rejected', ...home },
    { event: 'passkey-rejected', during: 'setup', reason: 'invalid', ...home },
  ]);
  const used = await addNewPasskey(browser);
  events();
  const away = { client: '203.0.113.9', account: id };
  const copy = used.copy();
  await loginWithPasskey(other, used);
  await loginWithPasskey(client('203.0.113.9'), copy);
  await askPasskey(other, loginWithPasskeyMutation, {
    credential: used.sign(await loginOptions(other), { userVerified: false }),
  });
  await askPasskey(other, loginWithPasskeyMutation, {
    credential: used.sign(await loginOptions(other), { challenge: 'AA' }),
  });
  await loginWithPasskey(other, device);
  expect(events()).toEqual([
    { event: 'passkey-used', ...away },
    { event: 'login', session: isId, knownDevice: false, ...away },
    { event: 'passkey-rejected', during: 'login', reason: 'counter', ...away },
    { event: 'passkey-rejected', during: 'login', reason: 'invalid', ...away },
    { event: 'challenge-rejected', ...nobody },
    { event: 'passkey-rejected', during: 'login', reason: 'unknown', ...nobody },
  ]);
  const [row] = await listOwnPasskeys(browser);
  await askPasskey(browser, removePasskeyMutation, { id: row?.id });
  expect(events()).toEqual([{ event: 'passkey-removed', ...home }]);
});

it('logs tokens that are requested, used and refused, and limits that are reached', async () => {
  const { email, id } = await newOwner();
  events();
  const away = { client: '203.0.113.1', account: id };
  await client('203.0.113.1').ask(forgotMutation, { input: { email } });
  const [mail] = await mailsTo(target, email, { where: isResetMail });
  if (mail === undefined) throw new Error('There is no mail');
  const link = resetLink(mail);
  for (let time = 0; time < 2; time += 1) {
    await changePassword(client('203.0.113.1'), { ...link, newPassword: 'another long sentence' });
  }
  await changePassword(client('203.0.113.1'), {
    token: 'x',
    id: 'user_\u009b31m\n',
    newPassword: 'another long sentence',
  });
  expect(events()).toEqual([
    { event: 'reset-requested', ...away },
    { event: 'password-changed', by: 'reset-token', ...away },
    { event: 'reset-token-rejected', ...away },
    { event: 'reset-token-rejected', ...away, account: null },
  ]);
  const guesser = client('203.0.113.2');
  for (let attempt = 0; attempt < 10; attempt += 1) await login(guesser, { email, password: 'wrong' });
  events();
  await guesser.refused('RATE_LIMITED', 'mutation l($input: LoginInput!) { login(input: $input) { __typename } }', {
    input: { email, password },
  });
  expect(events()).toEqual([{ event: 'limit-reached', limit: 'login:pair', account: id, client: '203.0.113.2' }]);
});

it('names the account in the line of a request, without address, password, token or cookie', async () => {
  const { email, browser, id } = await newOwner();
  await browser.send(meQuery.replace('{', 'query whose {'), {}, { 'graphql-client-name': 'web\u009b31m' });
  expect(await requestLine(({ client: name }) => name === 'web?31m')).toMatchObject({ account: id, path: '/api' });
  await client('203.0.113.1').ask(forgotMutation, { input: { email } });
  const [mail] = await mailsTo(target, email, { where: isResetMail });
  if (mail === undefined) throw new Error('There is no mail');
  const { token } = resetLink(mail);
  const spellings = [
    '/change-password/%t',
    '/change-password//%t',
    '//change-password/%t',
    '/change-password%2F%t',
    '/CHANGE-PASSWORD/%t',
    '/change-password;a=b/%t',
    '/change-password/x/%t',
    '/api/change-password/%t',
    '/confirm-email/%t',
    '/confirm-email//%t',
    '/%t',
  ];
  for (const [index, spelling] of spellings.entries()) {
    const name = `spelling ${index}`;
    const path = spelling.replace('%t', token);
    await fetch(target.url + path, { headers: { 'graphql-client-name': name } });
    expect(JSON.stringify(await requestLine((line) => line.client === name))).not.toContain(token.slice(0, 8));
  }
  for (const secret of [email, email.toUpperCase(), password, token, ...browser.cookies.values()]) {
    expect(text).not.toContain(secret);
  }
});
