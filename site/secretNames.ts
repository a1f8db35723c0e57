// Decides by name whether a value is a secret: the name of its property, or a name given by a property beside it.

/** Names of secrets. */
const secretName =
  /passw|one-?time|recovery-?codes?|pass-?phrase|pass-?code|^pass$|pwd|token|secret|credential|authori[sz]ation|cookie|bearer|jwt|csrf|xsrf|signature|^otp$|^pin$|api[-_]?key|private[-_]?key|access[-_]?key|session[-_]?id/i;

/** Properties that name the field described by an object: `{ name: 'password', value: … }`. */
const namingKeys = ['name', 'field', 'path', 'key', 'label', 'id', 'header', 'property'];

/** Other properties of such an object, which are not the value. They are still searched for known secrets. */
const harmlessKeys = new Set([...namingKeys, 'type', 'kind', 'code', 'message', 'form', 'revision', '__typename']);

/** Whether a value with this name is a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** For `{ name: 'password', value: … }` and the key `value`, returns `password`. Null if no other property says that the value of `key` is a secret. */
export function secretNameBeside(object: Readonly<Record<string, unknown>>, key: string): string | null {
  if (harmlessKeys.has(key)) return null;
  for (const naming of namingKeys) {
    const name = nameIn(object[naming]);
    if (name !== null) return name;
  }
  return null;
}

/** Whether a list is a pair of a secret's name and its value, as in lists of headers or form fields. */
export function isSecretPair(list: readonly unknown[]): boolean {
  return list.length === 2 && nameIn(list[0]) !== null;
}

/** `password`, or the last part of a path such as `['input', 'password']`; null if it isn't the name of a secret. */
function nameIn(name: unknown): string | null {
  const last: unknown = Array.isArray(name) ? name.at(-1) : name;
  return typeof last === 'string' && last.length <= 60 && isSecretName(last) ? last : null;
}
