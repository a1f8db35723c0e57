// What an entry of a file and its fields can be called, whatever they are called in the library.

/** A citation key without what would end it, and what begins a comment or parts words. */
export function cleanKey(key: string): string {
  return key.replace(/[\s{},"=\\@%#~\p{Cc}]/gu, '');
}

/** The name of a field or an abbreviation without what no name can hold, nor begin with. */
export function cleanName(name: string): string {
  const clean = name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_:.+/-]/gu, '');
  return /^[\p{L}_]/u.test(clean) ? clean : `field-${clean}`;
}

/** What other fields are called beside those that are `used`: of two fields of one name programs read one, so the other gets a number. */
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
