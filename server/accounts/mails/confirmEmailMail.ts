// The mail that confirms an address: the current one, or the requested new one.
import type { Mail } from '../../edges.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.confirmEmail;

/** The address of the link in the mail. Its page requires a log-in, so that the reader of a mail to a mistyped address gets no access. */
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
