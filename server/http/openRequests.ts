// The requests that a server has not answered yet: when it ends they are finished, and their connections with them.
import type { Server, ServerResponse } from 'node:http';

export interface OpenRequests {
  /** Whether the server is about to end. */
  readonly isDraining: boolean;
  /** From now on, each answer closes its connection, so that no request is sent on one that is about to be closed. */
  drain(): void;
  /** Resolves when there are none. */
  ended(): Promise<void>;
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

export function watchRequests(server: Server): OpenRequests {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let whenNone: () => void = () => undefined;
  // Before anybody answers.
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    if (isDraining) endConnection(response);
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) whenNone();
    });
  });
  return {
    get isDraining() {
      return isDraining;
    },
    drain() {
      isDraining = true;
      for (const response of open) endConnection(response);
    },
    ended: () =>
      new Promise((resolve) => {
        whenNone = resolve;
        if (open.size === 0) resolve();
      }),
  };
}
