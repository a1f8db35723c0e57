// The mail to the address that an account had until now: who did not change it learns of it there, and nowhere else.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.emailChanged;

/** The new address is not in it: the old one may be read by others by now. */
export function emailChangedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [texts.changed(email), texts.wasYou, texts.notYou, { label: texts.link, href: `${publicUrl}/legal-notice` }],
  });
}
