// Scenario: sign-up is refused with problems.
import type { Scenario } from '../scenario.ts';

export const signupProblems: Scenario = {
  name: 'signup-problems',
  title: 'Sign-up refused',
  section: 'Session and account',
  description:
    'Sign-up answers with problems at its fields, whatever is typed: the address already has an account, and the password is too common.',
  fields: {
    'Mutation.signup': () => ({
      __typename: 'InputValidationProblem',
      problems: [
        { path: ['email'], message: 'An account with this e-mail address already exists.' },
        {
          path: ['password'],
          message: 'This password is too common. Choose one that is harder to guess.',
        },
      ],
    }),
  },
};
