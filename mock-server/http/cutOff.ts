// Breaks the connection in the middle of an answer. Had nothing come yet, a browser would send the request once more by itself, a
// change too, and nobody would see that it failed.
import type { ServerResponse } from 'node:http';

type Write = (chunk: string, written: () => void) => unknown;

/** `write` is the response's own, where that was replaced. */
export function cutOff(response: ServerResponse, write: Write = response.write.bind(response)): void {
  write(' ', () => response.destroy());
}
