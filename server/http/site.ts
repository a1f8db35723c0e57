// Serves the built app: its files, and its one page of HTML for every address that is a page; stories have a page of their own.
//
// All of it (a few megabytes) is read when the server starts. A build that replaces the folder while this runs then takes
// no script away from the pages that are open, and no request can fail, or end the process, on a file that is gone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { isBuildManifestPath, latestBuildPath } from '#site/builds.ts';
import { addressOf } from './address.ts';
import { allows, reading, sendText } from './answer.ts';
import { isRoute, isStoryPath } from './routePatterns.ts';

/** Files whose names change with their content: kept for ever. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/') || isBuildManifestPath(path);
}

/** Where there is the file or nothing: who asks here cannot use a page. */
function isNoPage(path: string): boolean {
  return isHashed(path) || path === latestBuildPath;
}

/** The compressed twins that the build lays beside a file (tools/precompress.ts), the smallest first. */
const codings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

interface SiteFile {
  readonly body: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly twins: readonly { readonly coding: string; readonly body: Buffer }[];
}

/** Every file below `folder` by its path in an address. */
function readFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const bodies = new Map<string, Buffer>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)] as const),
  );
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    if (codings.some(({ extension }) => extension === extname(path))) continue;
    const type = lookup(path) ?? 'application/octet-stream';
    files.set(path, {
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      type: /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type,
      twins: codings.flatMap(({ name, extension }) => {
        const twin = bodies.get(path + extension);
        return twin ? [{ coding: name, body: twin }] : [];
      }),
    });
  }
  return files;
}

/** Whether a list such as `gzip, br;q=0.8` admits a coding (RFC 9110, section 12.5.3). */
function admits(accepted: string, coding: string): boolean {
  return accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.trim().split(/\s*;\s*/);
    return (name === coding || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function sendFile(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const twin = file.twins.find(({ coding }) => admits(accepted, coding));
  response.setHeader('ETag', file.etag);
  if (file.twins.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  if (twin) response.setHeader('Content-Encoding', twin.coding);
  const body = twin?.body ?? file.body;
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The app that was built into `folder`. Throws when there is none. */
export function createSite(folder: string): RequestListener {
  const files = readFiles(folder);
  const page = files.get('/index.html');
  if (!page) throw new Error(`There is no index.html in ${folder}.`);
  const storyPage = files.get('/stories.html');

  return (request, response) => {
    if (!allows(request, response, reading)) return;
    const path = addressOf(request)?.pathname ?? '/';
    // The pages have their routes' addresses only, so that no second home page can be linked.
    const file = path === '/index.html' || path === '/stories.html' ? undefined : files.get(path);
    if (!file && isNoPage(path)) {
      // It may be there after the next build, or on another server process that is newer.
      response.setHeader('Cache-Control', 'no-cache');
      sendText(response, 404, 'Not Found');
      return;
    }
    if (file && isHashed(path)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    else if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    if (file) sendFile(request, response, 200, file);
    else if (storyPage && isStoryPath(path)) sendFile(request, response, 200, storyPage);
    else sendFile(request, response, isRoute(path) ? 200 : 404, page);
  };
}
