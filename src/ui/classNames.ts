// Joins class names, leaving out those that do not apply.

/** `classNames('a', on && 'b')` is `'a b'` or `'a'`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
