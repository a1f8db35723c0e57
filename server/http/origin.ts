// Allows only pages of this site to use the API with a person's cookie. There is no CORS.
import type { IncomingMessage } from 'node:http';

/** Whether the request comes from a page of another site, including its forms. Requests without an origin come from tools. */
export function isForeign(request: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) {
    const safe = request.method === 'GET' || request.method === 'HEAD';
    return !safe && request.headers['sec-fetch-site'] === 'cross-site';
  }
  if (origin === publicOrigin) return false;
  // The site may be reached by another host than that of PUBLIC_URL, such as 127.0.0.1 instead of localhost.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
