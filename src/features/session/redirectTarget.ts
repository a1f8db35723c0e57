// Where a person goes after logging in. The address comes from the address bar, so anybody may have written it.

const fallback = '/dashboard';

/** `wanted` when it is an address of this site (one slash, then something that is no host), else the library. */
export function redirectTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return fallback;
  // Browsers drop tabs and line ends inside an address, so "/\t/host" would be another site's: let the same parser judge.
  const site = 'http://site.invalid';
  if (!URL.canParse(wanted, site)) return fallback;
  const url = new URL(wanted, site);
  const target = url.pathname + url.search + url.hash;
  return url.origin === site && !target.startsWith('//') ? target : fallback;
}
