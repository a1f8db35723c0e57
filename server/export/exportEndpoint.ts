// GET and POST /api/export/{format}: streams documents as a file; `account.json` exports the whole account. An error after the first bytes breaks the connection, so that half a file never looks complete.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { accessTexts } from '../graphql/accessTexts.ts';
import { checkSelection, idsNamedIn, readSelection, type Selection } from '../list/selection.ts';
import type { Context } from '../graphql/context.ts';
import { libraryToRead } from '../graphql/requestLibrary.ts';
import { allows, reading, sendRefusal } from '../http/answer.ts';
import { namedParameter } from '../http/namedParameter.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { sendCodedError } from '../http/failure.ts';
import { exportAccount } from './accountExport.ts';
import { exportDocuments } from './exportDocuments.ts';
import { attachmentOf, fileNameOf } from './fileName.ts';
import { formatOf } from './formats.ts';
import { beginDownload, type RunningExports } from './runningExports.ts';
import { sendPieces } from './sendPieces.ts';
import { readSelectionRequest, type SelectionRequestOptions, selectionMethods } from './selectionRequest.ts';

const exportPath = '/api/export/';

export interface ExportOptions extends SelectionRequestOptions {
  context: Context;
  running: RunningExports;
}

/** Sends an invalid selection, or an exceeded limit, as an error like the API. */
function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof GraphQLError)) throw error;
  sendCodedError(response, error);
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
  const end = beginDownload(response, context, running, userId);
  if (end === null) return;
  try {
    await sendPieces(request, response, pieces, () => {
      const day = context.clock.now().toISOString().slice(0, 10);
      response.setHeader('Content-Type', contentType);
      response.setHeader('Content-Disposition', attachmentOf(`${name}-${day}.${extension}`));
    });
  } catch (error) {
    // For example, the search took too long. After the headers, no error message can be sent.
    if (response.headersSent) throw error;
    refuse(response, error);
  } finally {
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
  if (!allows(request, response, isAccount ? reading : selectionMethods)) return;
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
  // It tells of sessions, devices and passkeys.
  if (format === null && viewer.via === 'token') {
    sendRefusal(response, 403, 'FORBIDDEN', accessTexts.sessionOnly);
    return;
  }
  if (format === null) {
    const pieces = exportAccount(context, viewer);
    const file = { contentType: 'application/json; charset=utf-8', name: 'account', extension: 'json', pieces };
    await sendFile(request, response, file, options, viewer.id);
    return;
  }
  let library: ReadableLibrary;
  let selection: Selection;
  let name: string;
  try {
    const input = await readSelectionRequest(request, response, address, options);
    if (input === null) return;
    library = (
      await libraryToRead(context, namedParameter(address.searchParams, 'libraryId'), idsNamedIn(input))
    ).heavy();
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
