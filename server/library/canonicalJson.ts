// JSON in one spelling: the same value always gives the same text, whatever order its members came in.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Members sorted by name, no white space (RFC 8785 for the values we have: texts, lists and objects). */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, sortMembers);
}
