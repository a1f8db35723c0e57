// Sends mail through the server of SMTP_URL.
import { createTransport } from 'nodemailer';
import type { Mailer } from '../edges.ts';
import { messageOf } from './message.ts';

/** A server that does not answer in this time is taken as down: the next try may find it up again. */
const patience = 10_000;

/**
 * `smtps://` speaks TLS from the beginning, `smtp://` as soon as the server offers it. A password is never sent in the
 * clear to another machine, unless the address says `?requireTLS=false`.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...(guardsPassword(smtpUrl) && { requireTLS: true }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 3 * patience,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

function guardsPassword(smtpUrl: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(smtpUrl);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && username !== '' && !isHere && !searchParams.has('requireTLS');
}
