// Sends mails through the server in SMTP_URL.
import { createTransport } from 'nodemailer';
import type { Mailer } from '../edges.ts';
import { messageOf } from './message.ts';

/** In milliseconds, for connecting and for the greeting; three times as long for everything after that. A later retry may succeed. */
const timeout = 10_000;

/**
 * `smtps://` uses TLS from the start, `smtp://` if the server offers it. A password is never sent to another machine without encryption, unless
 * the address has `?requireTLS=false`.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...(requiresTls(smtpUrl) && { requireTLS: true }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 3 * timeout,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

function requiresTls(smtpUrl: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(smtpUrl);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && username !== '' && !isLocal && !searchParams.has('requireTLS');
}
