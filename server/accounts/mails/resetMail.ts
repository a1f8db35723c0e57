// The mail with the link that sets a new password.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/context.ts';
import { setLetter } from '../../mail/letter.ts';

/** The token stands in the path, the user's id beside it; the page sends no referrer. */
export function resetMail(user: UserSource, token: string, publicUrl: string): Mail {
  return setLetter({
    to: user.email,
    subject: 'Set a new password',
    publicUrl,
    parts: [
      `Somebody, most likely you, asked for a new password for the account ${user.email}.`,
      {
        label: 'Set a new password',
        href: `${publicUrl}/change-password/${token}?id=${encodeURIComponent(user.id)}`,
      },
      'The link is good for an hour, and works once. If it was not you, do nothing: your password stays as it is.',
    ],
  });
}
