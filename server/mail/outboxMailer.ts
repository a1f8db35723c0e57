// Replaces a mail server: writes mails to a folder as .eml files, which any mail program can open. They contain addresses and links for setting
// passwords, so they are removed after a day.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock, Mailer, NewId } from '../edges.ts';
import { messageOf } from './message.ts';

const lifetime = 24 * 60 * 60 * 1000;

export interface OutboxOptions {
  folder: string;
  from: string;
  clock: Clock;
  newId: NewId;
  log: (message: string) => void;
}

export function createOutboxMailer({ folder, from, clock, newId, log }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...messageOf(mail, from), date: clock.now() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${newId('mail').replace(/^mail_/, '')}.eml`;
      // Renamed when it is complete, so that a program that watches the folder never reads half a mail.
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
      log(`SMTP_URL is not set: a mail was saved as ${join(folder, name)}`);
    },
    async tidy() {
      const before = clock.now().getTime() - lifetime;
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith('.eml')) continue;
        const path = join(folder, name);
        // Another process may have removed the file meanwhile.
        const changed = await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => Infinity,
        );
        if (changed <= before) await rm(path, { force: true });
      }
    },
  };
}
