// The errors of the API with their codes: every failure except the expected outcomes of account mutations.
import { GraphQLError } from 'graphql';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'PAYLOAD_TOO_LARGE'
  | 'BAD_REQUEST'
  | 'FORBIDDEN'
  | 'NOT_IMPLEMENTED'
  | 'STORAGE_FULL'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** A problem with one field of an input; `path` is the field's place, for example `["input", "published"]`. */
export interface InputProblem {
  path: readonly string[];
  message: string;
}

/** The present state of a document, for a client whose edit started from an older revision. */
export interface ConflictState {
  revision: number;
  fields: readonly { name: string; value: unknown }[];
}

/** An error with a code, whose message is sent to the client. */
export function codedError(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, code } });
}

export function unauthenticated(): GraphQLError {
  return codedError('UNAUTHENTICATED', 'Log in first.');
}

/** The viewer is known, and may not do this. */
export function forbidden(message: string): GraphQLError {
  return codedError('FORBIDDEN', message);
}

/** For an id that does not exist, or belongs to another person; clients can't tell these cases apart. */
export function notFound(message = 'There is nothing with this id.'): GraphQLError {
  return codedError('NOT_FOUND', message);
}

export function badUserInput(problems: readonly InputProblem[]): GraphQLError {
  const message = problems.map((problem) => problem.message).join(' ');
  return codedError('BAD_USER_INPUT', message === '' ? 'The input is not valid.' : message, { problems });
}

/** The edit started from an older revision, and a field that it changes was changed since; the edit was not applied. */
export function conflict(current: ConflictState): GraphQLError {
  return codedError('CONFLICT', 'This document was changed elsewhere in the meantime.', { current });
}

function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Try again in ${wait}.`;
}

/** The time to wait is in the error, for this app's client, and in a header, for generic HTTP clients; the status stays that of GraphQL. */
export function rateLimited(retryAfterSeconds: number, message = tooManyAttempts(retryAfterSeconds)): GraphQLError {
  return codedError('RATE_LIMITED', message, {
    retryAfter: retryAfterSeconds,
    // Yoga removes this from the error, and sets the header of the response. The unit is whole seconds (RFC 9110, 10.2.3).
    http: { headers: { 'Retry-After': String(Math.ceil(retryAfterSeconds)) } },
  });
}

/** The disk of the server is full. Reading works, and writing works again when there is room. */
export const storageFullMessage =
  'The server’s storage is full; nothing of this was saved. Reading still works. Try again later.';

/** The number of seconds after which clients may retry when the database cannot be reached. */
export const unavailableRetryAfter = 2;
/** It is unknown whether a change that was in progress was made. */
export const unavailableMessage = 'The database cannot be reached. Try again in a moment.';

export function storageFull(): GraphQLError {
  return codedError('STORAGE_FULL', storageFullMessage);
}

/** A change failed with `cause` after a part of it was stored, which can be undone as the step with the id `undo`. */
export function partlyStored(cause: GraphQLError, undo: string): GraphQLError {
  // The message of this cause would say that nothing was saved.
  const isStorageFull = cause.extensions.code === 'STORAGE_FULL';
  const message = isStorageFull
    ? 'The server’s storage is full; only a part of this was saved. Reading still works. Try again later.'
    : `${cause.message} Only a part of this was saved.`;
  return new GraphQLError(message, { extensions: { ...cause.extensions, undo } });
}

/** Too many requests without a session, or from the same network, are waiting already. */
export const busyMessage = 'The server has too much to do at the moment. Try again in a few seconds.';

/** The server cannot process any request at the moment. This is the only error of the API whose HTTP status is not 200. */
export function serviceUnavailable(message = unavailableMessage): GraphQLError {
  return codedError('SERVICE_UNAVAILABLE', message, {
    http: { status: 503, headers: { 'Retry-After': String(unavailableRetryAfter) } },
  });
}

export function notImplemented(): GraphQLError {
  return codedError('NOT_IMPLEMENTED', 'This is not supported yet.');
}
