// The addresses that lead elsewhere: downloads, and the pages that moved. Answered before the site, with or without JavaScript.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageRedirect } from '#site/pageRedirects.ts';
import { type DownloadOptions, answerDownload, isDownloadPath } from '../releases/releaseEndpoints.ts';
import { allows, reading, sendRedirect } from './answer.ts';

/** Answers a request to such an address; false when it is none. */
export async function redirects(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  options: DownloadOptions,
): Promise<boolean> {
  const page = pageRedirect(address.pathname, address.search);
  if (page === null && !isDownloadPath(address.pathname)) return false;
  if (!allows(request, response, reading)) return true;
  if (page === null) await answerDownload(response, address.pathname, options);
  else sendRedirect(response, page.location, page.permanent);
  return true;
}
