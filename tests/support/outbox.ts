// Reads the mails that a server wrote instead of sending them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** The mails in the outbox of a data folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<SentMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))),
  );
  return mails;
}

/** The mails of a mock server's world. */
export async function readMockOutbox(url: string, headers: Readonly<Record<string, string>>): Promise<SentMail[]> {
  const response = await fetch(`${url}/__mock/outbox`, { headers });
  return (await response.json()) as SentMail[];
}

/** Splits an RFC 5322 message as far as a test needs it. */
function parseMail(source: string): SentMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const body = rest.join('\n\n');
  const text = /quoted-printable/i.test(source) ? decodeQuotedPrintable(body) : body;
  return { to: header('To'), subject: header('Subject'), text };
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The link of a reset mail, taken apart. */
export function resetLink(mail: SentMail): { token: string; id: string } {
  const found = /\/change-password\/([^\s?"<]+)\?id=([^\s"<&]+)/.exec(mail.text);
  if (found?.[1] === undefined || found[2] === undefined) throw new Error(`No reset link in: ${mail.text}`);
  return { token: decodeURIComponent(found[1]), id: decodeURIComponent(found[2]) };
}
