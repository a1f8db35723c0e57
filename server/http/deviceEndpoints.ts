// POST /api/device/code and /api/device/token: programs on the command line sign in (RFC 8628, with JSON instead of forms).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { insertApiToken } from '../accounts/apiTokens/apiTokens.ts';
import { expiresAfter } from '../accounts/apiTokens/tokenInput.ts';
import { newTokenSecret } from '../accounts/apiTokens/tokenSecret.ts';
import {
  deviceLoginLifetime,
  insertDeviceLogin,
  pollDeviceLogin,
  pollInterval,
} from '../accounts/deviceLogins/deviceLogins.ts';
import { newUserCode } from '../accounts/deviceLogins/userCode.ts';
import { nameProblem } from '../accounts/nameRule.ts';
import { rateLimitRules } from '../accounts/rateLimits.ts';
import { newSecret } from '../accounts/secret.ts';
import type { Context } from '../graphql/context.ts';
import { allows, sendJson } from './answer.ts';
import type { ReadBody } from './bodies.ts';
import { sendCodedError } from './failure.ts';

/** The lifetime of a program's token in days. Afterwards the program has to sign in again. */
export const deviceTokenDays = 90;

export interface DeviceOptions {
  readonly context: Context;
  readonly readBody: ReadBody;
}

/** A function that returns a string member of the JSON body, or an empty text; null if the request was refused and answered here. */
async function readTexts(
  request: IncomingMessage,
  response: ServerResponse,
  readBody: ReadBody,
): Promise<((name: string) => string) | null> {
  if (!allows(request, response, ['POST'])) return null;
  const body = await readBody(request, response);
  if (body === null) return null;
  const values = new Map(Object.entries(typeof body.value === 'object' ? (body.value ?? {}) : {}));
  return (name) => {
    const value: unknown = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** An error of RFC 6749, section 5.2. */
const sendError = (response: ServerResponse, error: string, description?: string): void =>
  sendJson(response, 400, { error, ...(description !== undefined && { error_description: description }) });

/** Does the work, and sends a coded error that it throws, such as RATE_LIMITED with status 429. */
async function sendingCodedErrors(response: ServerResponse, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    sendCodedError(response, error);
  }
}

export async function answerDeviceCode(
  request: IncomingMessage,
  response: ServerResponse,
  { context, readBody }: DeviceOptions,
): Promise<void> {
  const text = await readTexts(request, response, readBody);
  if (text === null) return;
  const { accounts, client } = context;
  const { random, publicUrl } = accounts.options;
  const clientName = text('client_name').trim();
  const scope = text('scope') === '' ? 'read' : text('scope');
  const problem = nameProblem(clientName);
  if (problem !== null) sendError(response, 'invalid_request', `client_name: ${problem}`);
  else if (scope !== 'read' && scope !== 'write') sendError(response, 'invalid_scope', 'The scope is read or write.');
  else {
    await sendingCodedErrors(response, async () => {
      await accounts.countTry(rateLimitRules.deviceLoginsOfClient, client.address, client);
      const [deviceCode, userCode] = [newSecret(random), newUserCode(random)];
      await insertDeviceLogin(accounts.database, { deviceCode, userCode, clientName, scope }, accounts.now());
      const address = `${publicUrl()}/device`;
      sendJson(response, 200, {
        device_code: deviceCode,
        user_code: userCode,
        verification_uri: address,
        verification_uri_complete: `${address}?code=${userCode}`,
        expires_in: deviceLoginLifetime / 1000,
        interval: pollInterval / 1000,
      });
    });
  }
}

export async function answerDeviceToken(
  request: IncomingMessage,
  response: ServerResponse,
  { context, readBody }: DeviceOptions,
): Promise<void> {
  const text = await readTexts(request, response, readBody);
  if (text === null) return;
  const { accounts, client } = context;
  const { database, options } = accounts;
  const now = accounts.now();
  await sendingCodedErrors(response, async () => {
    await accounts.countTry(rateLimitRules.devicePollsOfClient, client.address, client);
    const polled = await pollDeviceLogin(database, text('device_code'), now);
    if (polled.kind !== 'approved') {
      sendError(response, polled.kind);
      return;
    }
    const { userId, clientName, scope } = polled;
    const secret = newTokenSecret(options.random);
    const token = {
      ...{ id: options.newId('tok'), userId, secret, name: clientName, scope, libraryId: null },
      expires: expiresAfter(deviceTokenDays, now),
    };
    if (!(await insertApiToken(database, token, now))) {
      // The account has fifty tokens by now, or was deleted.
      sendError(response, 'access_denied');
      return;
    }
    accounts.audit({ event: 'api-token-created', account: userId, token: token.id }, client);
    sendJson(response, 200, {
      access_token: secret,
      token_type: 'Bearer',
      scope,
      expires_in: deviceTokenDays * 24 * 60 * 60,
    });
  });
}
