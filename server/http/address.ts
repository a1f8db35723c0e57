// The address of a request, of which only the path and the query are the visitor's.
import type { IncomingMessage } from 'node:http';

/** Null when it is none, as of a request to a proxy. */
export function addressOf(request: IncomingMessage): URL | null {
  const url = request.url ?? '/';
  // Put behind a host, because `//evil.example/` by itself would be read as one.
  return url.startsWith('/') && URL.canParse(`http://site${url}`) ? new URL(`http://site${url}`) : null;
}
