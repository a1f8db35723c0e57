// Parameters of the viewer's addresses: what is read of them, and how they are written.

/** A text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A whole number, or a text that is one. */
export function wholeNumberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(textOf(value));
  return Number.isInteger(number) ? number : undefined;
}

/** The members that are set as a query with its `?`; empty if none is. */
export function writeParams(members: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? '' : `?${params.toString()}`;
}
