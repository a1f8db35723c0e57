// Sends mail through the server of SMTP_URL.
import { createTransport } from 'nodemailer';
import type { Mailer } from '../edges.ts';

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
