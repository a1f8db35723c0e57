// The mail to who has signed up.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/context.ts';
import { setLetter } from '../../mail/letter.ts';

export function welcomeMail({ email }: Pick<UserSource, 'email'>, publicUrl: string): Mail {
  return setLetter({
    to: email,
    subject: 'Your library is ready',
    publicUrl,
    parts: [
      `There is now an account for ${email}, and a library that is yours alone.`,
      { label: 'Open your library', href: `${publicUrl}/dashboard` },
      'Begin with the .bib file you have: choose Import in the library, or drop the file on the page. Its groups come along, and you can take everything out again at any time.',
      `You log in with this address and the password you chose. Should you forget it, ask for a new one: ${publicUrl}/user/forgot-password`,
      'If it was not you who signed up, somebody typed your address by mistake. Ask for a new password at the address above, and the account is yours to use or to delete.',
    ],
  });
}
