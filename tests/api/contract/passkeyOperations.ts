// Passkeys for the contract suite: the operations, and a person with an authenticator.
import type { ApiClient } from '#tests/support/client.ts';
import { type AuthenticatorOptions, SoftwareAuthenticator } from '#tests/support/softwareAuthenticator.ts';
import type { Problem } from './operations.ts';

export interface PasskeyRow {
  id: string;
  created: string;
  lastUsed: string | null;
  synced: boolean;
}

export type PasskeyAnswer =
  | { __typename: 'UserReturned'; user: { id: string } }
  | { __typename: 'PasskeyOptions'; options: string }
  | { __typename: 'TokenProblem'; message: string }
  | { __typename: 'InputValidationProblem'; problems: readonly Problem[] };

const outcome = `__typename
  ... on UserReturned { user { id } }
  ... on InputValidationProblem { problems { path message } }`;

export const startPasskeySetupMutation = `mutation startSetup($input: StartPasskeySetupInput) {
  startPasskeySetup(input: $input) {
    __typename ... on PasskeyOptions { options } ... on InputValidationProblem { problems { path message } }
  }
}`;
export const addPasskeyMutation = `mutation add($input: AddPasskeyInput!) {
  addPasskey(input: $input) { ${outcome} ... on TokenProblem { message } }
}`;
export const removePasskeyMutation = `mutation remove($input: RemovePasskeyInput!) { removePasskey(input: $input) { ${outcome} } }`;
export const startPasskeyLoginMutation = 'mutation startLogin { startPasskeyLogin { __typename options } }';
export const loginWithPasskeyMutation = `mutation loginWith($input: LoginWithPasskeyInput!) {
  loginWithPasskey(input: $input) { ${outcome} ... on TokenProblem { message } }
}`;

/** The answer of an operation with one field. */
export async function askPasskey(
  client: ApiClient,
  query: string,
  input: object | null = null,
): Promise<PasskeyAnswer> {
  const [answer] = Object.values(await client.ask<Record<string, PasskeyAnswer>>(query, { input }));
  if (answer === undefined) throw new Error('There is no answer');
  return answer;
}

/** The options for adding a passkey, as the browser gets them. */
export async function setupOptions(client: ApiClient, password: string | null = null): Promise<string> {
  const answer = await askPasskey(client, startPasskeySetupMutation, { password });
  if (answer.__typename !== 'PasskeyOptions') throw new Error(JSON.stringify(answer));
  return answer.options;
}

/** The options for logging in, as the browser gets them. */
export async function loginOptions(client: ApiClient): Promise<string> {
  const answer = await askPasskey(client, startPasskeyLoginMutation);
  if (answer.__typename !== 'PasskeyOptions') throw new Error(JSON.stringify(answer));
  return answer.options;
}

/** Adds a passkey for the client, which has just logged in. */
export async function addNewPasskey(
  client: ApiClient,
  options: Partial<AuthenticatorOptions> = {},
): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator({ origin: new URL(client.url).origin, ...options });
  const credential = device.create(await setupOptions(client));
  const answer = await askPasskey(client, addPasskeyMutation, { credential });
  if (answer.__typename !== 'UserReturned') throw new Error(JSON.stringify(answer));
  return device;
}

export async function listOwnPasskeys(client: ApiClient): Promise<PasskeyRow[]> {
  const { me } = await client.ask<{ me: { passkeys: PasskeyRow[] } }>(
    '{ me { passkeys { id created lastUsed synced userAgent } } }',
  );
  return me.passkeys;
}

/** Logs in with the authenticator's signature. */
export async function loginWithPasskey(client: ApiClient, device: SoftwareAuthenticator): Promise<PasskeyAnswer> {
  const credential = device.sign(await loginOptions(client));
  return askPasskey(client, loginWithPasskeyMutation, { credential });
}
