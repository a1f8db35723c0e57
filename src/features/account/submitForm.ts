// Sends an account form to the API. Relay and the mutation are loaded when they are needed.
import type { Environment } from 'relay-runtime';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Loads the Relay environment on demand. */
export type GetEnvironment = () => Promise<Environment>;

/** Sends the form; rejects only if there was no answer. */
export async function submitForm(
  getEnvironment: GetEnvironment,
  { form, values }: SubmissionInput,
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const value = (name: string) => values[name] ?? '';
  const email = value('email').trim();
  /** Loads Relay and the mutation in parallel. */
  async function by<Module>(
    loading: Promise<Module>,
    commit: (module: Module, environment: Environment) => Promise<AccountOutcome>,
  ): Promise<AccountOutcome> {
    const [environment, module] = await Promise.all([getEnvironment(), loading]);
    return commit(module, environment);
  }
  const password = value('password');
  switch (form) {
    case 'login':
      return by(import('./loginMutation.ts'), ({ login }, environment) =>
        login(environment, { email, password }, signal),
      );
    case 'signup':
      return by(import('./signupMutation.ts'), ({ signup }, environment) =>
        signup(environment, { email, password }, signal),
      );
    case 'forgotPassword':
      return by(import('./forgotPasswordMutation.ts'), ({ forgotPassword }, environment) =>
        forgotPassword(environment, { email }, signal),
      );
    default:
      return by(import('./submitAccountForm.ts'), ({ submitAccountForm }, environment) =>
        submitAccountForm(environment, { form, values }, signal),
      );
  }
}
