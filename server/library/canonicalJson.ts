// Serializes JSON canonically: equal values give the same text, whatever the order of their members.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Sorts members by name and writes no white space, like RFC 8785 for the values in use here: texts, lists and objects. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, sortMembers);
}
