// The last mail to an account: it was deleted with its library.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.deleted;

export function accountDeletedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: texts.subject,
    publicUrl,
    parts: [texts.deleted(email), texts.final, texts.notYou],
  });
}
