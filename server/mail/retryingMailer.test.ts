// What becomes of mails that wait when the server ends.
import { expect, test } from 'vitest';
import type { Mail } from '../edges.ts';
import { createRetryingMailer } from './retryingMailer.ts';

const mail: Mail = { to: 'ada@example.org', subject: 'A subject', text: 'A text', html: '<p>A text</p>' };

test('what waits when the server ends is tried once more and then given up', async () => {
  const tries: Mail[] = [];
  const mailer = createRetryingMailer(
    {
      send(tried) {
        tries.push(tried);
        return Promise.reject(new Error('Nobody listens'));
      },
    },
    { log: () => undefined },
  );
  const sent = mailer.send(mail);
  await expect.poll(() => tries.length).toBe(1);
  mailer.hurry();
  await expect(sent).rejects.toThrow('Nobody listens');
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);

  await expect(mailer.send(mail)).rejects.toThrow('Nobody listens');
  expect(tries).toHaveLength(3);
});
