// Tests the folder that replaces a mail server, and the removal of old mails from it.
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOutboxMailer } from './outboxMailer.ts';

const hour = 60 * 60 * 1000;
const mail = { to: 'ada@example.org', subject: 'A subject', text: 'A text', html: '<p>A text</p>' };

test('only mails older than a day are removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const now = new Date('2026-03-02T12:00:00Z');
  let mails = 0;
  const mailer = createOutboxMailer({
    ...{ folder, from: 'library@example.org', clock: { now: () => now }, log: () => undefined },
    newId: (kind) => `${kind}_${(mails += 1)}`,
  });
  await mailer.send(mail);
  await mailer.send(mail);
  await writeFile(join(folder, 'notes.txt'), 'The operator’s own');
  const age = (name: string, hours: number) => {
    const then = new Date(now.getTime() - hours * hour);
    return utimes(join(folder, name), then, then);
  };
  await age('1.eml', 25);
  await age('2.eml', 23);
  await age('notes.txt', 25);
  await mailer.tidy?.();
  expect(await readdir(folder)).toEqual(['2.eml', 'notes.txt']);
});

test('removing old mails does nothing if the folder does not exist yet', async () => {
  const mailer = createOutboxMailer({
    ...{ folder: join(tmpdir(), 'no-such-outbox'), from: 'library@example.org', clock: { now: () => new Date(0) } },
    ...{ log: () => undefined, newId: (kind) => kind },
  });
  await expect(mailer.tidy?.()).resolves.toBeUndefined();
});
