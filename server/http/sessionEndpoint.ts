// Handles /api/_auth/session: returns who is logged in (GET), and logs out (DELETE).
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../graphql/context.ts';
import { accessTexts } from '../graphql/accessTexts.ts';
import { sendJson, sendRefusal } from './answer.ts';

/** The media type of the response: text/json for clients that request it; the body is JSON in any case. */
function contentTypeFor(request: IncomingMessage): string {
  return request.headers.accept?.includes('text/json') ? 'text/json' : 'application/json';
}

export async function answerSession(
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
): Promise<void> {
  const contentType = contentTypeFor(request);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const { viewer } = context;
    sendJson(response, 200, viewer ? { user: { id: viewer.id, email: viewer.email } } : {}, contentType);
  } else if (request.method === 'DELETE' && context.viewer?.via === 'token') {
    sendRefusal(response, 403, 'FORBIDDEN', accessTexts.sessionOnly);
  } else if (request.method === 'DELETE') {
    await context.accounts.endSession(context);
    sendJson(response, 200, {}, contentType);
  } else {
    response.setHeader('Allow', 'GET, HEAD, DELETE');
    sendRefusal(response, 405, 'BAD_REQUEST', 'Use GET or DELETE.');
  }
}
