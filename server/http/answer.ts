// Answers that are not GraphQL's: JSON, and refusals in the shape of a GraphQL error.
import type { ServerResponse } from 'node:http';
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
