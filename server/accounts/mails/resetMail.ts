// The mail with the link that sets a new password.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.reset;

/** The link contains the token and the user's id; its page sends no referrer. */
export function resetMail(user: UserSource, token: string, publicUrl: string): Mail {
  return setLetter({
    to: user.email,
    subject: texts.subject,
    publicUrl,
    parts: [
      texts.asked(user.email),
      { label: texts.link, href: `${publicUrl}/change-password/${token}?id=${encodeURIComponent(user.id)}` },
      texts.validity,
    ],
  });
}
