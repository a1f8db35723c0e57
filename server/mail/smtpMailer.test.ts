// Tests sending mails to a real local mail server: both forms, headers, log-in and encryption according to SMTP_URL, and rejections.
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer, type SmtpTestOptions, type TestSmtpServer } from '#tests/support/smtpServer.ts';
import { welcomeMail } from '../accounts/mails/welcomeMail.ts';
import { createRetryingMailer } from './retryingMailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

const from = 'The library <library@example.org>';
const mail = welcomeMail({ email: 'ada@example.org' }, 'token', 'https://library.example');
const login = { user: 'li/brary', password: 'p@ss: wörd' };
const credentials = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`;

const running: TestSmtpServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options?: SmtpTestOptions): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  running.push(server);
  return server;
}

test('a mail arrives with both of its forms and is marked as automatic', async () => {
  const server = await start();
  await createSmtpMailer(`smtp://127.0.0.1:${server.port}?ignoreTLS=true`, from).send({ ...mail, id: 'known' });
  expect(server.mails).toHaveLength(1);
  const [taken] = server.mails;
  expect(taken).toMatchObject({ from: 'library@example.org', to: ['ada@example.org'], isEncrypted: false });
  expect(taken?.message).toMatchObject({
    subject: 'Your library is ready',
    from: { name: 'The library', address: 'library@example.org' },
    to: [{ address: 'ada@example.org' }],
    messageId: '<known@example.org>',
  });
  expect(taken?.message.text?.trim()).toBe(mail.text.trim());
  expect(taken?.message.html?.trim()).toBe(mail.html.trim());
  const headers = new Map(taken?.message.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
  expect(headers.has('reply-to')).toBe(false);
});

test('characters of all scripts arrive unchanged', async () => {
  const server = await start();
  const text = 'Größe, œuvre, 文献 und ein sehr langer Satz. '.repeat(40).trim();
  await createSmtpMailer(`smtp://127.0.0.1:${server.port}?ignoreTLS=true`, from).send({
    ...{ to: 'ada@example.org', subject: 'Größe 文献', text, html: `<p>${text}</p>` },
  });
  expect(server.mails[0]?.message.subject).toBe('Größe 文献');
  expect(server.mails[0]?.message.text?.trim()).toBe(text);
});

test('smtp: encrypts if the server offers it, and logs in with the credentials in the address', async () => {
  const server = await start({ login });
  await createSmtpMailer(`smtp://${credentials}127.0.0.1:${server.port}?tls.rejectUnauthorized=false`, from).send(mail);
  expect(server.mails).toMatchObject([{ isEncrypted: true, user: login.user }]);
});

test('smtps: encrypts from the beginning', async () => {
  const server = await start({ secure: true, login });
  await createSmtpMailer(`smtps://${credentials}127.0.0.1:${server.port}?tls.rejectUnauthorized=false`, from).send(
    mail,
  );
  expect(server.mails).toMatchObject([{ isEncrypted: true, user: login.user }]);
});

test('a self-signed certificate is not trusted unless the address allows it', async () => {
  const server = await start({ secure: true });
  const sent = createSmtpMailer(`smtps://127.0.0.1:${server.port}`, from).send(mail);
  await expect(sent).rejects.toThrow(/certificate/);
  expect(server.mails).toEqual([]);
});

test('a wrong password for the mail server is not retried', async () => {
  const server = await start({ login });
  const url = `smtp://${encodeURIComponent(login.user)}:wrong@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
  await expect(tried(url).send(mail)).rejects.toMatchObject({ responseCode: 535 });
  expect(server.connections()).toBe(1);
});

test('a recipient that the mail server does not know is not retried', async () => {
  const server = await start({ refuse: () => ({ code: 550, message: 'No such user' }) });
  const url = `smtp://127.0.0.1:${server.port}?ignoreTLS=true`;
  await expect(tried(url).send(mail)).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' });
  expect(server.connections()).toBe(1);
});

test('a mail is retried unchanged if the mail server is busy', async () => {
  let busy = 2;
  const server = await start({ refuse: () => (busy-- > 0 ? { code: 451, message: 'Try later' } : null) });
  const said: string[] = [];
  await tried(`smtp://127.0.0.1:${server.port}?ignoreTLS=true`, said).send({ ...mail, id: 'known' });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.message.messageId).toBe('<known@example.org>');
  expect(said).toEqual(['5 s', '30 s']);
});

test('a mail is given up after five attempts if the mail server is down, and sent when it is back', async () => {
  const { port } = await start();
  await running.pop()?.close();
  const said: string[] = [];
  const url = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  await expect(tried(url, said).send(mail)).rejects.toThrow('ESOCKET');
  expect(said).toEqual(['5 s', '30 s', '120 s', '600 s']);

  const back = await start({ port });
  await tried(url).send(mail);
  expect(back.mails).toHaveLength(1);
});

/** A mailer whose pauses take no time; `said` collects their durations. */
function tried(url: string, said: string[] = []) {
  return createRetryingMailer(createSmtpMailer(url, from), {
    log: (_, message) => said.push(/\d+ s$/.exec(message)?.[0] ?? message),
    pause: () => Promise.resolve(),
  });
}
