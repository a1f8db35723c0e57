// Reads the mails that a server wrote to files instead of sending them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails in the outbox of a data folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<SentMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      // Skips files whose name starts with a dot: they are still being written.
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .sort()
      .map(async (name) => parseMail(await readFile(join(folder, name)))),
  );
  return mails;
}

/** The mails of a mock server's world. */
export async function readMockOutbox(url: string, headers: Readonly<Record<string, string>>): Promise<SentMail[]> {
  const response = await fetch(`${url}/__mock/outbox`, { headers });
  return (await response.json()) as SentMail[];
}

async function parseMail(source: Uint8Array): Promise<SentMail> {
  const { to, subject, text, html } = await PostalMime.parse(source);
  const address = to?.[0]?.address ?? '';
  return { to: address, subject: subject ?? '', text: text ?? '', html: html ?? '' };
}

/** Whether it is the mail with the link. Other mails are sent after a sign-up and after changes of the account. */
export function isResetMail({ text }: Pick<SentMail, 'text'>): boolean {
  return text.includes('/change-password/');
}

/** The token of a mail that confirms an address: at sign-up, or when an account changes its address. */
export function confirmationToken({ text }: Pick<SentMail, 'text'>): string {
  const token = /\/confirm-email\/([^\s?"<]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`No link that confirms an address in: ${text}`);
  return decodeURIComponent(token);
}

/** The parts of the link in a password reset mail. */
export function resetLink(mail: Pick<SentMail, 'text'>): { token: string; id: string } {
  const found = /\/change-password\/([^\s?"<]+)\?id=([^\s"<&]+)/.exec(mail.text);
  if (found?.[1] === undefined || found[2] === undefined) throw new Error(`No reset link in: ${mail.text}`);
  return { token: decodeURIComponent(found[1]), id: decodeURIComponent(found[2]) };
}
