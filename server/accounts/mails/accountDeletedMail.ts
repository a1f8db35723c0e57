// The last mail: the account is gone, and all that was in it.
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
