// Redirects downloads and moved pages. The server does this before it serves the site, so that it works without JavaScript.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageRedirect } from '#site/pageRedirects.ts';
import { type DownloadOptions, answerDownload, isDownloadPath } from '../releases/releaseEndpoints.ts';
import { allows, reading, sendRedirect } from './answer.ts';

/** Answers a request to an address with a redirect; false if the address has none. */
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
