// Looks at what the server answers, or changes it, on its way out.
import type { ServerResponse } from 'node:http';
import { cutOff } from './cutOff.ts';

/** What `write` and `end` take. */
type Chunk = string | Uint8Array;

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** An answer as it was sent. */
export interface SentAnswer {
  /** Null where the connection was cut before anything was answered. */
  readonly status: number | null;
  readonly body: Buffer;
  /** False where the connection was cut before its end. */
  readonly isWhole: boolean;
}

/** Calls `seen` with the answer once its connection is done with it. */
export function copyAnswer(response: ServerResponse, seen: (answer: SentAnswer) => void): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown, encoding: unknown) => {
    chunks.push(toBuffer(chunk, encoding));
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = (...args: unknown[]) => {
    keep(args[0], args[1]);
    return write(...args);
  };
  response.end = (...args: unknown[]) => {
    keep(args[0], args[1]);
    return end(...args);
  };
  response.once('close', () =>
    seen({
      status: response.headersSent ? response.statusCode : null,
      body: Buffer.concat(chunks),
      isWhole: response.writableFinished,
    }),
  );
}

/**
 * Holds the answer back until it is whole, and sends what `change` makes of it; null cuts the connection instead, as `cutOff` does. The
 * answer must not be encoded: take `accept-encoding` from the request. What is not meant, by its headers, is sent as it is.
 */
export function changeAnswer(
  response: ServerResponse,
  change: (body: string) => string | null,
  isMeant: (response: ServerResponse) => boolean = () => true,
): void {
  const chunks: Buffer[] = [];
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response) as Parameters<typeof cutOff>[1];
  const end = response.end.bind(response);
  let isHeld = true;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!isHeld) return (writeHead as (...args: unknown[]) => ServerResponse)(status, ...rest);
    response.statusCode = status;
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
    return response;
  };
  response.write = (chunk: Chunk, encoding?: unknown) => {
    chunks.push(toBuffer(chunk, encoding));
    return true;
  };
  response.end = ((chunk?: unknown, encoding?: unknown) => {
    isHeld = false;
    if (typeof chunk !== 'function') chunks.push(toBuffer(chunk, encoding));
    const body = Buffer.concat(chunks);
    const changed = isMeant(response) ? change(body.toString('utf8')) : body;
    response.removeHeader('content-length');
    if (changed === null) cutOff(response, write);
    else end(changed);
    return response;
  }) as typeof response.end;
}
