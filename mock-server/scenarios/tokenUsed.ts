// Scenario: someone else has used the password reset link.
import type { Scenario } from '../scenario.ts';

export const tokenUsed: Scenario = {
  name: 'token-used',
  title: 'Password link used',
  section: 'Session and account',
  description:
    'Just before a password reset is submitted, someone else uses the link: the password becomes "somebody else was faster", and the link stops working.',
  fields: {
    'Mutation.changePassword': async ({ args, resolve }) => {
      const input = args.input as Readonly<Record<string, unknown>>;
      await resolve({ input: { ...input, newPassword: 'somebody else was faster' } });
      return resolve();
    },
  },
};
