// The link of a mail works once.
import type { Scenario } from '../scenario.ts';

export const tokenUsed: Scenario = {
  name: 'token-used',
  title: 'Password link used',
  section: 'Session and account',
  description:
    'Just before somebody chooses a new password by a link, somebody else has done so: the password is "somebody else was faster", and the link is of no more use.',
  fields: {
    'Mutation.changePassword': async ({ args, resolve }) => {
      const input = args.input as Readonly<Record<string, unknown>>;
      await resolve({ input: { ...input, newPassword: 'somebody else was faster' } });
      return resolve();
    },
  },
};
