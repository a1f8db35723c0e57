// An HTTP client for a server in the same process, which sends operations like a browser.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The text of a response, and the session cookie after it. */
export interface ClientAnswer {
  readonly text: string;
  readonly cookie: string;
}

export interface InProcessClient {
  /** Sends an operation with this session cookie. */
  ask(query: string, variables: object, cookie?: string): Promise<ClientAnswer>;
  close(): void;
}

/** Starts the server on a free loopback port and returns a client for it. Close the client at the end, which also stops the server. */
export async function startInProcessClient(handle: RequestListener): Promise<InProcessClient> {
  const server = createServer(handle);
  // Generating a large library between two operations takes longer than the default timeout.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async ask(query, variables, cookie = '') {
      const response = await fetch(`http://127.0.0.1:${port}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      return { text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
