// A client of a server in the same process: it sends operations by HTTP, as browsers do.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The text of an answer, and the cookie of the session there is then. */
export interface ClientAnswer {
  readonly text: string;
  readonly cookie: string;
}

export interface InProcessClient {
  /** Sends an operation, with the session of `cookie`. */
  ask(query: string, variables: object, cookie?: string): Promise<ClientAnswer>;
  close(): void;
}

/** Starts the server on a free port of loopback, and answers a client of it. Close the client when it is done. */
export async function startInProcessClient(handle: RequestListener): Promise<InProcessClient> {
  const server = createServer(handle);
  // Between two operations a large library is made up, which takes longer than a server usually waits for the next.
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
