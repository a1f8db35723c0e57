// How a failure of the server is answered outside GraphQL: by the codes that the API has for it.
import type { ServerResponse } from 'node:http';
import { DatabaseUnavailable, StorageFull } from '../database/database.ts';
import { storageFullMessage, unavailableMessage, unavailableRetryAfter } from '../graphql/errors.ts';
import { sendRefusal } from './answer.ts';

/** Says when to come back. */
export function setUnavailable(response: ServerResponse): void {
  response.setHeader('Retry-After', String(unavailableRetryAfter));
}

export function sendFailure(response: ServerResponse, error: unknown): void {
  if (error instanceof DatabaseUnavailable) {
    setUnavailable(response);
    sendRefusal(response, 503, 'SERVICE_UNAVAILABLE', unavailableMessage);
  } else if (error instanceof StorageFull) sendRefusal(response, 507, 'STORAGE_FULL', storageFullMessage);
  else sendRefusal(response, 500, 'INTERNAL_SERVER_ERROR', 'Internal Server Error');
}
