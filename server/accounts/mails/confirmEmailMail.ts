// The mail that confirms an address: the present one, or the one that it is to be changed to.
import type { Mail } from '../../edges.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.confirmEmail;

/** Where the link of a mail leads. The page asks for a log-in first, so that a mail to a mistyped address gives its reader no account. */
export function confirmationAddress(token: string, publicUrl: string): string {
  return `${publicUrl}/confirm-email/${token}`;
}

export function confirmEmailMail({ email }: { email: string }, token: string, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [
      texts.asked(email),
      { label: texts.link, href: confirmationAddress(token, publicUrl) },
      texts.validity,
      texts.notYou,
    ],
  });
}
