// Sends responses outside of GraphQL: JSON, text, redirects, and errors in the form of a GraphQL error.
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

/** Sends a redirect. `location` must be a path of this site or a trusted address, never one from the request. */
export function sendRedirect(response: ServerResponse, location: string, permanent = false): void {
  response.setHeader('Location', location);
  // Browsers would cache a permanent redirect forever without this header.
  response.setHeader('Cache-Control', permanent ? 'public, max-age=86400' : 'no-cache');
  sendText(response, permanent ? 301 : 302, location);
}

/** Calls `run` when the response was sent or the client has disconnected; immediately if that has happened already. */
export function onceClosed(response: ServerResponse, run: () => void): void {
  if (response.closed) run();
  else response.once('close', run);
}

/** The methods for read-only addresses. */
export const reading = ['GET', 'HEAD'] as const;

/** Whether the method is allowed; if not, answers the request with 405 and the allowed methods. */
export function allows(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  if (request.method !== undefined && allowed.includes(request.method)) return true;
  sendMethodNotAllowed(response, allowed);
  return false;
}

export function sendMethodNotAllowed(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader('Allow', allowed.join(', '));
  sendText(response, 405, 'Method Not Allowed');
}
