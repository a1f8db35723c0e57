// The mail with the link that sets a new password.
import type { Mail } from '../edges.ts';
import type { UserSource } from '../graphql/context.ts';

/** The token stands in the path, the user's id beside it; the page sends no referrer. */
export function resetMail(user: UserSource, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/change-password/${token}?id=${encodeURIComponent(user.id)}`;
  return {
    to: user.email,
    subject: 'Set a new password',
    text: [
      `Somebody, most likely you, asked for a new password for the account ${user.email}.`,
      `Set it here within an hour:\n${link}`,
      'The link works once. If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  };
}
