// Streams the pieces of a file. An error after the first bytes breaks the connection, so that half a file never looks complete.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** In milliseconds. A client that reads nothing for this long is considered disconnected. */
const patience = 60_000;

/** The errors of a stream whose client disconnected before the end. */
const gone: ReadonlySet<unknown> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
]);

/** Sends the pieces as fast as the client reads. */
async function send(response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> {
  response.setTimeout(patience, () => response.destroy());
  try {
    await pipeline(Readable.from(pieces), response);
  } catch (error) {
    if (!gone.has((error as { code?: unknown }).code)) throw error;
  }
}

/** Puts the first piece, which was already generated, back before the rest. */
async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

/**
 * Sends a file. `setHeaders` is called when the first piece is there: an error before that is thrown while an error message can still be sent,
 * also for HEAD requests, for which the rest is never generated.
 */
export async function sendPieces(
  request: IncomingMessage,
  response: ServerResponse,
  pieces: AsyncGenerator<string, void>,
  setHeaders: () => void,
): Promise<void> {
  try {
    const first = await pieces.next();
    setHeaders();
    if (request.method === 'HEAD' || first.done === true) response.end();
    else await send(response, startingWith(first.value, pieces));
  } finally {
    await pieces.return();
  }
}
