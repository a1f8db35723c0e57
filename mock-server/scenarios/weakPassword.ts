// Every new password is refused as one that many have.
import type { Scenario } from '../scenario.ts';

const weak = () => ({
  __typename: 'InputValidationProblem',
  problems: [
    { path: ['newPassword'], message: 'This is one of the most used passwords. Choose one that is yours alone.' },
  ],
});

export const weakPassword: Scenario = {
  name: 'weak-password',
  title: 'New password is refused',
  section: 'Session and account',
  description: 'A change of password is refused because many have this one, whatever is typed; the link stays good.',
  fields: { 'Mutation.changePassword': weak },
};
