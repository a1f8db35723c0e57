// Tracks the requests that a server has not answered yet, so that it finishes them, and closes their connections, before it stops.
import type { Server, ServerResponse } from 'node:http';

export interface OpenRequests {
  /** Whether the server is about to stop. */
  readonly isDraining: boolean;
  /** Makes each response close its connection from now on, so that clients do not send requests on a connection that is about to be closed. */
  drain(): void;
  /** Resolves when there are no open requests. */
  ended(): Promise<void>;
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

export function watchRequests(server: Server): OpenRequests {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let whenNone: () => void = () => undefined;
  // Prepended, so that it runs before a listener answers the request.
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
