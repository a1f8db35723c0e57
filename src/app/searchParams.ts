// Addresses as people write them: `?q=2012&sort=title`, plain text. The router's own form would write numbers and quotes as JSON.

/** Reads a query string; every value is text, and each route judges its own. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes a query string, leaving out what is empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if ((typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean') {
      params.set(name, String(value));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
