// The last mail: the account is gone, and all that was in it.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/context.ts';
import { setLetter } from '../../mail/letter.ts';

export function accountDeletedMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: 'Your account is deleted',
    publicUrl,
    parts: [
      `The account ${email} was deleted, with its library, its groups and everything else that was kept for it.`,
      'This cannot be undone. The address is free: whoever wants can sign up with it again, and begins with an empty library.',
      'If it was not you, somebody else knew your password. Where you use the same one, change it.',
    ],
  });
}
