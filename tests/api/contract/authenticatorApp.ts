// Two-step login for the contract suite: its operations, an authenticator app, and both steps of a log-in.
import { TOTP, Secret } from 'otpauth';
import type { ApiClient } from '#tests/support/client.ts';
import { confirmSecondFactorMutation, loginMutation, type Credentials, type Problem } from './operations.ts';

const period = 30;

export type TwoStepAnswer =
  | { __typename: 'UserReturned'; user: { id: string } }
  | { __typename: 'SecondFactorRequired'; challengeToken: string }
  | { __typename: 'TokenProblem'; message: string }
  | { __typename: 'TotpSetup'; secret: string; uri: string; qrCode: string }
  | { __typename: 'RecoveryCodesReturned'; recoveryCodes: string[]; user: { totp: { recoveryCodesLeft: number } } }
  | { __typename: 'InputValidationProblem'; problems: readonly Problem[] };

const problems = '__typename ... on InputValidationProblem { problems { path message } }';
const codesReturned = '... on RecoveryCodesReturned { recoveryCodes user { totp { enabled recoveryCodesLeft } } }';

export const setUpTotpMutation = `mutation setUp($input: SetUpTotpInput!) {
  setUpTotp(input: $input) { ${problems} ... on TotpSetup { secret uri qrCode } }
}`;
export const enableTotpMutation = `mutation enable($input: EnableTotpInput!) {
  enableTotp(input: $input) { ${problems} ${codesReturned} ... on TokenProblem { message } }
}`;
export const renewRecoveryCodesMutation = `mutation renew($input: RenewRecoveryCodesInput!) {
  renewRecoveryCodes(input: $input) { ${problems} ${codesReturned} }
}`;
export const disableTotpMutation = `mutation disable($input: DisableTotpInput!) {
  disableTotp(input: $input) { ${problems} ... on UserReturned { user { id } } }
}`;

/** The answer of an operation with one field. */
export async function askOne(client: ApiClient, query: string, input: object): Promise<TwoStepAnswer> {
  const [answer] = Object.values(await client.ask<Record<string, TwoStepAnswer>>(query, { input }));
  if (answer === undefined) throw new Error('There is no answer');
  return answer;
}

export interface AuthenticatorApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The app's code `step` time steps after it was set up. Each code is valid once. */
  readonly code: (step: number) => string;
}

/** When the client logged in, on the server's clock, which may be stopped. */
async function momentOfLogin(client: ApiClient): Promise<number> {
  const { me } = await client.ask<{ me: { sessions: { current: boolean; created: string }[] } }>(
    '{ me { sessions { current created } } }',
  );
  return Date.parse(me.sessions.find(({ current }) => current)?.created ?? '');
}

/**
 * Sets up an app for the client, which has just logged in, with the code of the previous time step, so that two more codes are valid.
 * A step may end between the log-in and the code, which is then too old; the next step's code is used instead.
 */
export async function turnOnTwoSteps(client: ApiClient, password: string): Promise<AuthenticatorApp> {
  const moment = await momentOfLogin(client);
  const setup = await askOne(client, setUpTotpMutation, { password });
  if (setup.__typename !== 'TotpSetup') throw new Error(JSON.stringify(setup));
  const { secret } = setup;
  for (const stepsLater of [0, 1]) {
    const code = (step: number) =>
      TOTP.generate({
        secret: Secret.fromBase32(secret),
        period,
        timestamp: moment + (stepsLater + step) * period * 1000,
      });
    const enabled = await askOne(client, enableTotpMutation, { oneTimeCode: code(-1) });
    if (enabled.__typename === 'RecoveryCodesReturned') return { secret, recoveryCodes: enabled.recoveryCodes, code };
    if (enabled.__typename !== 'InputValidationProblem') throw new Error(JSON.stringify(enabled));
  }
  throw new Error(
    'The server accepted neither the code of the step before the log-in nor that of the step of the log-in',
  );
}

/** Takes the first step of a log-in, which requires a second one. */
export async function beginLogin(client: ApiClient, { email, password }: Credentials) {
  const answer = await askOne(client, loginMutation, { email, password });
  if (answer.__typename !== 'SecondFactorRequired') throw new Error(JSON.stringify(answer));
  const { challengeToken } = answer;
  return (oneTimeCode: string) => askOne(client, confirmSecondFactorMutation, { challengeToken, oneTimeCode });
}
