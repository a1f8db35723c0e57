// Decides what a client learns about an error: always a code, and the message only if it was meant for clients.
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { DatabaseUnavailable, PartlyStored, StatementTimeout, StorageFull } from '../database/database.ts';
import { QueueFull } from '../work/fairQueue.ts';
import { busyMessage, partlyStored, serviceUnavailable, storageFull } from './errors.ts';

/** The place of an error in the operation and the response, for an error that replaces it. */
function placeOf(error: unknown): GraphQLErrorOptions {
  if (!(error instanceof GraphQLError)) return {};
  const { path = null, nodes = null, source = null, positions = null } = error;
  return { path, nodes, source, positions };
}

/** Copies an error to the place of another. */
function at({ message, extensions }: GraphQLError, error: unknown): GraphQLError {
  return new GraphQLError(message, { ...placeOf(error), extensions });
}

function serverError(message: string, error: unknown): GraphQLError {
  return new GraphQLError(message, { ...placeOf(error), extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** The error that a resolver threw, without the errors that the executor wrapped around it. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

/** Replaces an unexpected error by one without its message; `report` gets the original. */
export function maskError(error: unknown, report: (error: unknown) => void): GraphQLError {
  const cause = innermost(error);
  if (error instanceof GraphQLError && cause instanceof GraphQLError) return error;
  if (cause instanceof PartlyStored) return at(partlyStored(maskError(cause.cause, report), cause.undo), error);
  // Not reported for each request, because the database logs once that the disk is full.
  if (cause instanceof StorageFull) return at(storageFull(), error);
  // Not reported, because the audit log has a line for each request.
  if (cause instanceof QueueFull) return at(serviceUnavailable(busyMessage), error);
  report(cause);
  if (cause instanceof DatabaseUnavailable) return at(serviceUnavailable(), error);
  if (cause instanceof StatementTimeout) return serverError(`${cause.message} Try again in a moment.`, error);
  return serverError('Internal Server Error', error);
}

/** The codes that graphql and yoga use for invalid requests. */
const foreignCode = /^(GRAPHQL_.*|OPERATION_RESOLUTION_FAILURE)$/;
const suggestion = / ?Did you mean [^?]*\?/g;

/** Adds a code to errors of the executor or the validation, which are always the request's fault. */
export function withCode(error: GraphQLError, hideSuggestions: boolean): GraphQLError {
  const { code } = error.extensions;
  if (typeof code === 'string' && !foreignCode.test(code)) return error;
  const message = hideSuggestions ? error.message.replace(suggestion, '') : error.message;
  return new GraphQLError(message, { ...placeOf(error), extensions: { ...error.extensions, code: 'BAD_REQUEST' } });
}
