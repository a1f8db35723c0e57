// The mail to the address that an account had until now: who did not change it learns of it there, and nowhere else.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/context.ts';
import { setLetter } from '../../mail/letter.ts';

/** The new address is not in it: the old one may be read by others by now. */
export function emailChangedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: 'Your account has another address now',
    publicUrl,
    parts: [
      `The account that had the address ${email} has another one now. Mails about it go there, and this is the last one to you.`,
      'If it was you, there is nothing to do.',
      'If it was not you, somebody else knows your password. Write to the people who run this site at once; how to reach them stands in the legal notice.',
      { label: 'Legal notice', href: `${publicUrl}/legal-notice` },
    ],
  });
}
