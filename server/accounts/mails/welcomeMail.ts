// The mail to a person who has just signed up.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';
import { confirmationAddress } from './confirmEmailMail.ts';

const texts = accountTexts.mails.welcome;

/** `token` confirms the address. */
export function welcomeMail({ email }: Pick<UserSource, 'email'>, token: string, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [
      texts.created(email),
      { label: texts.confirm, href: confirmationAddress(token, publicUrl) },
      texts.confirmWhy,
      { label: texts.open, href: `${publicUrl}/dashboard` },
      texts.begin,
      texts.forgot(`${publicUrl}/user/forgot-password`),
      texts.notYou,
    ],
  });
}
