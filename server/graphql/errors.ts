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

/** When to come back stands in the error, for our own client, and in a header, for whoever knows only HTTP; the status stays that of GraphQL. */
export function rateLimited(retryAfterSeconds: number): GraphQLError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return codedError('RATE_LIMITED', `Too many attempts. Try again in ${wait}.`, {
    retryAfter: retryAfterSeconds,
    // Taken out of the error and set on the answer by yoga. Whole seconds (RFC 9110, 10.2.3).
    http: { headers: { 'Retry-After': String(Math.ceil(retryAfterSeconds)) } },
  });
}

export function notImplemented(): GraphQLError {
  return codedError('NOT_IMPLEMENTED', 'This is not supported yet.');
}
