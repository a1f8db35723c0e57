// Reads the body of a request as JSON, up to a size limit, and gives up when the client stops sending.
import type { IncomingMessage } from 'node:http';
import { type Excess, excessOf } from './jsonLimits.ts';

/** Why there is no value. `aborted`: the client has left. */
export type Unread = 'tooLarge' | Excess | 'broken' | 'tooSlow' | 'aborted';

export type Body<Refusal> = { kind: 'json'; value: unknown } | { kind: 'unread'; why: Unread | Refusal };

export interface ReadOptions<Refusal> {
  /** In bytes. */
  limit: number;
  /** How long the client may pause while sending, in milliseconds. */
  patience?: number;
  /** A higher limit, which applies once `admit` has resolved with null; anything else is the refusal. Default: none. */
  larger?: { limit: number; admit: () => Promise<Refusal | null> };
}

/** Long enough for a connection that is lost and found again. */
export const bodyPatience = 30_000;
/** How many bytes of a refused body are read and dropped: a client that is cut off while it sends never sees the answer. */
const mostDropped = 32 * 1024 * 1024;

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
        if (size > mostDropped) settle(refusal);
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
    // A stream whose last chunk exceeds the limit ends although it is paused.
    request.on('end', () => {
      admission.then(() => settle(refusal ?? Buffer.concat(chunks)), reject);
    });
    request.on('error', () => settle('aborted'));
    request.on('aborted', () => settle('aborted'));
  });
}

/** Parses a JSON text that keeps the limits of jsonLimits.ts. */
export function parseJson(bytes: Uint8Array): Body<never> {
  const excess = excessOf(bytes);
  if (excess !== null) return { kind: 'unread', why: excess };
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { kind: 'unread', why: 'broken' };
  }
}

export async function readJson<Refusal = never>(
  request: IncomingMessage,
  options: ReadOptions<Refusal>,
): Promise<Body<Refusal>> {
  const bytes = await readBytes(request, options);
  return Buffer.isBuffer(bytes) ? parseJson(bytes) : { kind: 'unread', why: bytes };
}
