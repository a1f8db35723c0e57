// Writes the fixed parameters of a guard or an action.

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `(3)` after a space, or `(from: 1, to: 3)` for several; empty if there are none or they are computed at run time. */
export function paramsText(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const entries = Object.entries(params).filter(([, value]) => typeof value !== 'function');
  const parts = entries.map(([name, value]) => (entries.length > 1 ? `${name}: ` : '') + valueText(value));
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
