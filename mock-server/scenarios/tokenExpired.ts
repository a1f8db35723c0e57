// The link of a mail is too old.
import type { Scenario } from '../scenario.ts';

export const tokenExpired: Scenario = {
  name: 'token-expired',
  title: 'Password link expired',
  section: 'Session and account',
  description: 'Every password reset link counts as expired. The password is unchanged.',
  fields: {
    // The server's own answer to a token that does not hold.
    'Mutation.changePassword': ({ args, resolve }) =>
      resolve({ input: { ...(args.input as Readonly<Record<string, unknown>>), token: 'expired' } }),
  },
};
