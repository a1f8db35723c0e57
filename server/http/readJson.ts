// Reads the body of a request, never more of it than allowed.
import type { IncomingMessage } from 'node:http';

export type Body = { kind: 'json'; value: unknown } | { kind: 'tooLarge' } | { kind: 'broken' } | { kind: 'aborted' };

/** The whole body; null when it is larger than `limit`. */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // What comes after is read and dropped: a connection that is cut while it sends never sees the answer.
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => resolve(size <= limit ? Buffer.concat(chunks) : null));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('The request was aborted.')));
  });
}

export async function readJson(request: IncomingMessage, limit: number): Promise<Body> {
  let bytes: Buffer | null;
  try {
    bytes = await readBytes(request, limit);
  } catch {
    return { kind: 'aborted' };
  }
  if (bytes === null) return { kind: 'tooLarge' };
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { kind: 'broken' };
  }
}
