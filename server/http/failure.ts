// Sends errors outside of GraphQL, with the codes of the API.
import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { DatabaseUnavailable, StorageFull } from '../database/database.ts';
import { busyMessage, storageFullMessage, unavailableMessage, unavailableRetryAfter } from '../graphql/errors.ts';
import { QueueFull } from '../work/fairQueue.ts';
import { sendJson, sendRefusal } from './answer.ts';

/** Sets the header with the time after which to retry. */
export function setUnavailable(response: ServerResponse): void {
  response.setHeader('Retry-After', String(unavailableRetryAfter));
}

/** Sends a coded error of the API: by default with status 429 for a limit, 413 for too much, 400 for everything else. */
export function sendCodedError(response: ServerResponse, { message, extensions }: GraphQLError, status?: number): void {
  const { code, retryAfter } = extensions;
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  // `http` is an instruction for yoga, and not part of the response.
  const shown = { ...extensions, http: undefined };
  const usual = code === 'RATE_LIMITED' ? 429 : code === 'PAYLOAD_TOO_LARGE' ? 413 : 400;
  sendJson(response, status ?? usual, { errors: [{ message, extensions: shown }] });
}

export function sendFailure(response: ServerResponse, error: unknown): void {
  if (error instanceof DatabaseUnavailable || error instanceof QueueFull) {
    setUnavailable(response);
    const message = error instanceof QueueFull ? busyMessage : unavailableMessage;
    sendRefusal(response, 503, 'SERVICE_UNAVAILABLE', message);
  } else if (error instanceof StorageFull) sendRefusal(response, 507, 'STORAGE_FULL', storageFullMessage);
  else sendRefusal(response, 500, 'INTERNAL_SERVER_ERROR', 'Internal Server Error');
}
