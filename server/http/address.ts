// Reads the address of a request. Only its path and query are used; the host is not trusted.
import type { IncomingMessage } from 'node:http';

/** Whether a `Host` header is a plain host. It may be empty, because clients of HTTP/1.0 send none. */
function isHost(host: string): boolean {
  return host === '' || (URL.canParse(`http://${host}`) && /^[^/?#@\\]+$/.test(host));
}

/** The address; null if it is invalid, for example of a request to a proxy or to an impossible host (RFC 9112, section 3.2). */
export function addressOf(request: IncomingMessage): URL | null {
  const url = request.url ?? '/';
  if (!isHost(request.headers.host ?? '')) return null;
  // Prefixed with a host, because `//evil.example/` alone would be parsed as a host.
  return url.startsWith('/') && URL.canParse(`http://site${url}`) ? new URL(`http://site${url}`) : null;
}
