// Gives copies citation keys that no other document of the target has.
import { fold } from '#bibliography/fold.ts';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import type { Json } from '../library/canonicalJson.ts';
import type { StoredFields } from '../library/storedFields.ts';

const name = 'citationKeys';

const isText = (value: Json): value is string => typeof value === 'string';

/** The citation keys among stored fields. */
function keysOf(fields: StoredFields): readonly string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** The fields with citation keys that are neither in `taken` nor in `given`, which have folded keys; adds the keys to `given`. */
export function withFreeKeys(
  fields: StoredFields,
  taken: ReadonlySet<string>,
  given: Set<string>,
): { fields: StoredFields; isNew: boolean } {
  const keys = keysOf(fields);
  const free = keys.map((key) => {
    const folded = fold(key);
    const isTaken = taken.has(folded) || given.has(folded);
    const alike = isTaken ? [...taken, ...given].filter((each) => each.startsWith(folded)) : [];
    const unused = isTaken ? new KeyMaker(alike).free(key) : key;
    given.add(fold(unused));
    return unused;
  });
  const isNew = free.some((key, index) => key !== keys[index]);
  return { fields: isNew ? { ...fields, [name]: free } : fields, isNew };
}
