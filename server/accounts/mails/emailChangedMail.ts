// The mail to the previous address of an account: an owner who did not change the address learns of it only here.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.emailChanged;

/** Does not contain the new address, because others may read the old mailbox by now. */
export function emailChangedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [texts.changed(email), texts.wasYou, texts.notYou, { label: texts.link, href: `${publicUrl}/legal-notice` }],
  });
}
