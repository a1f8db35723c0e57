// Scenario: password reset links have expired.
import type { Scenario } from '../scenario.ts';

export const tokenExpired: Scenario = {
  name: 'token-expired',
  title: 'Password link expired',
  section: 'Session and account',
  description: 'Every password reset link counts as expired. The password is unchanged.',
  fields: {
    // With an invalid token, the server itself sends the right response.
    'Mutation.changePassword': ({ args, resolve }) =>
      resolve({ input: { ...(args.input as Readonly<Record<string, unknown>>), token: 'expired' } }),
  },
};
