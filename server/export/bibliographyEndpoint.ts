// GET and POST /api/bibliography?style=&locale=&format=: documents as references in a citation style. GET selects them by the filters of a list, POST by a
// `DocumentSelection` in JSON. Unlike an export it is made as a whole before it is sent, because the style decides about order and numbers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { ownValue } from '#bibliography/ownValue.ts';
import { type FormatContext, findWish, formatRefusal } from '../citations/formatReferences.ts';
import { FormatEnded } from '../citations/pool/formatFailures.ts';
import type { BibliographyFormat, FormatWish } from '../citations/pool/formatMessages.ts';
import type { Context } from '../graphql/context.ts';
import { badUserInput } from '../graphql/errors.ts';
import { libraryToRead } from '../graphql/requestLibrary.ts';
import { allows, onceClosed, sendRefusal } from '../http/answer.ts';
import { sendCodedError } from '../http/failure.ts';
import { namedParameter } from '../http/namedParameter.ts';
import { allowInlineStylesOnly } from '../http/securityHeaders.ts';
import { checkSelection, idsNamedIn, readSelection } from '../list/selection.ts';
import { writeBibliography } from './bibliographyFile.ts';
import { attachmentOf, fileNameOf } from './fileName.ts';
import { beginDownload, type RunningExports } from './runningExports.ts';
import { readSelectionRequest, type SelectionRequestOptions, selectionMethods } from './selectionRequest.ts';

interface FileFormat {
  readonly contentType: string;
  readonly extension: string;
  /** Whether browsers show it. */
  readonly isShown: boolean;
}

const fileFormats: Readonly<Record<BibliographyFormat, FileFormat>> = {
  html: { contentType: 'text/html; charset=utf-8', extension: 'html', isShown: true },
  text: { contentType: 'text/plain; charset=utf-8', extension: 'txt', isShown: true },
  markdown: { contentType: 'text/markdown; charset=utf-8', extension: 'md', isShown: true },
  rtf: { contentType: 'application/rtf', extension: 'rtf', isShown: false },
};

interface BibliographyOptions extends SelectionRequestOptions {
  context: Context;
  running: RunningExports;
}

function readFormat(parameters: URLSearchParams): BibliographyFormat {
  const format = namedParameter(parameters, 'format') ?? 'html';
  if (ownValue(fileFormats, format) === undefined) {
    const message = `This format does not exist. Formats: ${Object.keys(fileFormats).join(', ')}.`;
    throw badUserInput([{ path: ['format'], message }]);
  }
  return format as BibliographyFormat;
}

function readStyle(parameters: URLSearchParams, context: FormatContext): Promise<Omit<FormatWish, 'format'>> {
  return findWish(
    { style: namedParameter(parameters, 'style'), locale: namedParameter(parameters, 'locale') },
    context,
  );
}

/** Sends an error that is the request's fault like the API. `missing` is the status for what does not exist. */
function refuse(response: ServerResponse, error: unknown, missing: 400 | 404): void {
  const refusal = error instanceof GraphQLError ? error : formatRefusal(error);
  if (refusal === null) throw error;
  const isMissing = refusal.extensions.code === 'NOT_FOUND';
  sendCodedError(response, refusal, error instanceof FormatEnded ? 504 : isMissing ? missing : undefined);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { text, name, format, isDownload }: { text: string; name: string; format: BibliographyFormat; isDownload: boolean },
): void {
  const { contentType, extension, isShown } = fileFormats[format];
  const body = Buffer.from(text);
  const attachment = attachmentOf(`${name}.${extension}`);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', body.length);
  response.setHeader(
    'Content-Disposition',
    isShown && !isDownload ? attachment.replace(/^attachment/, 'inline') : attachment,
  );
  // Should markup ever get into it, it could still load and run nothing.
  if (format === 'html') allowInlineStylesOnly(response);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export async function answerBibliography(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  options: BibliographyOptions,
): Promise<void> {
  const { context, running } = options;
  if (!allows(request, response, selectionMethods)) return;
  const { viewer } = context;
  if (viewer === null) {
    sendRefusal(response, 401, 'UNAUTHENTICATED', 'Log in first.');
    return;
  }
  const left = new AbortController();
  onceClosed(response, () => left.abort());
  let end: (() => void) | null = null;
  /** The status for something that does not exist: what the address names is a page that is missing. */
  let missing: 400 | 404 = 404;
  try {
    const parameters = address.searchParams;
    const format = readFormat(parameters);
    const input = await readSelectionRequest(request, response, address, options);
    if (input === null) return;
    const library = (await libraryToRead(context, namedParameter(parameters, 'libraryId'), idsNamedIn(input))).heavy();
    const formatting = { viewer, styles: context.styles, formatPool: context.formatPool, library };
    const wish = { ...(await readStyle(parameters, formatting)), format };
    missing = 400;
    end = beginDownload(response, context, running, viewer.id);
    if (end === null) return;
    const selection = await readSelection(library, input, []);
    await checkSelection(library, selection);
    const name = await fileNameOf(library, input, selection);
    const text = await writeBibliography(library, selection, { wish, name, context: formatting, signal: left.signal });
    const day = context.clock.now().toISOString().slice(0, 10);
    const isDownload = address.searchParams.get('download') === '1';
    sendFile(request, response, { text, name: `${name}-${day}`, format: wish.format, isDownload });
  } catch (error) {
    if (!left.signal.aborted) refuse(response, error, missing);
  } finally {
    end?.();
  }
}
