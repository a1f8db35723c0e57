// The link of a mail is too old.
import type { Scenario } from '../scenario.ts';

export const tokenExpired: Scenario = {
  name: 'token-expired',
  title: 'Password link expired',
  section: 'Session and account',
  description: 'Every link for a new password counts as one that has run out. The password stays as it is.',
  fields: {
    // The server's own answer to a token that does not hold.
    'Mutation.changePassword': ({ args, resolve }) =>
      resolve({ input: { ...(args.input as Readonly<Record<string, unknown>>), token: 'expired' } }),
  },
};
