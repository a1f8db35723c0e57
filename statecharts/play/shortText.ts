// Formats a value in one line: `{ name: "email", value: "" }`.

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function inShort(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value, 40));
  if (typeof value === 'function') return 'function';
  if (value instanceof Error) return `Error: ${value.message}`;
  if (value === undefined || value === null || typeof value !== 'object') return String(value);
  if (value instanceof Set) return inShort([...(value as Set<unknown>)]);
  if (value instanceof Map) return inShort(Object.fromEntries(value as Map<string, unknown>));
  if (Array.isArray(value)) return `[${value.map(inShort).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${name}: ${inShort(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The value in at most this many characters; empty for undefined. */
export function shortText(value: unknown, most = 120): string {
  return value === undefined ? '' : cut(inShort(value), most);
}

/** A word after its property name needs no quotes. */
const asWord = (value: unknown) =>
  typeof value === 'string' && /^[\w.@-]+$/.test(value) ? cut(value, 40) : inShort(value);

/** The members of an object without braces: `kind saved, revision 2`. */
export function shortMembers(value: object, most = 120): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${name} ${asWord(member)}`);
  return cut(members.join(', '), most);
}

/** The time on the clock: `0:00.800`. */
export function clockText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = ((ms % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${minutes}:${seconds}`;
}
