// The fixed parameters of a guard or an action, in words.

/** `(than: 3)` after a space; empty where there are none, or where they are made when it runs. */
export function paramsText(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const parts = Object.entries(params)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
