// Sends the forms that follow a log-in or a mail, or belong to the account page. Separate from submitForm.ts, so that the log-in page
// does not load the mutations of all forms.
import type { Environment } from 'relay-runtime';
import type { SubmissionForm, SubmissionValues } from '#machines/submission/submissionTypes.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** The other forms are the first ones that visitors see; submitForm.ts sends them. */
type LaterForm = Exclude<SubmissionForm, 'login' | 'signup' | 'forgotPassword'>;

/** Sends the form; rejects only if there was no answer. */
export async function submitAccountForm(
  environment: Environment,
  { form, values }: { form: LaterForm; values: SubmissionValues },
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const value = (name: string) => values[name] ?? '';
  const email = value('email').trim();
  const password = value('password');
  const newPassword = value('newPassword');
  const oneTimeCode = value('oneTimeCode');
  switch (form) {
    case 'confirmSecondFactor':
      return (await import('./confirmSecondFactorMutation.ts')).confirmSecondFactor(
        environment,
        { challengeToken: value('challengeToken'), oneTimeCode },
        signal,
      );
    case 'loginWithPasskey':
      return (await import('./loginWithPasskey.ts')).loginWithPasskey(environment, value('credential'), signal);
    case 'changePassword':
      return (await import('./changePasswordMutation.ts')).changePassword(
        environment,
        { token: value('token'), id: value('id'), newPassword },
        signal,
      );
    case 'changeEmail':
      return (await import('./changeEmailMutation.ts')).changeEmail(environment, { email, password }, signal);
    case 'confirmEmail':
      return (await import('./confirmEmailMutation.ts')).confirmEmail(environment, { token: value('token') }, signal);
    case 'sendEmailConfirmation':
      return (await import('./sendEmailConfirmationMutation.ts')).sendEmailConfirmation(environment, signal);
    case 'changeOwnPassword':
      return (await import('./changeOwnPasswordMutation.ts')).changeOwnPassword(
        environment,
        { currentPassword: value('currentPassword'), newPassword },
        signal,
      );
    case 'setUpTotp':
      return (await import('./setUpTotpMutation.ts')).setUpTotp(environment, { password }, signal);
    case 'enableTotp':
      return (await import('./enableTotpMutation.ts')).enableTotp(environment, { oneTimeCode }, signal);
    case 'renewRecoveryCodes':
      return (await import('./renewRecoveryCodesMutation.ts')).renewRecoveryCodes(environment, { password }, signal);
    case 'disableTotp':
      return (await import('./disableTotpMutation.ts')).disableTotp(environment, { password }, signal);
    case 'addPasskey':
      return (await import('./addPasskey.ts')).addPasskey(environment, { password: password || null }, signal);
    case 'removePasskey':
      return (await import('./removePasskeyMutation.ts')).removePasskey(
        environment,
        { id: value('id'), password: password || null },
        signal,
      );
    case 'decideDeviceLogin':
      return (await import('./decideDeviceLoginMutation.ts')).decideDeviceLogin(
        environment,
        { code: value('code'), approve: value('approve') === 'true', password: password || null },
        signal,
      );
    case 'setName':
      return (await import('./setNameMutation.ts')).setName(environment, { name: value('name') }, signal);
    case 'endApiToken':
      return (await import('./endApiTokenMutation.ts')).endApiToken(environment, { id: value('id') }, signal);
    case 'deleteAccount':
      return (await import('./deleteAccountMutation.ts')).deleteAccount(environment, { password }, signal);
    case 'endSession':
      return (await import('./endSessionMutation.ts')).endSession(
        environment,
        { userId: value('userId'), id: value('id'), password: password || null },
        signal,
      );
    case 'endOtherSessions':
      return (await import('./endOtherSessionsMutation.ts')).endOtherSessions(
        environment,
        { userId: value('userId'), password: password || null },
        signal,
      );
  }
}
