// Serves the built app: its files, and its one page of HTML for every address that is a page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { sendText } from './answer.ts';
import { isRoute } from './routePatterns.ts';

const hashedFiles = '/assets/';

/** The app that was built into `folder`. */
export function createSite(folder: string): RequestListener {
  const html = readFileSync(join(folder, 'index.html'));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const files = sirv(folder, {
    etag: true,
    // The build lays compressed twins beside the files (tools/precompress.ts).
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      const forever = path.startsWith(hashedFiles);
      if (!response.hasHeader('Cache-Control') || forever) {
        response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      }
    },
  });

  const sendPage = (status: number, known: string | undefined, response: ServerResponse) => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.statusCode = status === 200 && known === etag ? 304 : status;
    response.end(response.statusCode === 304 ? undefined : html);
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method Not Allowed');
      return;
    }
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const known = request.headers['if-none-match'];
    if (isRoute(path)) sendPage(200, known, response);
    // Under its routes' addresses only, so that no second home page can be linked.
    else if (path === '/index.html') sendPage(404, known, response);
    else {
      files(request, response, () => {
        if (path.startsWith(hashedFiles)) sendText(response, 404, 'Not Found');
        else sendPage(404, known, response);
      });
    }
  };
}
