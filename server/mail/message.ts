// Converts a mail to a message for nodemailer: both forms of the text, and the headers of automatic mails.
import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../edges.ts';

/** Replies go to `from`, the address of the site that its operator has set. */
export function messageOf({ to, subject, text, html, id }: Mail, from: string): SendMailOptions {
  return {
    // As an object, the text is never parsed as a list of addresses.
    to: { name: '', address: to },
    from,
    subject,
    text,
    html,
    ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }),
    headers: {
      // Prevents out-of-office replies, which nobody would read (RFC 3834; Exchange reads the second header).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

function domainOf(from: string): string {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? '';
  return domainToASCII(domain) || 'localhost';
}
