// Logs one line for each request: account, path, operation, result and duration. It never logs secrets: no query string, token or variables.
// Events of accounts are logged separately (accounts/audit.ts).
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggedPath } from './loggedPath.ts';

/** Facts about a request that become known while it is handled. */
export interface RequestFacts {
  /** The id of the account that is logged in. */
  account?: string;
  /** The id of the API token, if the request came with one. */
  token?: string;
  /** The path of a file or page of the site, which has no secrets. If it is missing, `loggedPath` determines the logged path. */
  path?: string;
  operation?: string;
  /** The codes of the errors in the response. */
  codes?: string[];
}

const facts = new WeakMap<IncomingMessage, RequestFacts>();

/** Adds facts to the log line of `request`. */
export function note(request: IncomingMessage, more: RequestFacts): void {
  facts.set(request, { ...facts.get(request), ...more });
}

/** Shortens text from a client, and replaces characters that could end a line or control a terminal. */
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
