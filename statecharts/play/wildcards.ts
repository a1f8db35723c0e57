// Matches the names of events in a machine, which may have wildcards: `open` matches itself, `open.*` all names that begin with it, and `*` any event.

/** An event that the name stands for; in place of a wildcard, one that nothing else is likely to name. */
export function exampleOf(name: string): string {
  return name.replace(/\*$/, 'any.other');
}

/** Whether the name stands for events of this type. */
export function standsFor(name: string, type: string): boolean {
  if (name === type || name === '*') return true;
  return name.endsWith('.*') && (type === name.slice(0, -2) || type.startsWith(name.slice(0, -1)));
}
