// Tests the API with a real mail server, running or stopped: requests succeed whether or not the mail does.
import { type Logger, pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMailer } from '#server/mail/smtpMailer.ts';
import { eventually } from '#tests/support/eventually.ts';
import { resetLink } from '#tests/support/outbox.ts';
import { startSmtpServer, type SmtpTestOptions, type TestSmtpServer } from '#tests/support/smtpServer.ts';
import { changePassword, forgotMutation, login, whoAmI } from './contract/operations.ts';
import { anonymous, newPerson } from './contract/target.ts';
import { startInProcess, type InProcessTarget } from './inProcess.ts';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function startBoth(options?: SmtpTestOptions): Promise<{ mails: TestSmtpServer; api: Api }> {
  const mails = await startSmtpServer(options);
  ended.push(() => mails.close());
  return { mails, api: await startApi(mails.port) };
}

interface Api extends InProcessTarget {
  lines: readonly string[];
}

async function startApi(mailPort: number): Promise<Api> {
  const lines: string[] = [];
  const log: Logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${mailPort}?ignoreTLS=true`, 'Library <library@example.org>');
  const target = await startInProcess({}, { mailer, log });
  let running = true;
  const stop = async () => {
    if (running) await target.stop();
    running = false;
  };
  ended.push(stop);
  return { ...target, stop, lines };
}

it('mails after a sign-up and for a forgotten password have text and HTML, and the link works', async () => {
  const { mails, api } = await startBoth();
  const { email, id } = await newPerson(api);
  await anonymous(api).ask(forgotMutation, { input: { email } });
  await eventually('both mails', () => Promise.resolve(mails.mails.length === 2 || undefined));
  const subjects = mails.mails.map(({ message }) => message.subject);
  expect(subjects.sort()).toEqual(['Set a new password', 'Your library is ready']);
  for (const { to, message } of mails.mails) {
    expect(to).toEqual([email]);
    expect(message.html).toContain('<meta name="color-scheme" content="light dark">');
  }
  const reset = mails.mails.find(({ message }) => message.subject === 'Set a new password')?.message;
  const link = resetLink({ text: reset?.text ?? '' });
  expect(link.id).toBe(id);
  expect(resetLink({ text: (reset?.html ?? '').replaceAll('&amp;', '&') })).toEqual(link);
  const changed = await changePassword(anonymous(api), { ...link, newPassword: 'a rather long sentence' });
  expect(changed.__typename).toBe('UserReturned');
});

it('while the mail server is down, people can sign up and log in, and get the same answers', async () => {
  const down = await startSmtpServer();
  await down.close();
  const api = await startApi(down.port);
  const { client, email, id, password } = await newPerson(api);
  expect(await whoAmI(client)).toBe(id);
  const known = await anonymous(api).send(forgotMutation, { input: { email } });
  const unknown = await anonymous(api).send(forgotMutation, { input: { email: 'nobody@example.org' } });
  expect(known.text).toBe(unknown.text);
  expect(known.data).toEqual({ forgotPassword: { result: true } });
  expect((await login(anonymous(api), { email, password })).__typename).toBe('UserReturned');

  // Stopping the server doesn't wait for the next attempt, and logs the unsent mail.
  await api.stop();
  expect(api.lines.filter((line) => line.includes('retrying in 5 s'))).toHaveLength(2);
  for (const what of ['could not send a welcome mail', 'could not send a reset mail'])
    expect(api.lines.filter((line) => line.includes(what))).toHaveLength(1);
  expect(api.lines.join('')).not.toContain('change-password/');
});

it('an account is made even if the mail server refuses the recipient, and the log gives the reason', async () => {
  const { mails, api } = await startBoth({ refuse: () => ({ code: 550, message: 'No such user here' }) });
  const { client, email, id } = await newPerson(api);
  expect(await whoAmI(client)).toBe(id);
  await api.stop();
  expect(mails.connections()).toBe(1);
  expect(api.lines.join('')).toContain('"responseCode":550');
  expect(api.lines.join('')).not.toContain(email);
});
