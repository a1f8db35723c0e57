// Sends mails through the server in SMTP_URL.
import { createTransport } from 'nodemailer';
import type { Mailer } from '../edges.ts';
import { messageOf } from './message.ts';

/** In milliseconds. A server that does not answer within this time counts as down; a retry may reach it later. */
const patience = 10_000;

/**
 * `smtps://` uses TLS from the start, `smtp://` if the server offers it. A password is never sent to another machine without encryption, unless
 * the address has `?requireTLS=false`.
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
