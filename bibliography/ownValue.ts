// Looks up a name that files or people chose in a table; it may be `constructor` or `__proto__`.

/** The table's own value for the name, ignoring inherited properties. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
