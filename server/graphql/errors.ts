// The coded errors of the API: everything that is not an expected outcome of an account mutation is one of these.
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

/** What is wrong with one field of an input; the path is that of the field, as `["input", "published"]`. */
export interface InputProblem {
  path: readonly string[];
  message: string;
}

/** What a document holds now, for a client whose edit started from an older revision. */
export interface ConflictState {
  revision: number;
  fields: readonly { name: string; value: unknown }[];
}

/** An error that says its code to the client and whose message is not masked. */
export function codedError(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, code } });
}

export function unauthenticated(): GraphQLError {
  return codedError('UNAUTHENTICATED', 'Log in first.');
}

/** An id in a filter or input that is not there, or not the viewer's: the two look the same. */
export function notFound(message = 'There is nothing with this id.'): GraphQLError {
  return codedError('NOT_FOUND', message);
}

export function badUserInput(problems: readonly InputProblem[]): GraphQLError {
  const message = problems.map((problem) => problem.message).join(' ');
  return codedError('BAD_USER_INPUT', message === '' ? 'The input is not valid.' : message, { problems });
}

/** The edit started from an older revision and a field it changes was changed since; nothing was changed. */
export function conflict(current: ConflictState): GraphQLError {
  return codedError('CONFLICT', 'This document was changed elsewhere in the meantime.', { current });
}

function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Try again in ${wait}.`;
}

/** When to come back stands in the error, for our own client, and in a header, for whoever knows only HTTP; the status stays that of GraphQL. */
export function rateLimited(retryAfterSeconds: number, message = tooManyAttempts(retryAfterSeconds)): GraphQLError {
  return codedError('RATE_LIMITED', message, {
    retryAfter: retryAfterSeconds,
    // Taken out of the error and set on the answer by yoga. Whole seconds (RFC 9110, 10.2.3).
    http: { headers: { 'Retry-After': String(Math.ceil(retryAfterSeconds)) } },
  });
}

/** The disk of the server is full: reading works, and writing works again once there is room. */
export const storageFullMessage =
  'The server’s storage is full; nothing of this was saved. Reading still works. Try again later.';

/** After so many seconds a server that cannot be reached may be asked again. */
export const unavailableRetryAfter = 2;
/** Whether a change that was under way was made is not known. */
export const unavailableMessage = 'The database cannot be reached. Try again in a moment.';

export function storageFull(): GraphQLError {
  return codedError('STORAGE_FULL', storageFullMessage);
}

/** A change failed with `cause` after a part of it was stored, which can be undone as the step with the id `undo`. */
export function partlyStored(cause: GraphQLError, undo: string): GraphQLError {
  // Its own message says that nothing was saved.
  const isStorageFull = cause.extensions.code === 'STORAGE_FULL';
  const message = isStorageFull
    ? 'The server’s storage is full; only a part of this was saved. Reading still works. Try again later.'
    : `${cause.message} Only a part of this was saved.`;
  return new GraphQLError(message, { extensions: { ...cause.extensions, undo } });
}

/** Too much of those who ask without a session, or from the same network, waits already. */
export const busyMessage = 'The server has too much to do at the moment. Try again in a few seconds.';

/** The server cannot work at the moment, whatever it is asked: the one error of the API whose status is not 200. */
export function serviceUnavailable(message = unavailableMessage): GraphQLError {
  return codedError('SERVICE_UNAVAILABLE', message, {
    http: { status: 503, headers: { 'Retry-After': String(unavailableRetryAfter) } },
  });
}

export function notImplemented(): GraphQLError {
  return codedError('NOT_IMPLEMENTED', 'This is not supported yet.');
}
