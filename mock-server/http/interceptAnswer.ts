// Captures or rewrites the server's response before it is sent.
import type { ServerResponse } from 'node:http';
import { cutOff } from './cutOff.ts';

/** The type of data that `write` and `end` accept. */
type Chunk = string | Uint8Array;

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** A response as it was sent. */
export interface SentAnswer {
  /** Null if the connection was cut before anything was sent. */
  readonly status: number | null;
  readonly body: Buffer;
  /** False if the connection was cut before the end of the response. */
  readonly isWhole: boolean;
}

/** Calls `seen` with the response after it was sent or cut. */
export function captureAnswer(response: ServerResponse, seen: (answer: SentAnswer) => void): void {
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
 * Buffers the response and sends the result of `rewrite` instead; null cuts the connection, as `cutOff` does. The response must not be compressed: delete
 * `accept-encoding` from the request. Responses for which `shouldRewrite` returns false are sent unchanged.
 */
export function rewriteAnswer(
  response: ServerResponse,
  rewrite: (body: string) => string | null,
  shouldRewrite: (response: ServerResponse) => boolean = () => true,
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
    const rewritten = shouldRewrite(response) ? rewrite(body.toString('utf8')) : body;
    response.removeHeader('content-length');
    if (rewritten === null) cutOff(response, write);
    else end(rewritten);
    return response;
  }) as typeof response.end;
}
