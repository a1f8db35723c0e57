// Only pages of this site may talk to the API with a person's cookie. There is no CORS.
import type { IncomingMessage } from 'node:http';

/** Whether the request comes from a page of another site (also by a form). Tools that name no origin are no page. */
export function isForeign(request: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) {
    const safe = request.method === 'GET' || request.method === 'HEAD';
    return !safe && request.headers['sec-fetch-site'] === 'cross-site';
  }
  if (origin === publicOrigin) return false;
  // Reached by another name than PUBLIC_URL, such as 127.0.0.1 for localhost.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
