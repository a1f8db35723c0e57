// A mail as it goes on its way, whoever takes it there: both forms, and the headers of a mail that no person wrote.
import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../edges.ts';

/** Answers go to `from`: it is the one address of the site that its operator chose. */
export function messageOf({ to, subject, text, html, id }: Mail, from: string): SendMailOptions {
  return {
    // As an address and not as a list of them, whatever stands in it.
    to: { name: '', address: to },
    from,
    subject,
    text,
    html,
    ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }),
    headers: {
      // Out-of-office answers to it would reach nobody (RFC 3834, and what Exchange reads instead).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

function domainOf(from: string): string {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? '';
  return domainToASCII(domain) || 'localhost';
}
