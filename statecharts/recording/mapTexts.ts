// Changes every text in plain data, and nothing else of it.
import type { Plain } from '../live/plain.ts';

/** `value` with each text replaced by what `change` makes of it; `key` is the name of the member that holds it, or of the list that does. */
export function mapTexts(value: Plain, change: (text: string, key: string) => string, key = ''): Plain {
  if (typeof value === 'string') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => mapTexts(item, change, key));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change, name)]));
}
