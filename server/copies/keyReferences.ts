// Lets fields that name other documents by citation key follow these documents into the target, where they may have other keys.
import { fold } from '#bibliography/fold.ts';
import { type StoredFields, toDraft } from '../library/storedFields.ts';

/** The fields whose value is one key, or several separated by commas. `xdata` names parts of a library's file, which are not copied. */
const referring = new Set(['crossref', 'xref', 'related', 'entryset']);

/** A citation key of a document of the source, and the key that leads to it in the target. */
export type KeyInTarget = readonly [key: string, inTarget: string];

const keysOf = (fields: StoredFields): readonly string[] => toDraft('other', fields).fields.citationKeys ?? [];
const othersOf = (fields: StoredFields) => toDraft('other', fields).fields.otherFields ?? [];

/** The keys of a document and its copy, which has as many. */
export function keysOfCopy(source: StoredFields, copy: StoredFields): KeyInTarget[] {
  const copied = keysOf(copy);
  return keysOf(source).map((key, index) => [key, copied[index] ?? key]);
}

/** The keys of a document that was left out, because the target has the same work already, perhaps under other keys. */
export function keysOfDuplicate(source: StoredFields, existing: StoredFields): KeyInTarget[] {
  const keys = keysOf(existing);
  return keysOf(source).flatMap((key) => {
    const inTarget = keys.find((each) => fold(each) === fold(key)) ?? keys[0];
    return inTarget === undefined ? [] : [[key, inTarget] as const];
  });
}

/** Whether any field names documents by citation key. */
export function hasReferences(fields: StoredFields): boolean {
  return othersOf(fields).some(({ name }) => referring.has(name.toLowerCase()));
}

/** Whether a reference to any of these keys has to change. */
export function areRenamed(keys: readonly KeyInTarget[]): boolean {
  return keys.some(([key, inTarget]) => fold(key) !== fold(inTarget));
}

/** Replaces references by these keys, of which the first one counts where several documents have the same, as in a file. */
export function referenceWriter(keys: readonly KeyInTarget[]): (fields: StoredFields) => StoredFields {
  const inTarget = new Map<string, string>();
  for (const [key, its] of keys) if (!inTarget.has(fold(key))) inTarget.set(fold(key), its);
  const replaced = (key: string): string => {
    const its = inTarget.get(fold(key));
    return its === undefined || fold(its) === fold(key) ? key : its;
  };
  return (fields) => {
    const others = othersOf(fields);
    const otherFields = others.map(({ name, value }) => ({
      name,
      value: referring.has(name.toLowerCase()) ? value.replace(/[^,\s](?:[^,]*[^,\s])?/g, replaced) : value,
    }));
    return others.every(({ value }, index) => value === otherFields[index]?.value)
      ? fields
      : { ...fields, otherFields };
  };
}
