// Tests retries of mails, and what happens to waiting ones when the server stops.
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import type { Mail } from '../edges.ts';
import { createRetryingMailer } from './retryingMailer.ts';

const mail: Mail = { id: 'one', to: 'ada@example.org', subject: 'A subject', text: 'A text', html: '<p>A text</p>' };

test('mails that wait when the server stops are tried once more and then given up', async () => {
  const tries: Mail[] = [];
  const mailer = createRetryingMailer(
    {
      send(tried) {
        tries.push(tried);
        return Promise.reject(Object.assign(new Error('Nobody listens'), { code: 'ESOCKET' }));
      },
    },
    { log: () => undefined },
  );
  const sent = mailer.send(mail);
  await expect.poll(() => tries.length).toBe(1);
  mailer.hurry();
  await expect(sent).rejects.toThrow('ESOCKET');
  expect(tries).toHaveLength(2);
  expect(tries.map(({ id }) => id)).toEqual(['one', 'one']);

  await expect(mailer.send(mail)).rejects.toThrow('ESOCKET');
  expect(tries).toHaveLength(3);
});

test('at most a thousand mails wait; further ones are tried only once', async () => {
  let tries = 0;
  let goOn: () => void = () => undefined;
  const waited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const mailer = createRetryingMailer(
    {
      send() {
        tries += 1;
        return Promise.reject(new Error('Nobody listens'));
      },
    },
    { log: () => undefined, pause: () => waited },
  );
  const sent = Array.from({ length: 1_000 }, () => mailer.send(mail).catch(() => 'given up'));
  await expect.poll(() => tries).toBe(1_000);
  await expect(mailer.send(mail)).rejects.toThrow('not accepted');
  expect(tries).toBe(1_001);
  mailer.hurry();
  goOn();
  expect(new Set(await Promise.all(sent))).toEqual(new Set(['given up']));
});

test('a failure has the reason, but not the recipient', async () => {
  const said: unknown[] = [];
  const mailer = createRetryingMailer(
    {
      send() {
        const error = new Error('RCPT TO <ada@example.org> refused');
        const details = { code: 'EENVELOPE', command: 'RCPT TO', rejected: [mail.to], recipient: mail.to };
        return Promise.reject(Object.assign(error, details, { responseCode: 450, response: `450 ${mail.to}` }));
      },
    },
    { log: (error) => said.push(error), pause: () => Promise.resolve() },
  );
  await mailer.send(mail).catch((error: unknown) => said.push(error));
  expect(said).toHaveLength(5);
  for (const failure of said) {
    expect(failure).toMatchObject({ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' });
    expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('ada@');
  }
});
