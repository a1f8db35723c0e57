// Cuts the connection in the middle of an answer. If nothing had arrived yet, browsers would silently repeat the request, even a change, and the failure would
// stay invisible.
import type { ServerResponse } from 'node:http';

type Write = (chunk: string, written: () => void) => unknown;

/** `write` is the response's original method, if it was replaced. */
export function cutOff(response: ServerResponse, write: Write = response.write.bind(response)): void {
  write(' ', () => response.destroy());
}
