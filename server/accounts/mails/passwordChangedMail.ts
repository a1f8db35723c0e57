// The mail that says that a password was changed, to whom that may be news.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/context.ts';
import { setLetter } from '../../mail/letter.ts';

export function passwordChangedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: 'Your password was changed',
    publicUrl,
    parts: [
      `The password of the account ${email} was changed, and everywhere else the account was logged out.`,
      'If it was you, there is nothing to do.',
      'If it was not you, somebody else can get into your account. Ask for a new password now; that ends their access.',
      { label: 'Ask for a new password', href: `${publicUrl}/user/forgot-password` },
    ],
  });
}
