// The names under which secrets go: of a property, or said by another property beside it.

/** The names of what is a secret. */
const secretName =
  /passw|one-?time|recovery-?codes?|pass-?phrase|pass-?code|^pass$|pwd|token|secret|credential|authori[sz]ation|cookie|bearer|jwt|csrf|xsrf|signature|^otp$|^pin$|api[-_]?key|private[-_]?key|access[-_]?key|session[-_]?id/i;

/** Properties that say which field an object is about: `{ name: 'password', value: … }`. */
const namingKeys = ['name', 'field', 'path', 'key', 'label', 'id', 'header', 'property'];

/** What such an object says beside its value. It is still searched for secrets that are known. */
const harmlessKeys = new Set([...namingKeys, 'type', 'kind', 'code', 'message', 'form', 'revision', '__typename']);

/** Whether what goes under this name is a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** The name by which another property says that this one is a secret; null where none does. */
export function secretNameBeside(object: Readonly<Record<string, unknown>>, key: string): string | null {
  if (harmlessKeys.has(key)) return null;
  for (const naming of namingKeys) {
    const name = nameIn(object[naming]);
    if (name !== null) return name;
  }
  return null;
}

/** Whether a list is a name with its value, as headers and forms list them. */
export function isSecretPair(list: readonly unknown[]): boolean {
  return list.length === 2 && nameIn(list[0]) !== null;
}

/** `password`, or the last of a path such as `['input', 'password']`; null where it is no name of a secret. */
function nameIn(name: unknown): string | null {
  const last: unknown = Array.isArray(name) ? name.at(-1) : name;
  return typeof last === 'string' && last.length <= 60 && isSecretName(last) ? last : null;
}
