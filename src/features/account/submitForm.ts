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
  /** Relay and what is loaded come side by side. */
  async function by<Module>(
    loading: Promise<Module>,
    commit: (module: Module, environment: Environment) => Promise<AccountOutcome>,
  ): Promise<AccountOutcome> {
    const [environment, module] = await Promise.all([getEnvironment(), loading]);
    return commit(module, environment);
  }
  const password = value('password');
  const newPassword = value('newPassword');
  const oneTimeCode = value('oneTimeCode');
  switch (form) {
    case 'login':
      return by(import('./loginMutation.ts'), ({ login }, environment) =>
        login(environment, { email, password }, signal),
      );
    case 'confirmSecondFactor':
      return by(import('./confirmSecondFactorMutation.ts'), ({ confirmSecondFactor }, environment) =>
        confirmSecondFactor(environment, { challengeToken: value('challengeToken'), oneTimeCode }, signal),
      );
    case 'signup':
      return by(import('./signupMutation.ts'), ({ signup }, environment) =>
        signup(environment, { email, password }, signal),
      );
    case 'forgotPassword':
      return by(import('./forgotPasswordMutation.ts'), ({ forgotPassword }, environment) =>
        forgotPassword(environment, { email }, signal),
      );
    case 'changePassword':
      return by(import('./changePasswordMutation.ts'), ({ changePassword }, environment) =>
        changePassword(environment, { token: value('token'), id: value('id'), newPassword }, signal),
      );
    case 'changeEmail':
      return by(import('./changeEmailMutation.ts'), ({ changeEmail }, environment) =>
        changeEmail(environment, { email, password }, signal),
      );
    case 'confirmEmail':
      return by(import('./confirmEmailMutation.ts'), ({ confirmEmail }, environment) =>
        confirmEmail(environment, { token: value('token') }, signal),
      );
    case 'sendEmailConfirmation':
      return by(import('./sendEmailConfirmationMutation.ts'), ({ sendEmailConfirmation }, environment) =>
        sendEmailConfirmation(environment, signal),
      );
    case 'changeOwnPassword':
      return by(import('./changeOwnPasswordMutation.ts'), ({ changeOwnPassword }, environment) =>
        changeOwnPassword(environment, { currentPassword: value('currentPassword'), newPassword }, signal),
      );
    case 'setUpTotp':
      return by(import('./setUpTotpMutation.ts'), ({ setUpTotp }, environment) =>
        setUpTotp(environment, { password }, signal),
      );
    case 'enableTotp':
      return by(import('./enableTotpMutation.ts'), ({ enableTotp }, environment) =>
        enableTotp(environment, { oneTimeCode }, signal),
      );
    case 'renewRecoveryCodes':
      return by(import('./renewRecoveryCodesMutation.ts'), ({ renewRecoveryCodes }, environment) =>
        renewRecoveryCodes(environment, { password }, signal),
      );
    case 'disableTotp':
      return by(import('./disableTotpMutation.ts'), ({ disableTotp }, environment) =>
        disableTotp(environment, { password }, signal),
      );
    case 'deleteAccount':
      return by(import('./deleteAccountMutation.ts'), ({ deleteAccount }, environment) =>
        deleteAccount(environment, { password }, signal),
      );
    case 'endSession':
      return by(import('./endSessionMutation.ts'), ({ endSession }, environment) =>
        endSession(environment, { userId: value('userId'), id: value('id'), password: password || null }, signal),
      );
    case 'endOtherSessions':
      return by(import('./endOtherSessionsMutation.ts'), ({ endOtherSessions }, environment) =>
        endOtherSessions(environment, { userId: value('userId'), password: password || null }, signal),
      );
  }
}
