// Writes values as source code for a test.

const key = (name: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : text(name));

const text = (value: string) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** JavaScript for any JSON value. */
export function sourceText(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return text(value);
  // JSON has no infinity.
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return 'undefined';
  if (Array.isArray(value)) return `[${value.map(sourceText).join(', ')}]`;
  const members = Object.entries(value).filter(([, member]) => typeof member !== 'function');
  return members.length === 0
    ? '{}'
    : `{ ${members.map(([name, member]) => `${key(name)}: ${sourceText(member)}`).join(', ')} }`;
}
