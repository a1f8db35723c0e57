// Valid names for entries and fields in a file, whatever their names are in the library.

/** A citation key without characters that would end it, begin a comment or separate words. */
export function cleanKey(key: string): string {
  return key.replace(/[\s{},"=\\@%#~\p{Cc}]/gu, '');
}

/** The name of a field or an abbreviation without invalid characters, also at its start. */
export function cleanName(name: string): string {
  const clean = name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_:.+/-]/gu, '');
  return /^[\p{L}_]/u.test(clean) ? clean : `field-${clean}`;
}

/** A unique name for another field, given those `used`: programs read only one of two fields with the same name, so the second gets a number. */
export function freeNames(names: readonly string[], used: Iterable<string>): readonly string[] {
  const taken = new Set(used);
  return names.map((name) => {
    const clean = cleanName(name);
    let free = clean;
    for (let number = 2; taken.has(free); number += 1) free = `${clean}-${number}`;
    taken.add(free);
    return free;
  });
}
