// Reads the files of the built app once, and sends them in the smallest encoding that the client accepts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';

/** The encodings in which the build stores each file (tools/precompress.ts), the smallest first. */
const codings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export interface Twin {
  readonly coding: (typeof codings)[number]['name'];
  readonly body: Buffer;
}

export interface SiteFile {
  readonly body: Buffer;
  /** The ETag of the uncompressed file. */
  readonly etag: string;
  readonly type: string;
  readonly twins: readonly Twin[];
  /** Further request headers, in addition to the encoding, on which the response at this address depends. */
  readonly varies?: readonly string[];
}

/** Creates a file with its type and ETag. */
export function createSiteFile(type: string, body: Buffer, twins: readonly Twin[]): SiteFile {
  return {
    body,
    twins,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    type: /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type,
  };
}

/** Reads all files below `folder`, by their paths in addresses. */
export function readSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const bodies = new Map<string, Buffer>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)] as const),
  );
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    if (codings.some(({ extension }) => extension === extname(path))) continue;
    const twins = codings.flatMap(({ name, extension }) => {
      const twin = bodies.get(path + extension);
      return twin ? [{ coding: name, body: twin }] : [];
    });
    files.set(path, createSiteFile(lookup(path) ?? 'application/octet-stream', body, twins));
  }
  return files;
}

/** The ETag of a file in an encoding; each encoding needs its own, because its bytes differ. */
function etagOf({ etag }: SiteFile, twin: Twin | undefined): string {
  return twin ? etag.replace(/"$/, `-${twin.coding}"`) : etag;
}

/** Sends a file, or only 304 if the client has it already. */
export function sendSiteFile(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile): void {
  // See RFC 9110, section 12.5.3.
  const admitted = new Negotiator(request).encodings(codings.map(({ name }) => name));
  const twin = file.twins.find(({ coding }) => admitted.includes(coding));
  const varies = [...(file.twins.length > 0 ? ['Accept-Encoding'] : []), ...(file.varies ?? [])];
  const etag = etagOf(file, twin);
  response.setHeader('ETag', etag);
  if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304).end();
    return;
  }
  if (twin) response.setHeader('Content-Encoding', twin.coding);
  const body = twin?.body ?? file.body;
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
