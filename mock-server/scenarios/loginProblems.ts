// Scenario: log-in and password reset are refused with problems.
import { badUserInput } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

export const loginProblems: Scenario = {
  name: 'login-problems',
  title: 'Log-in refused',
  section: 'Session and account',
  description:
    'Log-in and password reset answer with problems at their fields, whatever is typed. Existing sessions continue.',
  fields: {
    'Mutation.login': () => ({
      __typename: 'InputValidationProblem',
      problems: [{ path: ['email', 'password'], message: 'The e-mail address or the password is wrong.' }],
    }),
    'Mutation.forgotPassword': () => {
      throw badUserInput([{ path: ['input', 'email'], message: 'We can’t send e-mail to this address.' }]);
    },
  },
};
