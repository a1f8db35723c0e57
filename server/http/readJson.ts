// Reads the body of a request, never more of it than allowed.
import type { IncomingMessage } from 'node:http';

export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'tooLarge' }
  | { kind: 'tooDeep' }
  | { kind: 'broken' }
  | { kind: 'aborted' };

/** How deep a body may be nested: who reads it calls itself for each level. A tree of groups needs two for each of its fifty. */
const maximumDepth = 200;

export const tooDeeplyNested = `The body is nested more than ${maximumDepth} levels deep.`;

/** Whether lists and objects stand in each other more than `maximumDepth` deep. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumDepth) return true;
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    level = level.filter((each) => typeof each === 'object' && each !== null);
  }
  return false;
}

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
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isTooDeep(value) ? { kind: 'tooDeep' } : { kind: 'json', value };
  } catch {
    return { kind: 'broken' };
  }
}
