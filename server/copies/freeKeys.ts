// Gives copies citation keys that no other document of the target has.
import { fold } from '#bibliography/fold.ts';
import { keyWithLetters } from '#bibliography/citationKeys/makeKey.ts';
import type { Json } from '../library/canonicalJson.ts';
import type { StoredFields } from '../library/storedFields.ts';

const name = 'citationKeys';

const isText = (value: Json): value is string => typeof value === 'string';

/** The citation keys among stored fields. */
export function keysOf(fields: StoredFields): readonly string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Stored fields with free citation keys. */
export interface FreeKeys {
  readonly fields: StoredFields;
  /** Whether any key had to change. */
  readonly isNew: boolean;
  /** The citation keys, folded. */
  readonly folded: readonly string[];
}

/** Folded keys. */
type Keys = Pick<ReadonlySet<string>, 'has'>;

/** The fields with citation keys that are neither in `taken` nor in `assigned` (keys that this request has assigned since `taken` was read). */
export function withFreeKeys(fields: StoredFields, taken: Keys, assigned: Keys): FreeKeys {
  const own = new Set<string>();
  const keys = keysOf(fields);
  const free = keys.map((key) => {
    const base = fold(key);
    const isTaken = (folded: string) => taken.has(folded) || assigned.has(folded) || own.has(folded);
    let count = 0;
    while (isTaken(keyWithLetters(base, count))) count += 1;
    own.add(keyWithLetters(base, count));
    return keyWithLetters(key, count);
  });
  const isNew = free.some((key, index) => key !== keys[index]);
  return { fields: isNew ? { ...fields, [name]: free } : fields, isNew, folded: [...own] };
}
