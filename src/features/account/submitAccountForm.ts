// Sends the forms that follow a log-in or a mail, or belong to the account page. Loaded with the first of them, apart from submitForm.ts, so that the log-in page
// does not load all mutations.
import type { Environment } from 'relay-runtime';
import type { SubmissionForm, SubmissionValues } from '#machines/submission/submissionTypes.ts';
import { changeEmail } from './changeEmailMutation.ts';
import { changeOwnPassword } from './changeOwnPasswordMutation.ts';
import { changePassword } from './changePasswordMutation.ts';
import { confirmEmail } from './confirmEmailMutation.ts';
import { confirmSecondFactor } from './confirmSecondFactorMutation.ts';
import { decideDeviceLogin } from './decideDeviceLoginMutation.ts';
import { deleteAccount } from './deleteAccountMutation.ts';
import { disableTotp } from './disableTotpMutation.ts';
import { enableTotp } from './enableTotpMutation.ts';
import { endApiToken } from './endApiTokenMutation.ts';
import { endOtherSessions } from './endOtherSessionsMutation.ts';
import { endSession } from './endSessionMutation.ts';
import { removePasskey } from './removePasskeyMutation.ts';
import { renewRecoveryCodes } from './renewRecoveryCodesMutation.ts';
import { sendEmailConfirmation } from './sendEmailConfirmationMutation.ts';
import { setName } from './setNameMutation.ts';
import { setUpTotp } from './setUpTotpMutation.ts';
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
      return confirmSecondFactor(environment, { challengeToken: value('challengeToken'), oneTimeCode }, signal);
    // Loaded late, because the log-in page loads the same code for passkeys, in one file more if this file imported it.
    case 'loginWithPasskey':
      return (await import('./loginWithPasskey.ts')).loginWithPasskey(environment, value('credential'), signal);
    case 'changePassword':
      return changePassword(environment, { token: value('token'), id: value('id'), newPassword }, signal);
    case 'changeEmail':
      return changeEmail(environment, { email, password }, signal);
    case 'confirmEmail':
      return confirmEmail(environment, { token: value('token') }, signal);
    case 'sendEmailConfirmation':
      return sendEmailConfirmation(environment, signal);
    case 'changeOwnPassword':
      return changeOwnPassword(environment, { currentPassword: value('currentPassword'), newPassword }, signal);
    case 'setUpTotp':
      return setUpTotp(environment, { password }, signal);
    case 'enableTotp':
      return enableTotp(environment, { oneTimeCode }, signal);
    case 'renewRecoveryCodes':
      return renewRecoveryCodes(environment, { password }, signal);
    case 'disableTotp':
      return disableTotp(environment, { password }, signal);
    // As the log-in with one.
    case 'addPasskey':
      return (await import('./addPasskey.ts')).addPasskey(environment, { password: password || null }, signal);
    case 'removePasskey':
      return removePasskey(environment, { id: value('id'), password: password || null }, signal);
    case 'decideDeviceLogin':
      return decideDeviceLogin(
        environment,
        { code: value('code'), approve: value('approve') === 'true', password: password || null },
        signal,
      );
    case 'setName':
      return setName(environment, { name: value('name') }, signal);
    case 'endApiToken':
      return endApiToken(environment, { id: value('id') }, signal);
    case 'deleteAccount':
      return deleteAccount(environment, { password }, signal);
    case 'endSession':
      return endSession(environment, { userId: value('userId'), id: value('id'), password: password || null }, signal);
    case 'endOtherSessions':
      return endOtherSessions(environment, { userId: value('userId'), password: password || null }, signal);
  }
}
