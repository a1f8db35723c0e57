// One line a request: who asked what, how it went, how long it took. No secrets: no query string, no token, no variables.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** What the GraphQL endpoint learns about a request on the way. */
export interface RequestFacts {
  operation?: string;
  /** The codes of the errors it answered with. */
  codes?: string[];
}

const facts = new WeakMap<IncomingMessage, RequestFacts>();

/** Adds to the line of `request`. */
export function note(request: IncomingMessage, more: RequestFacts): void {
  facts.set(request, { ...facts.get(request), ...more });
}

const secretPath = /^(\/change-password\/).*/;

export function logRequest(request: IncomingMessage, response: ServerResponse, path: string, log: Logger): void {
  const start = performance.now();
  response.once('close', () => {
    const client = request.headers['graphql-client-name'];
    log.info(
      {
        method: request.method,
        path: path.replace(secretPath, '$1…'),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - start),
        ...(client !== undefined && { client: String(client).slice(0, 64) }),
        ...facts.get(request),
        ...(!response.writableFinished && { aborted: true }),
      },
      'request',
    );
  });
}
