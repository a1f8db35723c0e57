// How a failure of the server is answered outside GraphQL: by the codes that the API has for it.
import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { DatabaseUnavailable, StorageFull } from '../database/database.ts';
import { busyMessage, storageFullMessage, unavailableMessage, unavailableRetryAfter } from '../graphql/errors.ts';
import { QueueFull } from '../work/fairQueue.ts';
import { sendJson, sendRefusal } from './answer.ts';

/** Says when to come back. */
export function setUnavailable(response: ServerResponse): void {
  response.setHeader('Retry-After', String(unavailableRetryAfter));
}

/** Answers with a coded error of the API: 429 for a limit, 400 for everything else. */
export function sendCodedError(response: ServerResponse, { message, extensions }: GraphQLError): void {
  const { code, retryAfter } = extensions;
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  // `http` is an instruction to yoga and no part of the answer.
  const shown = { ...extensions, http: undefined };
  sendJson(response, code === 'RATE_LIMITED' ? 429 : 400, { errors: [{ message, extensions: shown }] });
}

export function sendFailure(response: ServerResponse, error: unknown): void {
  if (error instanceof DatabaseUnavailable || error instanceof QueueFull) {
    setUnavailable(response);
    const message = error instanceof QueueFull ? busyMessage : unavailableMessage;
    sendRefusal(response, 503, 'SERVICE_UNAVAILABLE', message);
  } else if (error instanceof StorageFull) sendRefusal(response, 507, 'STORAGE_FULL', storageFullMessage);
  else sendRefusal(response, 500, 'INTERNAL_SERVER_ERROR', 'Internal Server Error');
}
