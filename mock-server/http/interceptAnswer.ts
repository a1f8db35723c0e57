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

/** Calls `onSent` with the response after it was sent or its connection was cut. */
export function captureAnswer(response: ServerResponse, onSent: (answer: SentAnswer) => void): void {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = (...args: unknown[]) => {
    chunks.push(toBuffer(args[0], args[1]));
    return write(...args);
  };
  response.end = (...args: unknown[]) => {
    chunks.push(toBuffer(args[0], args[1]));
    return end(...args);
  };
  response.once('close', () =>
    onSent({
      status: response.headersSent ? response.statusCode : null,
      body: Buffer.concat(chunks),
      isWhole: response.writableFinished,
    }),
  );
}

/** Sets the status and the headers without sending them. */
function setHead(response: ServerResponse, status: number, headers: unknown): void {
  response.statusCode = status;
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
}

/**
 * Buffers the response until it ends, and then sends what `rewrite` makes of the body. If `rewrite` returns null, the connection is cut (`cutOff`).
 * Responses for which `shouldRewrite` returns false are sent unchanged. The body must not be compressed: delete `accept-encoding` from the request.
 */
export function rewriteAnswer(
  response: ServerResponse,
  rewrite: (body: string) => string | null,
  shouldRewrite: (response: ServerResponse) => boolean = () => true,
): void {
  const chunks: Buffer[] = [];
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as Parameters<typeof cutOff>[1];
  const end = response.end.bind(response);
  let isBuffering = true;
  // The head is held back, because the length of the body may change. Node.js calls this again when the rewritten response is sent.
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!isBuffering) return writeHead(status, ...rest);
    setHead(response, status, rest.at(-1));
    return response;
  };
  response.write = (chunk: Chunk, encoding?: unknown) => {
    chunks.push(toBuffer(chunk, encoding));
    return true;
  };
  response.end = ((chunk?: unknown, encoding?: unknown) => {
    isBuffering = false;
    if (typeof chunk !== 'function') chunks.push(toBuffer(chunk, encoding));
    const body = Buffer.concat(chunks);
    const rewritten = shouldRewrite(response) ? rewrite(body.toString('utf8')) : body;
    response.removeHeader('content-length');
    if (rewritten === null) cutOff(response, write);
    else end(rewritten);
    return response;
  }) as typeof response.end;
}
