// The mail that tells the owner of an account that the password was changed.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.passwordChanged;

export function passwordChangedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [
      texts.changed(email),
      texts.wasYou,
      texts.notYou,
      { label: texts.link, href: `${publicUrl}/user/forgot-password` },
    ],
  });
}
