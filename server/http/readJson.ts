// Reads the body of a request as JSON, up to a size limit, and gives up when the client stops sending.
import { isAscii } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { type Excess, excessOf } from './jsonLimits.ts';

/** The reason why there is no value. `aborted`: the client has disconnected. */
export type Unread = 'tooLarge' | Excess | 'broken' | 'tooSlow' | 'aborted';

export type Body<Refusal> = { kind: 'json'; value: unknown } | { kind: 'unread'; why: Unread | Refusal };

export interface ReadOptions<Refusal> {
  /** The size limit in bytes. */
  limit: number;
  /** The longest pause of a sending client, in milliseconds. */
  patience?: number;
  /** A higher limit that applies after `admit` has resolved with null; any other result rejects the body. Default: none. */
  larger?: { limit: number; admit: () => Promise<Refusal | null> };
}

/** In milliseconds: long enough for a connection that is interrupted for a moment. */
export const bodyPatience = 30_000;
/** The most bytes of a rejected body that are read and dropped; a client whose connection is closed while it sends would not see the response. */
const maximumDropped = 32 * 1024 * 1024;
/** In bytes. For longer bodies, reading, parsing and processing take tens of milliseconds each, so other requests run in between. */
const longBody = 1024 * 1024;

function readBytes<Refusal>(
  request: IncomingMessage,
  { limit: firstLimit, patience = bodyPatience, larger }: ReadOptions<Refusal>,
): Promise<Buffer | Unread | Refusal> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let limit = firstLimit;
    let refusal: Unread | Refusal | null = null;
    let admission: Promise<void> = Promise.resolve();
    const settle = (outcome: Buffer | Unread | Refusal) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('tooSlow'), patience);
    const refuse = (why: Unread | Refusal) => {
      refusal = why;
      chunks.length = 0;
    };
    request.on('data', (chunk: Buffer) => {
      timer.refresh();
      size += chunk.length;
      if (refusal !== null) {
        if (size > maximumDropped) settle(refusal);
        return;
      }
      chunks.push(chunk);
      if (size <= limit) return;
      if (larger === undefined || limit === larger.limit) {
        refuse('tooLarge');
        return;
      }
      limit = larger.limit;
      request.pause();
      admission = larger.admit().then((why) => {
        if (why !== null) refuse(why);
        else if (size > limit) refuse('tooLarge');
        timer.refresh();
        request.resume();
      });
      admission.catch(reject);
    });
    // A stream whose last chunk exceeds the limit ends even though it is paused.
    request.on('end', () => {
      admission.then(() => settle(refusal ?? Buffer.concat(chunks)), reject);
    });
    request.on('error', () => settle('aborted'));
    request.on('aborted', () => settle('aborted'));
  });
}

/** Parses a JSON text within the limits of jsonLimits.ts. */
export function parseJson(bytes: Buffer): Body<never> {
  const excess = excessOf(bytes);
  if (excess !== null) return { kind: 'unread', why: excess };
  try {
    // Decoding Latin-1 is several times as fast as decoding UTF-8.
    const text = isAscii(bytes) ? bytes.toString('latin1') : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'unread', why: 'broken' };
  }
}

export async function readJson<Refusal = never>(
  request: IncomingMessage,
  options: ReadOptions<Refusal>,
): Promise<Body<Refusal>> {
  const bytes = await readBytes(request, options);
  if (!Buffer.isBuffer(bytes)) return { kind: 'unread', why: bytes };
  if (bytes.length <= longBody) return parseJson(bytes);
  await turn();
  const body = parseJson(bytes);
  await turn();
  return body;
}
