// Every account form is refused with the typed result that it knows how to show.
import { badUserInput } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

function problems(...all: readonly { path: readonly string[]; message: string }[]) {
  return { __typename: 'InputValidationProblem', problems: all };
}

export const loginProblems: Scenario = {
  name: 'login-problems',
  title: 'Account forms are refused',
  description:
    'Every form answers with problems, whatever is typed; a password link has expired. A session that is there goes on.',
  fields: {
    'Mutation.login': () =>
      problems({ path: ['email', 'password'], message: 'The e-mail address or the password is wrong.' }),
    'Mutation.signup': () =>
      problems(
        { path: ['email'], message: 'There is an account with this e-mail address already.' },
        { path: ['password'], message: 'This is one of the most used passwords. Choose one that is yours alone.' },
      ),
    'Mutation.forgotPassword': () => {
      throw badUserInput([{ path: ['input', 'email'], message: 'No mail can be sent to this address.' }]);
    },
    'Mutation.changePassword': () => ({
      __typename: 'TokenProblem',
      message: 'This link has been used or has expired. Ask for a new one.',
    }),
  },
};
