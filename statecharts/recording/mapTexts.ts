// Changes the texts in plain data, or the names of its members, and nothing else of it.
import type { Plain } from '../live/plain.ts';

/** `value` with each text replaced by what `change` makes of it; `key` is the name of the member that holds it, or of the list that does. */
export function mapTexts(value: Plain, change: (text: string, key: string) => string, key = ''): Plain {
  if (typeof value === 'string') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => mapTexts(item, change, key));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change, name)]));
}

/** `value` with the name of each member replaced by what `change` makes of it. */
export function mapKeys(value: Plain, change: (key: string) => string): Plain {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => mapKeys(item, change));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [change(key), mapKeys(member, change)]));
}
