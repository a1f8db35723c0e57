// Sends an account form to the API. Relay and the mutation are fetched here, at the moment they are needed.
import type { Environment } from 'relay-runtime';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** The way to the data, loaded on demand. */
export type GetEnvironment = () => Promise<Environment>;

/** Sends the form; rejects only when no answer came. */
export async function submitForm(
  getEnvironment: GetEnvironment,
  { form, values }: SubmissionInput,
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const value = (name: string) => values[name] ?? '';
  const email = value('email').trim();
  switch (form) {
    case 'login': {
      const [environment, { login }] = await Promise.all([getEnvironment(), import('./loginMutation.ts')]);
      return login(environment, { email, password: value('password') }, signal);
    }
    case 'signup': {
      const [environment, { signup }] = await Promise.all([getEnvironment(), import('./signupMutation.ts')]);
      return signup(environment, { email, password: value('password') }, signal);
    }
    case 'forgotPassword': {
      const [environment, { forgotPassword }] = await Promise.all([
        getEnvironment(),
        import('./forgotPasswordMutation.ts'),
      ]);
      return forgotPassword(environment, { email }, signal);
    }
    case 'changePassword': {
      const [environment, { changePassword }] = await Promise.all([
        getEnvironment(),
        import('./changePasswordMutation.ts'),
      ]);
      const input = { token: value('token'), id: value('id'), newPassword: value('newPassword') };
      return changePassword(environment, input, signal);
    }
    case 'changeEmail': {
      const [environment, { changeEmail }] = await Promise.all([getEnvironment(), import('./changeEmailMutation.ts')]);
      return changeEmail(environment, { email, password: value('password') }, signal);
    }
    case 'changeOwnPassword': {
      const [environment, { changeOwnPassword }] = await Promise.all([
        getEnvironment(),
        import('./changeOwnPasswordMutation.ts'),
      ]);
      const input = { currentPassword: value('currentPassword'), newPassword: value('newPassword') };
      return changeOwnPassword(environment, input, signal);
    }
    case 'deleteAccount': {
      const [environment, { deleteAccount }] = await Promise.all([
        getEnvironment(),
        import('./deleteAccountMutation.ts'),
      ]);
      return deleteAccount(environment, { password: value('password') }, signal);
    }
  }
}
