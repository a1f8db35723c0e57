// One line a request: who asked what, how it went, how long it took. No secrets: no query string, no token, no variables.
// What happens to accounts is logged beside it (accounts/audit.ts).
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggedPath } from './loggedPath.ts';

/** What is learned about a request on the way. */
export interface RequestFacts {
  /** The id of the account that is logged in. */
  account?: string;
  /** A path of a file or page of the site, which holds nothing secret. Without it, `loggedPath` decides what is written. */
  path?: string;
  operation?: string;
  /** The codes of the errors it answered with. */
  codes?: string[];
}

const facts = new WeakMap<IncomingMessage, RequestFacts>();

/** Adds to the line of `request`. */
export function note(request: IncomingMessage, more: RequestFacts): void {
  facts.set(request, { ...facts.get(request), ...more });
}

/** What a client calls itself or its operation, without characters that could end a line or steer a terminal. */
function printable(text: string): string {
  return text.slice(0, 64).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}

export function logRequest(request: IncomingMessage, response: ServerResponse, path: string, log: Logger): void {
  const start = performance.now();
  response.once('close', () => {
    const client = request.headers['graphql-client-name'];
    const { operation, ...more } = facts.get(request) ?? {};
    log.info(
      {
        method: request.method,
        path: loggedPath(path),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - start),
        ...(client !== undefined && { client: printable(String(client)) }),
        ...(operation !== undefined && { operation: printable(operation) }),
        ...more,
        ...(!response.writableFinished && { aborted: true }),
      },
      'request',
    );
  });
}
