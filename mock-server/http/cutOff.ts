// Cuts the connection in the middle of a response. If nothing had been sent yet, browsers would silently repeat the request, even a mutation, and the failure
// would not be visible.
import type { ServerResponse } from 'node:http';

type Write = (chunk: string, written: () => void) => unknown;

/** `write` is the response's original method, if it was replaced. */
export function cutOff(response: ServerResponse, write: Write = response.write.bind(response)): void {
  write(' ', () => response.destroy());
}
