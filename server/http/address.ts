// The address of a request, of which only the path and the query are the visitor's.
import type { IncomingMessage } from 'node:http';

/** Whether a `Host` names a host and nothing else. Clients of HTTP/1.0 send none, which is as good. */
function isHost(host: string): boolean {
  return host === '' || (URL.canParse(`http://${host}`) && /^[^/?#@\\]+$/.test(host));
}

/** Null when it is none, as of a request to a proxy, or of one to a host that cannot be one (RFC 9112, section 3.2). */
export function addressOf(request: IncomingMessage): URL | null {
  const url = request.url ?? '/';
  if (!isHost(request.headers.host ?? '')) return null;
  // Put behind a host, because `//evil.example/` by itself would be read as one.
  return url.startsWith('/') && URL.canParse(`http://site${url}`) ? new URL(`http://site${url}`) : null;
}
