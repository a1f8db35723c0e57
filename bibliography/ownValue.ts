// Looking up in a table what files and people may call as they like, `constructor` and `__proto__` among it.

/** What the table has itself under the name; not what every object has. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
