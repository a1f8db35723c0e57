// Answers that are not GraphQL's: JSON, and refusals in the shape of a GraphQL error.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../graphql/errors.ts';

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  contentType = 'application/json',
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  response.end(JSON.stringify(body));
}

export function sendRefusal(response: ServerResponse, status: number, code: ErrorCode, message: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(text);
}

/** Leads elsewhere. `location` is a path of this site or an address that is ours to name, never one that a visitor sent. */
export function sendRedirect(response: ServerResponse, location: string, permanent = false): void {
  response.setHeader('Location', location);
  // Browsers keep a permanent one for ever unless they are told how long.
  response.setHeader('Cache-Control', permanent ? 'public, max-age=86400' : 'no-cache');
  sendText(response, permanent ? 301 : 302, location);
}

/** Runs something once the answer is sent, or its client has left; at once where that is so already. */
export function onceClosed(response: ServerResponse, run: () => void): void {
  if (response.closed) run();
  else response.once('close', run);
}

/** The methods of what only reads. */
export const reading = ['GET', 'HEAD'] as const;

/** Whether the method is among `allowed`; otherwise the request is answered: 405, and which ones are. */
export function allows(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  if (request.method !== undefined && allowed.includes(request.method)) return true;
  response.setHeader('Allow', allowed.join(', '));
  sendText(response, 405, 'Method Not Allowed');
  return false;
}
