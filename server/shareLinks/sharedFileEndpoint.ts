// GET /share/{secret}/{name}.bib: the documents of a read-only link as a file, for programs that ask for it again and again. Nothing of a session is
// read or set.
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { type SharedFormat, sharedFileAt, sharedFiles } from '#site/shareAddresses.ts';
import { findWish, formatRefusal } from '../citations/formatReferences.ts';
import { writeBibliography } from '../export/bibliographyFile.ts';
import { exportDocuments, isWholeLibrary } from '../export/exportDocuments.ts';
import { attachmentOf } from '../export/fileName.ts';
import { formatOf } from '../export/formats.ts';
import { sendPieces } from '../export/sendPieces.ts';
import { onceClosed, sendText } from '../http/answer.ts';
import { sendHtml } from '../http/htmlPage.ts';
import { allowInlineStylesOnly } from '../http/securityHeaders.ts';
import {
  beginSharedDownload,
  formatContextOf,
  type OpenLink,
  openLink,
  refuse,
  selectionOf,
  type LinkServices,
} from './openLink.ts';
import { shareLinkTexts } from './shareLinkTexts.ts';
import { etagOf } from './shareState.ts';

/** A segment of a path as text; null if it is not encoded correctly. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The references in the style of the library. They are shown by browsers, and can load and run nothing there. */
async function sendReferences(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { services, open }: { services: LinkServices; open: OpenLink },
): Promise<void> {
  const left = new AbortController();
  onceClosed(response, () => left.abort());
  const context = formatContextOf(services, open);
  try {
    const wish = { ...(await findWish({ style: null, locale: null }, context)), format: 'html' as const };
    const selection = await selectionOf(open);
    const text = await writeBibliography(open.library, selection, { wish, name, context, signal: left.signal });
    allowInlineStylesOnly(response);
    sendHtml(request, response, text);
  } catch (error) {
    if (!left.signal.aborted) throw formatRefusal(error) ?? error;
  }
}

/** Streams the same file as an export of the account. */
async function sendExport(
  request: IncomingMessage,
  response: ServerResponse,
  format: Exclude<SharedFormat, 'html'>,
  { open, fileName }: { open: OpenLink; fileName: string },
): Promise<void> {
  const exported = formatOf(format);
  if (exported === null) throw new Error(`There is no export as ${format}.`);
  const selection = await selectionOf(open);
  // Readers of a part of a library must not learn the groups of its other documents.
  const pieces = exportDocuments(open.library, selection, exported, { hidesGroups: !isWholeLibrary(selection) });
  await sendPieces(request, response, pieces, () => {
    response.setHeader('Content-Type', exported.contentType);
    response.setHeader('Content-Disposition', attachmentOf(fileName));
  });
}

export async function answerSharedFile(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  services: LinkServices,
): Promise<void> {
  const [secret = '', lastSegment = ''] = address.pathname.split('/').slice(2);
  const open = await openLink(request, response, secret, services);
  if (open === null) return;
  const fileName = decoded(lastSegment) ?? '';
  const file = sharedFileAt(fileName);
  if (file === null) {
    sendText(response, 404, shareLinkTexts.noFormat(sharedFiles.map(({ ending }) => ending)));
    return;
  }
  const { format, name } = file;
  let end: (() => void) | null = null;
  try {
    const etag = await etagOf(open.library, open.link, { format, program: services.program });
    if (fresh(request.headers, { etag })) {
      setCaching(response, etag);
      response.writeHead(304).end();
      return;
    }
    end = beginSharedDownload(response, services, open);
    if (end === null) return;
    setCaching(response, etag);
    if (format === 'html') await sendReferences(request, response, name, { services, open });
    else await sendExport(request, response, format, { open, fileName });
  } catch (error) {
    if (response.headersSent) throw error;
    // The error must not be cached as the file.
    response.removeHeader('ETag');
    refuse(response, error);
  } finally {
    end?.();
  }
}

/** Programs may keep the file, and have to ask each time whether it has changed. */
function setCaching(response: ServerResponse, etag: string): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'private, no-cache');
}
