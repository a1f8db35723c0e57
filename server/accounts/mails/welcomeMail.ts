// The mail to who has signed up.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/context.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.welcome;

export function welcomeMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [
      texts.created(email),
      { label: texts.open, href: `${publicUrl}/dashboard` },
      texts.begin,
      texts.forgot(`${publicUrl}/user/forgot-password`),
      texts.notYou,
    ],
  });
}
