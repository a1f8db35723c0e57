// The files of the built app, read once and sent as small as the client takes them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';

/** The compressed twins that the build lays beside a file (tools/precompress.ts), the smallest first. */
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
  /** Its name for caches, when it is sent as it is. */
  readonly etag: string;
  readonly type: string;
  readonly twins: readonly Twin[];
  /** The request's headers that choose among several answers at the same address, beside the coding. */
  readonly varies?: readonly string[];
}

/** A file with its type and its name for caches. */
export function createSiteFile(type: string, body: Buffer, twins: readonly Twin[]): SiteFile {
  return {
    body,
    twins,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    type: /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type,
  };
}

/** Every file below `folder` by its path in an address. */
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

/** The name for caches of a file as it is sent: what is compressed differs in every byte from what is not. */
function etagOf({ etag }: SiteFile, twin: Twin | undefined): string {
  return twin ? etag.replace(/"$/, `-${twin.coding}"`) : etag;
}

/** Sends a file, or nothing when the client has it already. */
export function sendSiteFile(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile): void {
  // RFC 9110, section 12.5.3.
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
