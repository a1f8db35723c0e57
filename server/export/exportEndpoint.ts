// GET and POST /api/export/{format}: streams documents as a file. GET selects them by the filters of a list, POST by a `DocumentSelection` in
// JSON; `account.json` exports the whole account. An error after the first bytes breaks the connection, so that half a file never looks complete.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GraphQLError, GraphQLNonNull, type GraphQLSchema, coerceInputValue, isInputObjectType } from 'graphql';
import type { DocumentSelection } from '../__generated__/resolverTypes.ts';
import { checkSelection, readSelection, type Selection } from '../list/selection.ts';
import type { Context } from '../graphql/context.ts';
import { badUserInput, type InputProblem } from '../graphql/errors.ts';
import { allows, reading, sendRefusal } from '../http/answer.ts';
import type { ReadBody } from '../http/bodies.ts';
import { sendCodedError } from '../http/failure.ts';
import { exportAccount } from './accountExport.ts';
import { exportDocuments } from './exportDocuments.ts';
import { attachmentOf, fileNameOf } from './fileName.ts';
import { formatOf } from './formats.ts';
import type { RunningExports } from './runningExports.ts';

const exportPath = '/api/export/';
const methods = ['GET', 'HEAD', 'POST'] as const;
/** In milliseconds. A client that reads nothing for this long is considered disconnected. */
const patience = 60_000;

export interface ExportOptions {
  context: Context;
  /** Has the type `DocumentSelection`, for the validation of bodies. */
  schema: GraphQLSchema;
  readBody: ReadBody;
  running: RunningExports;
}

/** Validates a body in the same way as an argument of a mutation. */
function readSelectionInput(schema: GraphQLSchema, body: unknown): DocumentSelection {
  const type = schema.getType('DocumentSelection');
  if (!isInputObjectType(type)) throw new Error('The schema has no DocumentSelection.');
  const problems: InputProblem[] = [];
  const selection: unknown = coerceInputValue(body, new GraphQLNonNull(type), (path, _value, error) =>
    problems.push({ path: path.map(String), message: error.message }),
  );
  if (problems.length > 0) throw badUserInput(problems);
  return selection as DocumentSelection;
}

/** Reads the filters of a list by their names in the API; `groupIds` may be repeated. */
function readFilters(parameters: URLSearchParams): Record<string, unknown> {
  // Forms send an empty value for a field that was not filled in.
  const named = (name: string) => {
    const value = parameters.get(name);
    return value === '' ? null : value;
  };
  const groupIds = parameters.getAll('groupIds').filter((id) => id !== '');
  const trashed = named('trashed');
  return {
    groupId: named('groupId'),
    groupIds: groupIds.length === 0 ? null : groupIds,
    ...(named('groupMatch') !== null && { groupMatch: named('groupMatch') }),
    query: named('query'),
    // The API's validation reports any other value.
    trashed: trashed === 'true' || trashed === 'false' ? trashed === 'true' : trashed,
  };
}

/** The selection of a request; null if the request was answered already. */
async function readRequest(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  { schema, readBody }: ExportOptions,
): Promise<DocumentSelection | null> {
  if (request.method !== 'POST') {
    return readSelectionInput(schema, { filterBy: readFilters(address.searchParams) });
  }
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    sendRefusal(response, 415, 'BAD_REQUEST', 'Send the selection as application/json.');
    return null;
  }
  const body = await readBody(request, response);
  return body && readSelectionInput(schema, body.value);
}

/** Sends an invalid selection, or an exceeded limit, as an error like the API. */
function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof GraphQLError)) throw error;
  sendCodedError(response, error);
}

/** The errors of a stream whose client disconnected before the end. */
const gone: ReadonlySet<unknown> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
]);

/** Sends the pieces as fast as the client reads. */
async function send(response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> {
  response.setTimeout(patience, () => response.destroy());
  try {
    await pipeline(Readable.from(pieces), response);
  } catch (error) {
    if (!gone.has((error as { code?: unknown }).code)) throw error;
  }
}

/** Puts the first piece, which was already generated, back before the rest. */
async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

/** An exported file: its name, its type and its text. */
interface ExportedFile {
  contentType: string;
  name: string;
  extension: string;
  pieces: AsyncGenerator<string, void>;
}

/** Sends a file, unless the account already has too many exports running. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { contentType, name, extension, pieces }: ExportedFile,
  { context, running }: ExportOptions,
  userId: string,
): Promise<void> {
  const end = running.begin(userId);
  if (end === null) {
    context.accounts.audit({ event: 'limit-reached', limit: 'downloads:account', account: userId }, context.client);
    response.setHeader('Retry-After', '30');
    sendRefusal(
      response,
      429,
      'RATE_LIMITED',
      'Two downloads of your library are in progress. Wait for one to finish.',
    );
    return;
  }
  try {
    // Generated before anything is sent, so that a failure can be sent as an error, also for HEAD requests.
    const first = await pieces.next();
    const day = context.clock.now().toISOString().slice(0, 10);
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Disposition', attachmentOf(`${name}-${day}.${extension}`));
    if (request.method === 'HEAD' || first.done === true) response.end();
    else await send(response, startingWith(first.value, pieces));
  } catch (error) {
    // For example, the search took too long. After the headers, no error message can be sent.
    if (response.headersSent) throw error;
    refuse(response, error);
  } finally {
    // For HEAD requests, the rest is never generated.
    await pieces.return();
    end();
  }
}

export async function answerExport(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  options: ExportOptions,
): Promise<void> {
  const { context } = options;
  const wanted = address.pathname.slice(exportPath.length);
  const isAccount = wanted === 'account.json';
  if (!allows(request, response, isAccount ? reading : methods)) return;
  const format = formatOf(wanted);
  if (format === null && !isAccount) {
    const known = 'bib, biblatex, ris, csl.json, and account.json for everything';
    sendRefusal(response, 404, 'NOT_FOUND', `This format does not exist. Formats: ${known}.`);
    return;
  }
  const { viewer } = context;
  if (viewer === null) {
    sendRefusal(response, 401, 'UNAUTHENTICATED', 'Log in first.');
    return;
  }
  if (format === null) {
    const pieces = exportAccount(context, viewer);
    const file = { contentType: 'application/json; charset=utf-8', name: 'account', extension: 'json', pieces };
    await sendFile(request, response, file, options, viewer.id);
    return;
  }
  const library = context.library.heavy();
  let selection: Selection;
  let name: string;
  try {
    const input = await readRequest(request, response, address, options);
    if (input === null) return;
    selection = await readSelection(library, input, []);
    await checkSelection(library, selection);
    name = await fileNameOf(library, input, selection);
  } catch (error) {
    refuse(response, error);
    return;
  }
  const { contentType, extension } = format;
  const pieces = exportDocuments(library, selection, format);
  await sendFile(request, response, { contentType, name, extension, pieces }, options, viewer.id);
}
